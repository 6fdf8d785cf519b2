/** The schema of a text in both languages, and the check that a schema says the same as a type. */
import { z } from 'zod';
import type { Text } from '../texts.ts';

export const text = z.object({ zh_cn: z.string(), en: z.string() }).readonly();

/** True where two types are the same in every field. */
export type Same<A, B> = [Flat<A>] extends [Flat<B>] ? ([Flat<B>] extends [Flat<A>] ? true : false) : false;

/** Required keys all the way down, so that a field which one side lacks is seen even where it is optional. */
type Flat<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? Flat<Item>[]
    : { [K in keyof T]: Flat<T[K]> }
  : T extends object
    ? { [K in keyof T]-?: Flat<Exclude<T[K], undefined>> }
    : T;

export const textSchemaIsComplete: Same<z.output<typeof text>, Text> = true;
