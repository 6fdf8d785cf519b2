/** Schemas of questions and stimuli, for what comes from outside: files of the bank, replies of the API. */
import { z } from 'zod';
import { figure } from './figure-schema.ts';
import { text } from './text-schema.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{1,79}$/);
const option = z.object({ id: z.string().regex(/^[A-I]$/), text });

const shown = {
  id: code,
  exercise_type: z.enum(['verbal', 'quant', 'write']),
  question_type: z.enum(['fill', 'read', 'math', 'write']),
  tags: z.array(z.string()).min(1),
  difficulty: z.literal([1, 2, 3, 4, 5]),
  seconds: z.int().positive(),
  stem: text,
  figures: z.array(figure).optional(),
};
const mayBeShared = { ...shown, stimulus: code.optional() };

const shownBlanks = z.object({
  ...mayBeShared,
  form: z.enum(['tc1', 'tc2', 'tc3']),
  blanks: z
    .array(z.object({ options: z.array(option).min(3).max(5) }))
    .min(1)
    .max(3),
});
const shownOne = z.object({
  ...mayBeShared,
  form: z.enum(['rc-one', 'mc-one']),
  options: z.array(option).length(5),
});
const shownMany = z.object({
  ...mayBeShared,
  form: z.enum(['se', 'rc-many', 'mc-many']),
  options: z.array(option).min(3).max(9),
  choose: z.union([z.literal('all'), z.int().min(1).max(9)]),
});
const shownSentence = z.object({ ...shown, form: z.literal('rc-sentence'), stimulus: code });
const shownComparison = z.object({
  ...mayBeShared,
  form: z.literal('qc'),
  quantities: z.object({ a: text, b: text }),
});
const shownNumeric = z.object({
  ...mayBeShared,
  form: z.literal('numeric'),
  boxes: z.literal([1, 2]),
  prefix: text.optional(),
  suffix: text.optional(),
  rounding: text.optional(),
});
const shownEssay = z.object({ ...mayBeShared, form: z.literal('essay'), instructions: text });

export const shownQuestion = z.discriminatedUnion('form', [
  shownBlanks,
  shownOne,
  shownMany,
  shownSentence,
  shownComparison,
  shownNumeric,
  shownEssay,
]);

const steps = z.array(text);

const secretChoices = z.object({
  steps,
  key: z.array(z.string()).min(1),
  notes: z.record(
    z.string(),
    z.object({ why: text, misconception: z.string().optional(), gloss: z.string().optional() }),
  ),
  clued: z.string().optional(),
  translation: z.string().optional(),
});

const secretNumeric = z.object({
  steps,
  value: z.string(),
  tolerance: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('exact') }),
    z.object({ kind: z.literal('rounded'), places: z.int().min(0) }),
    z.object({ kind: z.literal('range'), low: z.string(), high: z.string() }),
  ]),
  misses: z.array(z.object({ value: z.string(), misconception: z.string(), why: text })),
});

const secretEssay = z.object({
  steps,
  points: z.object({ agree: z.array(text), disagree: z.array(text) }),
  essay: z
    .object({ level: z.number(), paragraphs: z.array(z.object({ text: z.string(), note: text })) })
    .optional(),
  translation: z.string().optional(),
});

/** What is told once a question is answered. Which of the three it is follows from the question's form. */
export const analysis = z.union([secretChoices, secretNumeric, secretEssay]);

const inBank = { family: z.string().optional() };

/** A question as the bank's files hold it, key and all. */
export const question = z.discriminatedUnion('form', [
  shownBlanks.extend({ ...inBank, secret: secretChoices }),
  shownOne.extend({ ...inBank, secret: secretChoices }),
  shownMany.extend({ ...inBank, secret: secretChoices }),
  shownSentence.extend({ ...inBank, secret: secretChoices }),
  shownComparison.extend({ ...inBank, secret: secretChoices }),
  shownNumeric.extend({ ...inBank, secret: secretNumeric }),
  shownEssay.extend({ ...inBank, secret: secretEssay }),
]);

const passage = z.object({
  id: code,
  kind: z.literal('passage'),
  title: text,
  paragraphs: z
    .array(z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string().min(1) })).min(1) }))
    .min(1),
});

const data = z.object({
  id: code,
  kind: z.literal('data'),
  title: text,
  intro: text,
  figures: z.array(figure).min(1),
});

export const stimulus = z.discriminatedUnion('kind', [passage, data]);

export const stimulusSecret = z.object({
  summary: text.optional(),
  words: z.array(z.object({ word: z.string(), gloss: z.string() })).optional(),
});
