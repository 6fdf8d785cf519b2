/** The blocks of a report that say more than a count: behaviour, what-if, words, next steps, a line of a list. */
import { z } from 'zod';
import { stages } from '#core/learning/plan/effort.ts';
import { id, time } from '../endpoint.ts';
import { topicLesson } from '../lessons/shapes.ts';
import { tag } from '../questions/shared.ts';

/** A topic, and the lesson that teaches it where there is one. */
export const topic = tag.extend({ lesson: topicLesson.nullable() }).meta({ id: 'ReportTopic' });

export const measure = z.enum(['verbal', 'quant']);
export const module = z.enum(['easy', 'medium', 'hard']);

const band = z.tuple([z.int(), z.int()]).readonly();

/** `NS`: nothing was answered in the measure. */
export const score = z.union([
  z.literal('NS'),
  z.object({ scaled: z.int(), se: z.number(), band68: band, band95: band, percentile: z.int() }),
]);

/** A question by its section and number. */
const place = z.object({ section: z.int(), no: z.int() });
const withRight = z.object({ count: z.int(), right: z.int() });
const shareOf = withRight.extend({ averageMs: z.number().nullable() });

/** How a timed section ended. `tail`: the last questions in a row that were guessed at once or left blank. */
export const ending = z.object({
  kind: z.enum(['ran-out', 'early', 'on-time']),
  leftMs: z.int(),
  tail: z.int(),
});

export const doubt = z.enum([
  'partial',
  'left-early',
  'extra-time',
  'interrupted',
  'paused',
  'paused-between',
  'hurried',
  'rapid-guesses',
  'blanks',
  'early-sections',
  'late-answers',
  'taken-before',
  'seen-before',
  'unshown',
  'older-levels',
]);

export const change = z.enum(['toRight', 'toWrong', 'stillWrong']);

export const behaviour = z.object({
  changes: z.record(change, z.array(place)),
  /** `scored`: those that can be right, which an essay cannot. */
  marks: withRight.extend({ scored: z.int() }),
  /** Guesses at once. */
  rapid: z.object({ places: z.array(place), right: z.int() }),
  /** Questions that were come back to. */
  again: withRight,
  unseen: z.array(place),
  blank: z.array(place),
  /** Quantitative questions with the calculator, and the others beside them. Null where nothing was recorded. */
  calculator: z.object({ opened: z.int(), idle: z.array(place), used: shareOf, without: shareOf }).nullable(),
  /** How long the clock was hidden. Null where nothing was recorded. */
  clock: z
    .object({
      ms: z.number(),
      sections: z.array(z.object({ section: z.int(), ms: z.number(), share: z.number() })),
    })
    .nullable(),
  /** How often a timed section was out of sight, or behind another window. Null where nothing was recorded. */
  away: z
    .array(z.object({ section: z.int(), times: z.int(), ms: z.number(), places: z.array(place) }))
    .nullable(),
});

/** Under what circumstances the attempt was made. */
export const sitting = z.object({
  /** Sections that were opened, of so many. */
  sections: z.int(),
  of: z.int(),
  pauses: z.object({ count: z.int(), ms: z.number() }),
  /** Sections that were closed with over a third of their time left. */
  early: z.array(z.int()),
  blank: z.int(),
  medianMs: z.number().nullable(),
});

/** Four questions in a row that took far more than their part of the section, and where it was furthest behind. */
export const pace = z.object({
  stretches: z.array(
    z.object({ section: z.int(), from: z.int(), to: z.int(), ms: z.int(), share: z.number() }),
  ),
  drifts: z.array(z.object({ section: z.int(), no: z.int(), ms: z.int() })),
});

export const whatIf = z.object({
  /** What would have moved the score on the route that was taken, in points of the scale. */
  cases: z.array(
    z.object({
      name: z.enum(['easy', 'rushed', 'changed', 'blanks']),
      count: z.int(),
      points: z.int(),
      places: z.array(place),
    }),
  ),
  /** What the goal asks for: the fewest right on each route, null where the route does not lead there. */
  needs: z.array(
    z.object({
      measure,
      target: z.int(),
      gap: z.int(),
      right: z.int(),
      routes: z.array(z.object({ module, right: z.int().nullable(), isTaken: z.boolean() })),
    }),
  ),
});

export const missedWord = z.object({
  word: z.string(),
  /** In the language of the call where we have it, else in Chinese. */
  gloss: z.string(),
  /** It was the answer, or it was taken for it. */
  role: z.enum(['key', 'chosen']),
  questionId: id,
  place,
  /** The word of the deck that it is a form of. */
  headword: z.string().nullable(),
  /** In the word book already. */
  isKept: z.boolean(),
});

const planInput = z.object({
  stage: z.enum(stages),
  months: z.int(),
  previous: z.int().nullable(),
  target: z.int(),
});

export const nextStep = z.discriminatedUnion('name', [
  z.object({ name: z.literal('redo'), count: z.int(), questionIds: z.array(id) }),
  z.object({ name: z.literal('topic'), tag: topic, levels: z.array(z.int()) }),
  z.object({ name: z.literal('pace'), form: z.string() }),
  z.object({
    name: z.literal('lesson'),
    readings: z.array(z.object({ kind: z.enum(['guide', 'lesson']), path: z.string(), title: z.string() })),
  }),
  z.object({ name: z.literal('words'), count: z.int() }),
  z.object({
    name: z.literal('plan'),
    /** This exam's total, and the score that the plan starts from so far. */
    total: z.int(),
    previous: z.int().nullable(),
    /** What the new plan is made from; null where there is no plan yet. */
    input: planInput.nullable(),
  }),
  z.object({ name: z.literal('mock'), days: z.int(), isPlanned: z.boolean() }),
]);

/** A line in the list of one's results. */
export const resultRow = z.object({
  recordId: id,
  examId: id,
  title: z.string(),
  type: z.enum(['GREPREP', 'JIJING']),
  correct: z.int().nullable(),
  count: z.int(),
  /** Questions with an answer, essays among them: 0 is a paper that was handed in empty. */
  answered: z.int(),
  submittedAt: time,
  /** Of a mock exam; null for a practice set. */
  scores: z.object({ verbal: score, quant: score }).nullable(),
  /** Half taken, guessed through or mostly blank: shown, and left out of the trend. */
  isUnreliable: z.boolean(),
});

/** Accuracy and pace of one measure; null where fewer than three questions were seen. */
const work = z.object({ count: z.int(), right: z.int(), averageMs: z.int(), targetMs: z.int() }).nullable();

/** A mock exam among others. */
const mock = resultRow.extend({
  /** The teacher's score, or else the middle of the estimate; null where there is neither. */
  essay: z.number().nullable(),
  work: z.object({ verbal: work, quant: work }),
});

const cell = z.object({ count: z.int(), right: z.int(), hasVerdict: z.boolean() });

export const trend = z.object({
  /** The last ones, newest first. */
  mocks: z.array(mock),
  /** Areas, each followed by its topics, over the exams that can be relied on, oldest first. */
  map: z.object({
    recordIds: z.array(id),
    rows: z.array(z.object({ tag, isArea: z.boolean(), cells: z.array(cell.nullable()), all: cell })),
  }),
});
