/** The schema of a lesson's file; a field that is not known is a fault, since it would silently do nothing. */
import { z } from 'zod';
import { type BankTexts, bankText, bankTexts } from '#core/bank-text.ts';
import { askKinds } from '#core/lessons/lesson.ts';
import { lessonFigure } from './figure-schema.ts';

const said = z.string().trim().min(1, 'is empty');

/** In both languages, or one string where both say the same. */
export const text = z.preprocess(
  (value) =>
    typeof value === 'string' || typeof value === 'number' ? { zh_cn: `${value}`, en: `${value}` } : value,
  z.strictObject({ zh_cn: said, en: said }).transform((both): BankTexts => bankTexts(both)),
);

const english = said.transform(bankText);

/** A calculation, or `code` where a function of bank/lessons/verify/<id>.ts does it. */
const verify = z.union([z.string().min(1), z.number().transform(String)]);

const answer = z.strictObject({
  text: text.optional(),
  value: z.number().optional(),
  span: english.optional(),
  at: z.number().optional(),
  right: z.literal(true).optional(),
  bin: z.union([z.literal(0), z.literal(1)]).optional(),
  mistake: z.string().optional(),
  reply: text,
});

export const ask = z.strictObject({
  kind: z.enum(askKinds),
  prompt: text,
  english: english.optional(),
  figure: lessonFigure.optional(),
  bins: z.tuple([text, text]).readonly().optional(),
  pick: z.number().int().min(2).max(3).optional(),
  /** The answers have an order of their own, as those of a comparison: they are not shuffled. */
  inOrder: z.literal(true).optional(),
  answers: z.array(answer).min(2).max(8),
  else: text.optional(),
  after: text.optional(),
  afterFigure: lessonFigure.optional(),
  verify: verify.optional(),
});

const example = z.strictObject({
  question: text,
  options: z.array(text).min(2).max(6).optional(),
  figure: lessonFigure.optional(),
  lines: z.array(z.strictObject({ do: text, why: text })),
  answer: text,
  verify: verify.optional(),
});

const check = z.union([
  z.string().transform((question) => ({ question })),
  z.strictObject({ family: z.string() }),
  z.strictObject({ question: z.string(), ask }),
]);

export const lesson = z.strictObject({
  id: z.string(),
  title: text,
  /** The belief to overturn; for writers and reports, not shown. */
  crux: text,
  before: z.array(z.string()).max(2).default([]),
  hook: ask,
  idea: text,
  steps: z.array(z.strictObject({ show: text.optional(), ask })),
  examples: z.array(example),
  traps: z.array(z.strictObject({ name: text, ask })),
  card: z.array(text),
  checks: z.array(check),
  next: z.array(z.string()).min(1).max(2),
});

export type WrittenAsk = z.output<typeof ask>;
export type WrittenLesson = z.output<typeof lesson>;

/** Every small question with its place in the lesson, by which complaints and progress call it. */
export const asksOf = ({ hook, steps, traps, checks }: WrittenLesson): [key: string, ask: WrittenAsk][] => [
  ['hook', hook],
  ...steps.map(({ ask: own }, index): [string, WrittenAsk] => [`step-${index + 1}`, own]),
  ...traps.map(({ ask: own }, index): [string, WrittenAsk] => [`trap-${index + 1}`, own]),
  ...checks.flatMap((one, index): [string, WrittenAsk][] =>
    'ask' in one ? [[`check-${index + 1}`, one.ask]] : [],
  ),
];
