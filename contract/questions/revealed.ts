/** What opens up about a question once its key may be seen, and how the person who sees it stands with it. */
import { z } from 'zod';
import { mistakeCauses } from '#core/learning/causes.ts';
import { analysis as analysisSchema, stimulusSecret } from '#core/questions/schema.ts';
import { id, time } from '../endpoint.ts';

/**
 * The share of people who chose each option or sentence, by its id; for numeric entry `right`, the value of a known
 * mistake, or `other`.
 */
const distribution = z.record(z.string(), z.number());

const analysis = analysisSchema.meta({ id: 'Analysis' });
const stimulusNotes = stimulusSecret.meta({ id: 'StimulusNotes' });

/** What opens up once a login allows it; all of it null for visitors, but of the question of the day. */
export const revealed = z.object({
  key: z.array(z.string()).nullable(),
  analysis: analysis.nullable(),
  /** Summary and hard words of the passage. */
  stimulusNotes: stimulusNotes.nullable(),
  distribution: distribution.nullable(),
});

/** Collected, noted, in the wrong-book. */
export const ownState = z.object({
  collected: z.boolean(),
  folderId: id.nullable(),
  note: z.object({ id, body: z.string(), revision: z.int(), updatedAt: time }).nullable(),
  /** Wrong, and not solved cleanly since. */
  isInWrongBook: z.boolean(),
  /** Its entry in the wrong-book, graduated or not, and what went wrong where that was said; null where there is none. */
  mistake: z
    .object({
      cause: z.enum(mistakeCauses).nullable(),
      /** When it comes back; null once it is overcome. */
      dueAt: time.nullable(),
    })
    .nullable(),
  /** Its words that are in the word book. */
  words: z.array(z.string()),
});
