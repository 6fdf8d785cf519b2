/** The format of authored items, see docs/bank.md: what a YAML file may hold, before it becomes questions. */
import { z } from 'zod';
import type { BankText, BankTexts } from '#core/bank-text.ts';
import { completionForms } from '#core/questions/forms/completion.ts';

/** Written by our own authors, and by nobody else. */
const said = z.string().trim().min(1) as unknown as z.ZodType<BankText, string>;
const both = z.strictObject({ en: said, zh: said });

/** Authors write zh, the model has zh_cn. */
export const toText = ({ en, zh }: z.output<typeof both>): BankTexts => ({ zh_cn: zh, en });
const itemId = z.string().regex(/^[a-z]+-[a-z0-9]+(?:-[0-9]+)?$/, 'is not an id such as tc-a001');
const difficulty = z.literal([1, 2, 3, 4, 5]);
const tags = z.array(said).min(1);

/** A wrong option says why it fails; a right one may. */
const option = z
  .strictObject({
    text: said,
    key: z.literal(true).optional(),
    gloss: said.optional(),
    /** The same in English. */
    gloss_en: said.optional(),
    en: said.optional(),
    zh: said.optional(),
  })
  .check(({ value: { key, en, zh, text }, issues, value }) => {
    if (!key && (en === undefined || zh === undefined))
      issues.push({
        code: 'custom',
        input: value,
        message: `“${text}” does not say in both languages why it fails`,
      });
  });

export type AuthoredOption = z.output<typeof option>;

const head = { id: itemId, difficulty, tags };

export const completion = z.strictObject({
  ...head,
  form: z.enum(completionForms),
  stem: said,
  blanks: z.array(z.array(option)).min(1).max(3),
  analysis: both,
  translation: said,
});

export const equivalence = z.strictObject({
  ...head,
  form: z.literal('se').default('se'),
  stem: said,
  options: z.array(option).length(6),
  analysis: both,
  translation: said,
  /** Pairs of wrong options that say the same and suit the sentence's surface, not its sense: one pair, or two in a row. */
  decoys: z.union([z.tuple([said, said]), z.tuple([said, said, said, said])]).optional(),
  /** Why a key and a wrong option do not say the same here although the thesaurus links them. */
  waiver: said.optional(),
});

const asked = { ...head, stem: said, analysis: both };

export const passageQuestion = z.discriminatedUnion('form', [
  z.strictObject({ ...asked, form: z.literal('rc-one'), options: z.array(option).length(5) }),
  z.strictObject({ ...asked, form: z.literal('rc-many'), options: z.array(option).length(3) }),
  z.strictObject({
    ...asked,
    form: z.literal('rc-sentence'),
    sentence: z.int().min(1),
    near: z.array(z.strictObject({ sentence: z.int().min(1), en: said, zh: said })).min(1),
  }),
]);

export type PassageQuestion = z.output<typeof passageQuestion>;

export const passage = z.strictObject({
  id: itemId,
  title: said,
  tags,
  paragraphs: z.array(z.array(said).min(1)).min(1),
  summary: both,
  words: z.record(z.string(), said).optional(),
  questions: z.array(passageQuestion).min(1),
});

const point = z.array(both).min(3);

export const essayTask = z.strictObject({
  ...head,
  prompt: said,
  translation: said,
  plan: z.strictObject({ en: z.array(said).min(3).max(5), zh: z.array(said).min(3).max(5) }),
  agree: point,
  disagree: point,
  essay: z
    .strictObject({
      level: z.number().min(1).max(6),
      paragraphs: z.array(z.strictObject({ text: said, note: both })).min(2),
    })
    .optional(),
});

/** `bank/essays/instructions.yaml`: the instructions of each variant, by the last word of its `issue.…` tag. */
export const essayInstructions = z.record(z.string(), both);
