/** What a writer writes of a word, and of a group of words; docs/words.md explains each field. */
import { z } from 'zod';

const line = z.string().trim().min(1);
const both = z.strictObject({ en: line, zh: line });
const headword = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'a headword is one lower-case word');
/** Synonyms and antonyms may be phrases, such as “take up”. */
const term = z.string().regex(/^[a-z]+(?:[ -][a-z]+)*$/, 'is a lower-case word or phrase');

export const partsOfSpeech = ['n.', 'v.', 'adj.', 'adv.'] as const;
/** A sense may serve two parts at once: `v./n.`. */
const pos = z
  .string()
  .regex(/^(?:n|v|adj|adv)\.(?:\/(?:n|v|adj|adv)\.)?$/, 'is n., v., adj., adv. or two as v./n.');

const example = z.strictObject({ en: line, zh: line });
const sense = z.strictObject({
  pos,
  en: line,
  zh: line,
  /** A sense to be learned now; the first one always is. */
  core: z.literal(true).optional(),
  examples: z.array(example).min(1).max(2),
});

/** Which sense it belongs to, where that is not the first. */
const senseNumber = z.number().int().min(1).max(3).default(1);

const synonym = z.strictObject({
  word: term,
  sense: senseNumber,
  /** It can take the headword's place in a sentence equivalence. */
  swap: z.literal(true).optional(),
  en: line,
  zh: line,
});

/** A bare word is an antonym of the first sense. `of` is the member of the family that it is opposed to. */
const antonym = z.preprocess(
  (value) => (typeof value === 'string' ? { word: value } : value),
  z.strictObject({ word: term, sense: senseNumber, of: term.optional() }),
);

/** Written `mitigation: 'n. 减轻'`. */
const familyGloss = z
  .string()
  .regex(/^(?:n|v|adj|adv)\. \S/, 'begins with its part of speech and a space, as in “n. 减轻”')
  .transform((text) => {
    const space = text.indexOf(' ');
    return { pos: text.slice(0, space), zh: text.slice(space + 1) };
  });

export const entry = z.strictObject({
  word: headword,
  /** Which of two words that are written alike; left out where there is one. */
  homograph: z.number().int().min(1).max(3).optional(),
  ipa: line,
  /** The writer looked the transcription up and disagrees with the list's. */
  ipaChecked: z.literal(true).optional(),
  /** Forms that no rule makes: `[forsook, forsaken]`. */
  forms: z.array(term).min(1).optional(),
  kind: z.enum(['tricky', 'core', 'hard', 'pair']),
  register: both,
  senses: z.array(sense).min(1).max(3),
  synonyms: z.array(synonym).min(1).max(5),
  antonyms: z.array(antonym).max(4).default([]),
  family: z.record(term, familyGloss).default({}),
  root: z.strictObject({ key: z.string().optional(), en: line, zh: line }).optional(),
  collocations: z.array(line).min(2).max(4),
  confusion: both.optional(),
});
export type Entry = z.output<typeof entry>;

export const group = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: both,
  pos: z.enum(partsOfSpeech),
  /** The question whose answers part the members. */
  line: both,
  /** The group that says the contrary. */
  opposite: z.string().optional(),
  members: z
    .array(z.strictObject({ word: headword, sense: senseNumber, en: line, zh: line }))
    .min(2)
    .max(7),
  /** Members of which either answers a sentence equivalence. */
  pairs: z.array(z.tuple([headword, headword])).default([]),
});
export type Group = z.output<typeof group>;

export const roots = z.record(z.string(), z.strictObject({ from: line, en: line, zh: line }));
export type Roots = z.output<typeof roots>;

/** A word of the third tier: explained where a reader meets it, never asked. */
export const readingWord = z.strictObject({
  word: headword,
  pos: z
    .string()
    .regex(
      /^(?:n|v|adj|adv|prep|conj)\.(?:\/(?:n|v|adj|adv)\.)?$/,
      'is n., v., adj., adv., prep., conj. or two as n./v.',
    ),
  ipa: line,
  en: line,
  zh: line,
  /** Forms that no rule makes and that a reader may tap, as `larvae`. */
  forms: z.array(headword).default([]),
});
export type ReadingWord = z.output<typeof readingWord>;
