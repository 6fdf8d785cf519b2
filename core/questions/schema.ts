/** Schemas of questions and stimuli, for what comes from outside: files of the bank, replies of the API. */
import { z } from 'zod';
import { figure } from './figure-schema.ts';
import { formRules } from './forms/registry.ts';
import { code } from './forms/schema-parts.ts';
import { bankText, text } from './text-schema.ts';

type Schemas = (typeof formRules)[keyof typeof formRules]['schemas'];
type Some<Schema> = [Schema, ...Schema[]];

const schemas = Object.values(formRules).map((rules): Schemas => rules.schemas);

export const shownQuestion = z.discriminatedUnion(
  'form',
  schemas.map(({ shown }) => shown) as Some<Schemas['shown']>,
);

/** A question as the bank's files hold it, key and all. */
export const question = z.discriminatedUnion(
  'form',
  schemas.map((one) => one.question) as Some<Schemas['question']>,
);

/** What is told once a question is answered. Which of them it is follows from the question's form. */
export const analysis = z.union([...new Set(schemas.map(({ secret }) => secret))]);

const passage = z.object({
  id: code,
  kind: z.literal('passage'),
  title: text,
  paragraphs: z
    .array(z.object({ sentences: z.array(z.object({ id: z.string(), text: bankText })).min(1) }))
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
