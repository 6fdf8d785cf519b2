/** In which shape a word is asked: it moves from the plainest to the hardest as it settles. */
import type { WordEntry } from './entry.ts';
import { type Memory, settledDays } from './memory.ts';

/**
 * `recognize`: word → meaning. `choose`: which word fits the sentence. `recall`: meaning → word. `pairs`: synonyms as in a
 * sentence equivalence. `spell`: by its sound.
 */
export const cardKinds = ['recognize', 'choose', 'recall', 'pairs', 'spell'] as const;
export type CardKind = (typeof cardKinds)[number];

/** From here on the plain question would be answered without thinking. */
export const firmDays = 7;

export type Asked = {
  memory: Memory | null;
  /** Words of one's own have no sentence to choose in, no synonyms and no sound. */
  entry: Pick<WordEntry, 'synonyms'> | null;
  hasPairs: boolean;
};

export function kindFor({ memory, entry, hasPairs }: Asked): CardKind {
  if (memory === null || entry === null || memory.state !== 2 || memory.stability < firmDays)
    return 'recognize';
  const turn = memory.reviews;
  if (memory.stability < settledDays) return turn % 2 === 0 ? 'choose' : 'recognize';
  const hard: CardKind[] = hasPairs ? ['recall', 'pairs', 'choose', 'spell'] : ['recall', 'choose', 'spell'];
  return hard[turn % hard.length] ?? 'recall';
}

/** How long a card of a kind takes, by which a session of so many minutes is filled. */
export const secondsOf = (kind: CardKind, isNew: boolean): number =>
  isNew ? 25 : { recognize: 9, choose: 14, recall: 12, pairs: 25, spell: 15 }[kind];
