/**
 * What a loader gives of many values, as one text. The router writes each value by itself into a document, and the browser
 * reads it so; JSON is written and read at once. For what JSON can hold, and in documents alone: what an open page asks
 * for may be answered by a node of another release, so there it stays what it always was.
 */
import { useMemo } from 'react';

type Packed<T> = string & { readonly holds?: T };

export const pack = <T extends object>(value: T, { isDocument }: { isDocument: boolean }): T | Packed<T> =>
  isDocument ? JSON.stringify(value) : value;

export const usePacked = <T extends object>(given: T | Packed<T>): T =>
  useMemo(() => (typeof given === 'string' ? JSON.parse(given) : given), [given]);
