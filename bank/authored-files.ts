/** Reads authored YAML and says of each fault in which file and item it is, and why. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './part.ts';

/** What cannot be taken in. `item` is the id, or the place in the file where there is none. */
export type Fault = { file: string; item: string; reason: string };

export type RawItem = { file: string; item: string; value: Record<string, unknown> };

export const yamlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

/** The items of every file; `under` is what file names are told relative to. */
export function readItems(files: readonly string[], under: string, faults: Fault[]): RawItem[] {
  return files.flatMap((path) => {
    const file = relative(under, path);
    const list = readYaml(path, file, faults);
    if (list === undefined) return [];
    if (!Array.isArray(list)) {
      faults.push({ file, item: '', reason: 'is not a list of items' });
      return [];
    }
    return list.flatMap((value: unknown, index): RawItem[] => {
      const item = nameOf(value, index);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [{ file, item, value: value as Record<string, unknown> }];
      faults.push({ file, item, reason: 'is not an item' });
      return [];
    });
  });
}

export function readYaml(path: string, file: string, faults: Fault[]): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    faults.push({ file, item: '', reason: `is not YAML: ${reason}` });
    return undefined;
  }
}

const nameOf = (value: unknown, index: number): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : `item ${index + 1}`;

/** The item as its schema reads it, or undefined with the faults told. */
export function readAs<S extends z.ZodType>(
  schema: S,
  raw: RawItem,
  faults: Fault[],
): z.output<S> | undefined {
  const read = schema.safeParse(raw.value);
  if (read.success) return read.data;
  for (const issue of read.error.issues)
    faults.push({ file: raw.file, item: raw.item, reason: explain(issue.path, issue.message) });
  return undefined;
}

const explain = (path: readonly PropertyKey[], message: string): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

export type Tell = (reason: string) => void;

/** Tells the faults of one item. */
export const faultTeller =
  ({ file }: RawItem, item: string, faults: Fault[]): Tell =>
  (reason) =>
    faults.push({ file, item, reason });

/** Faults as the gate tells them. */
export const toProblems = (faults: readonly Fault[], mend: string): Problem[] =>
  faults.map(({ file, item, reason }) => ({
    id: item || file,
    check: 'format',
    message: item ? `${reason} (${file})` : reason,
    mend,
  }));

export const faultLine = ({ file, item, reason }: Fault): string =>
  [file, item, reason].filter((part) => part !== '').join('  ');
