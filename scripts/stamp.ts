/** Tells whether a build still fits the sources it was made from. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const sources = [
  'app',
  'contract',
  'core',
  'messages',
  'server',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!/\.test\.tsx?$/.test(name)) yield* filesUnder(join(path, name));
  }
}

/** One hash over the names and contents of these files and folders, tests left out. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Of everything that goes into the build. */
export const sourceStamp = (): string => hashFiles(sources);
