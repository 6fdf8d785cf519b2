/** What the question bank's and the learner's calls share: filters, rows of lists, tags, rendered math. */
import { z } from 'zod';
import { forms } from '#core/questions/kinds.ts';
import { bankText } from '#core/questions/text-schema.ts';
import { id, many, time } from '../endpoint.ts';

export const questionType = z.enum(['fill', 'read', 'math', 'write']);
const form = z.enum(forms);
export const difficulty = z.literal([1, 2, 3, 4, 5]);

/** A tag by its number or by its path, such as `1` or `quant.arith.primes`. */
const tagRef = z.string().regex(/^(?:[1-9]\d{0,8}|[a-z]+(?:[.-][a-z]+)*)$/);

export const searchKey = z.string().trim().max(100);

/** Every filter of the bank. Several tags must all hold; several forms or difficulties are alternatives. */
export const questionFilter = z.object({
  type: questionType.optional(),
  tag: many(tagRef).optional(),
  form: many(form).optional(),
  difficulty: many(z.coerce.number<number>().pipe(difficulty)).optional(),
  searchKey: searchKey.optional(),
  /** Of the person who asks: `unseen` was never answered, `wrong` was wrong the last time. Needs a login. */
  status: z.enum(['unseen', 'wrong', 'collected']).optional(),
});

export type QuestionFilter = z.output<typeof questionFilter>;

/**
 * Without a `sortKey` a search is sorted by how well it fits, and everything else by `createdAt`; who is logged in then
 * gets first what they have not tried. Siblings of one family are kept apart in every order.
 */
export const questionSort = z.object({
  sortKey: z.enum(['createdAt', 'difficulty', 'accuracy', 'hot']).optional(),
  sortType: z.enum(['ASC', 'DESC']).default('DESC'),
});

export type QuestionSort = z.output<typeof questionSort>;

export const tag = z.object({ id: z.string(), path: z.string(), name: z.string() }).meta({ id: 'Tag' });

/** How everybody does: the first answer of each person counts. Null while there is none. */
export const stats = z
  .object({
    attempts: z.int(),
    accuracy: z.number().min(0).max(1).nullable(),
    averageMs: z.int().nullable(),
  })
  .meta({ id: 'QuestionStats' });

/** Text in pieces, those that fit the search marked. */
export const highlighted = z
  .array(z.object({ text: z.string(), hit: z.boolean() }))
  .meta({ id: 'Highlighted' });

/** A search that fits very much counts no further than a thousand. */
export const isCapped = z.boolean();

/** What learners call a question, and what stands in its address: V-10482. */
export const questionNumber = z.string().meta({ id: 'QuestionNumber' });

export const comparedQuantities = z.object({ a: bankText, b: bankText }).nullable();

/** A question in a list. */
export const questionRow = z
  .object({
    id,
    number: questionNumber,
    question_type: questionType,
    form,
    difficulty,
    tags: z.array(tag),
    /** The beginning of the stem with its marks, see `core/questions/runs.ts`, in the exam's language; a comparison may have none. */
    stem: bankText,
    /** What a quantitative comparison compares; null for other forms. */
    quantities: comparedQuantities,
    /** The title of the passage or data set it belongs to. */
    title: z.string().nullable(),
    createdAt: time,
    stats,
    /** How I stand with it; null for visitors. */
    mine: z
      .object({ status: z.enum(['unseen', 'wrong', 'right', 'done']), collected: z.boolean() })
      .nullable(),
    /** Where the search was found; null where nothing was searched. */
    excerpt: highlighted.nullable(),
  })
  .meta({ id: 'QuestionRow' });

export type QuestionRow = z.input<typeof questionRow>;
