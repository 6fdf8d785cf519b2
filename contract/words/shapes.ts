/** What the calls about words share: entries, groups, and how a word stands with its learner. */
import { z } from 'zod';
import { cardKinds } from '#core/words/kinds.ts';
import { retentions, standings } from '#core/words/memory.ts';
import { id, time } from '../endpoint.ts';

const both = z.object({ zh_cn: z.string(), en: z.string() });

/** A headword, or a word of one's own: small letters, seldom two words. */
export const word = z.string().trim().toLowerCase().min(1).max(60);
export const level = z.coerce.number<number>().int().min(1).max(10);

export const entry = z
  .object({
    word: z.string(),
    level: z.int(),
    frequency: z.int().nullable(),
    ipa: z.string(),
    register: both,
    senses: z.array(
      z.object({
        pos: z.string(),
        en: z.string(),
        zh: z.string(),
        isCore: z.boolean(),
        examples: z.array(z.object({ en: z.string(), zh: z.string() })),
      }),
    ),
    synonyms: z.array(z.object({ word: z.string(), sense: z.int(), swaps: z.boolean(), note: both })),
    antonyms: z.array(z.object({ word: z.string(), sense: z.int(), of: z.string().nullable() })),
    family: z.array(z.object({ word: z.string(), pos: z.string(), zh: z.string() })),
    root: both.nullable(),
    collocations: z.array(z.string()),
    confusion: both.nullable(),
  })
  .meta({ id: 'WordEntry' });

export const group = z
  .object({
    id: z.string(),
    title: both,
    pos: z.string(),
    line: both,
    opposite: z.string().nullable(),
    members: z.array(z.object({ word: z.string(), sense: z.int(), note: both })),
    pairs: z.array(z.tuple([z.string(), z.string()])),
  })
  .meta({ id: 'WordGroup' });

/** The scheduler's memory of a word; the browser goes on with it where there is no network. */
export const memory = z
  .object({
    due: z.string(),
    last: z.string(),
    stability: z.number(),
    difficulty: z.number(),
    state: z.literal([0, 1, 2, 3]),
    step: z.int(),
    reviews: z.int(),
    lapses: z.int(),
  })
  .meta({ id: 'WordMemory' });

export const standing = z.enum(standings);
export const cardKind = z.enum(cardKinds);
export const retention = z.literal(retentions);

/** How a word stands with whoever asks. */
export const ownWord = z
  .object({
    word: z.string(),
    standing,
    dueAt: time.nullable(),
    isDue: z.boolean(),
    isLeech: z.boolean(),
    isPaused: z.boolean(),
    /** Put among one's words by hand, from a question, a passage or a file. */
    isKept: z.boolean(),
    /** What it means to the learner, for a word that the deck does not have. */
    gloss: z.string().nullable(),
    note: z.string(),
    /** Where it was met. */
    questionId: id.nullable(),
    addedAt: time,
    reviews: z.int(),
    lapses: z.int(),
  })
  .meta({ id: 'OwnWord' });

/** A word as lists show it. */
export const wordRow = z
  .object({ word: z.string(), ipa: z.string(), pos: z.string(), en: z.string(), zh: z.string() })
  .meta({ id: 'WordRow' });
