/** A task of a day as plan and today show it: the work, why it is there, how much of it is done, where it starts. */
import { z } from 'zod';

export const day = z.iso.date();
export const measure = z.enum(['verbal', 'quant']);

export const taskWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['diagnostic', 'words', 'mistakes', 'mock', 'register', 'prepare']) }),
  z.object({ kind: z.literal('stream'), measure }),
  z.object({ kind: z.literal('topic'), tag: z.string() }),
  z.object({ kind: z.literal('lesson'), slug: z.string() }),
  z.object({ kind: z.literal('essay'), tag: z.string() }),
  z.object({ kind: z.literal('mock-review'), recordId: z.string() }),
]);

/** `name`: of the topic, in the caller's language. */
export const taskReason = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['unknown-level', 'due', 'steady', 'plan', 'taper', 'stressed']) }),
  /** `points` only where the model may tell them. */
  z.object({
    code: z.literal('worth'),
    tag: z.string().nullable(),
    name: z.string().nullable(),
    points: z.number().nullable(),
  }),
  z.object({ code: z.literal('weak'), tag: z.string(), name: z.string() }),
  z.object({ code: z.literal('behind-target'), measure }),
]);

export const dayTask = z
  .object({
    id: z.string(),
    work: taskWork,
    /** Of the topic, the lesson or the kind of essay, in the caller's language; null where the work says all. */
    name: z.string().nullable(),
    minutes: z.int(),
    /** Answers, reviews or pieces; done when that many are done, from wherever they were started. */
    amount: z.int(),
    done: z.int(),
    state: z.enum(['open', 'done', 'elsewhere']),
    reason: taskReason,
    /** The page that starts exactly this, without the language. */
    to: z.string(),
  })
  .meta({ id: 'DayTask' });

/** What became of work that days passed by; it is re-planned already, nothing is to be caught up. */
export const replanned = z.object({
  missedDays: z.int(),
  /** Mock exams and lessons that now lie on a coming day, and tasks that were let go. */
  moved: z.int(),
  dropped: z.int(),
  /** At most three, in the order to show them. */
  lines: z.array(
    z.discriminatedUnion('code', [
      /** Today is half a day's work. */
      z.object({ code: z.literal('light'), minutes: z.int() }),
      /** So many reviews wait; they are spread over so many days. */
      z.object({ code: z.literal('reviews'), n: z.int(), days: z.int() }),
      z.object({ code: z.literal('mock'), day }),
    ]),
  ),
});
