/** The published keys, a committed file for each part of the bank, so that no id comes to stand for another question. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keys } from './hash-key.ts';

/** What stands in place of the hash when a question has left the bank: its id is never used again. */
export const retired = 'retired';

const pathOf = (part: string): string => join(import.meta.dirname, `${part}.json`);

export const readManifest = (part: string): Keys =>
  existsSync(pathOf(part)) ? JSON.parse(readFileSync(pathOf(part), 'utf8')) : {};

/** A line for each id, so that a change of one is a change of one line. */
export function writeManifest(part: string, keys: Keys): void {
  const lines = Object.keys(keys)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(keys[id])}`);
  writeFileSync(pathOf(part), `{\n${lines.join(',\n')}\n}\n`);
}

export type KeyChange = { id: string; kind: 'new' | 'changed' | 'missing' | 'returned' };

/** How the bank differs from what was published. */
export function compareKeys(published: Keys, found: Keys): KeyChange[] {
  const ids = [...new Set([...Object.keys(published), ...Object.keys(found)])].sort();
  return ids.flatMap((id): KeyChange[] => {
    const [before, now] = [published[id], found[id]];
    if (before === now || (before === retired && now === undefined)) return [];
    if (before === undefined) return [{ id, kind: 'new' }];
    if (now === undefined) return [{ id, kind: 'missing' }];
    return [{ id, kind: before === retired ? 'returned' : 'changed' }];
  });
}

/** Ids that somebody names on purpose: whose published key was wrong, and which have left the bank. */
export type Named = { renew: readonly string[]; retire: readonly string[] };

/** New ids are taken in; a published one changes only where it is named, and the rest is refused. */
export function updateKeys(
  published: Keys,
  found: Keys,
  { renew, retire }: Named,
): { keys: Keys; refused: KeyChange[] } {
  const keys: Record<string, string> = { ...published };
  const refused = compareKeys(published, found).filter(({ id, kind }) => {
    if (kind === 'new' || (kind === 'changed' && renew.includes(id))) keys[id] = found[id]!;
    else if (kind === 'missing' && retire.includes(id)) keys[id] = retired;
    else return true;
    return false;
  });
  return { keys, refused };
}

const said: Record<KeyChange['kind'], string> = {
  new: 'is not among the published keys',
  changed: 'has another key, or other numbers, than the question published under this id',
  missing: 'was published and is gone',
  returned: 'was retired and is back',
};

export const changeLine = ({ kind }: KeyChange): string => said[kind];

export function mendOf({ id, kind }: KeyChange): string {
  switch (kind) {
    case 'new':
      return 'npm run bank -- keys, and commit bank/keys';
    case 'changed':
      return `bring the question back and give the other a new id; where the published key was wrong, npm run bank -- keys --renew ${id}`;
    case 'missing':
      return `bring it back, or npm run bank -- keys --retire ${id}`;
    case 'returned':
      return 'give it a new id: an id is never used again';
  }
}
