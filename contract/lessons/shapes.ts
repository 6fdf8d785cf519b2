/** A lesson as schemas: what core/lessons/lesson.ts says in types, and how it stands with its reader. */
import { z } from 'zod';
import { questionNumber } from '#contract/questions/shared.ts';
import type { LessonFigure } from '#core/lessons/figures.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import { bankText, text } from '#core/questions/text-schema.ts';
import { id, time } from '../endpoint.ts';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** A lesson as a link to it says. */
export const lessonLink = z
  .object({ id: z.string(), slug: z.string(), title: text })
  .meta({ id: 'LessonLink' });

/** The lesson that explains a topic, where there is one. */
export const topicLesson = z.object({ slug: z.string(), title: z.string() }).meta({ id: 'TopicLesson' });

/** Where one is in a lesson. */
export const placeKey = z.string().regex(/^(?:hook|idea|card|(?:step|example|trap|check)-[1-9])$/);

/** The place of a small question. */
const askKey = z.string().regex(/^(?:hook|(?:step|trap|check)-[1-9])$/);

/** Figures come from our own programs, which check them; here only their outline is looked at. */
const figure = z
  .looseObject({ kind: z.string(), described: text })
  .meta({ id: 'LessonFigure' }) as unknown as z.ZodType<LessonFigure, LessonFigure>;

const replied = { mistake: z.string().optional(), reply: text };
const right = z.boolean();

const askBase = {
  key: z.string(),
  prompt: text,
  english: bankText.optional(),
  figure: figure.optional(),
  after: text.optional(),
  afterFigure: figure.optional(),
};

const ask = z
  .discriminatedUnion('kind', [
    z.object({
      ...askBase,
      kind: z.literal('choose'),
      pick: z.int(),
      answers: z.array(z.object({ ...replied, text, right })),
    }),
    z.object({ ...askBase, kind: z.literal('predict'), answers: z.array(z.object({ ...replied, text })) }),
    z.object({
      ...askBase,
      kind: z.literal('number'),
      answers: z.array(z.object({ ...replied, value: z.number(), right })),
      else: text,
    }),
    z.object({
      ...askBase,
      kind: z.literal('mark'),
      english: bankText,
      answers: z.array(z.object({ ...replied, span: bankText, right })),
      else: text,
    }),
    z.object({
      ...askBase,
      kind: z.literal('drag'),
      figure,
      answers: z.array(z.object({ ...replied, at: z.number(), right })),
      else: text,
    }),
    z.object({ ...askBase, kind: z.literal('order'), answers: z.array(z.object({ ...replied, text })) }),
    z.object({
      ...askBase,
      kind: z.literal('sort'),
      bins: z.tuple([text, text]),
      answers: z.array(z.object({ ...replied, text, bin: z.union([z.literal(0), z.literal(1)]) })),
    }),
  ])
  .meta({ id: 'LessonAsk' }) as unknown as z.ZodType<Ask, Ask>;

/** Without its checks, which are given as they are for whoever asks. */
export const lesson = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: text,
    hook: ask,
    idea: text,
    steps: z.array(z.object({ show: text.optional(), ask })),
    examples: z.array(
      z.object({
        question: text,
        options: z.array(text).optional(),
        figure: figure.optional(),
        lines: z.array(z.object({ do: text, why: text })),
        answer: text,
      }),
    ),
    traps: z.array(z.object({ name: text, ask })),
    card: z.array(text),
    minutes: z.int(),
    worth: z.number(),
  })
  .meta({ id: 'Lesson' });

export const answered = z.object({ key: askKey, tries: z.int(), solved: z.boolean() });

export const check = z.object({
  /** Its place in the lesson. */
  key: z.string(),
  /** The question of the bank that it is for this reader; null while none of it is open to them. */
  questionId: id.nullable(),
  /** Where its page is. */
  number: questionNumber.nullable(),
  /** A small question about an essay task; the others are answered as the bank's questions are. */
  ask: ask.nullable(),
  /** Since the lesson was begun; a visitor's are not known. */
  isAnswered: z.boolean(),
  isRight: z.boolean().nullable(),
});

/** How a lesson stands with its reader. */
export const ownLesson = z
  .object({
    place: z.string(),
    /** How much of it lies behind, from 0 to 1. */
    share: z.number(),
    answers: z.array(answered),
    seconds: z.int(),
    startedAt: time,
    updatedAt: time,
    /** When all its checks were answered. */
    finishedAt: time.nullable(),
  })
  .meta({ id: 'OwnLesson' });
