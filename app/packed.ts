/**
 * What a loader gives of many values, as one text. The router writes each value by itself into the page, and the browser
 * reads it so; JSON is written and read at once. For what JSON can hold.
 */
import { useMemo } from 'react';

export type Packed<T> = string & { readonly holds?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const usePacked = <T>(packed: Packed<T>): T => useMemo(() => JSON.parse(packed), [packed]);
