/** An attempt as the browser sees it: where it stands, and what the section holds. */
import { z } from 'zod';
import { questionNumber } from '#contract/questions/shared.ts';
import { dayMs } from '#core/duration.ts';
import { examTypes, extraTimes } from '#core/exam/attempt.ts';
import { conductKinds, maxSpansAtOnce } from '#core/exam/conduct.ts';
import { screens } from '#core/exam/flow.ts';
import { analysis } from '#core/questions/schema.ts';
import { id } from '../endpoint.ts';
import { exerciseQuestion, renderedMath, shownStimulus } from '../questions/shown.ts';

/** Seconds, to the millisecond. */
const seconds = z.number().min(0);

/** A browser tab's own name for itself, drawn at random and kept while the tab lives. */
export const tab = z.string().min(8).max(64);

const milliseconds = z.int().min(0).max(dayMs);

/**
 * What the candidate did besides answering, since the last call that went through. It rides along with calls that have
 * work of their own to do, so what is wrong with it is no reason to refuse them: then it is left out.
 */
export const conduct = z
  .array(
    z.object({
      /** Drawn by the browser: a repeat is the same span, and only ever grows. */
      id: z.uuid(),
      /** `watch`: from here on the others are looked for. */
      kind: z.enum(conductKinds),
      sectionIndex: z.int().min(0).max(20),
      exerciseId: id.nullable(),
      atMs: milliseconds,
      ms: milliseconds,
      /** Keys pressed on the calculator. */
      uses: z.int().min(0).max(100_000),
    }),
  )
  .max(maxSpansAtOnce)
  .catch([])
  .optional();

/**
 * Answers of a tab are numbered from `epoch × 1,000,000 + 1` on (`firstSeq` of core/exam/outgoing.ts), so that those of a
 * tab that was taken over never win over those of its successor.
 */
const lease = z.object({ epoch: z.int(), holder: z.enum(['mine', 'other', 'free']) });

/** Where an attempt stands. Every change of it is answered with this. */
export const recordState = z.object({
  status: z.enum(['open', 'submitted', 'graded']),
  screen: z.enum(screens),
  /** Where Continue or Return leads from exit, save, help and review. */
  returnTo: z.enum(['before', 'exercise']).nullable(),
  sectionIndex: z.int(),
  exerciseIndex: z.int(),
  sectionId: id.nullable(),
  exerciseId: id.nullable(),
  /** Of the question for a write question, of the section otherwise; null where untimed. */
  timeLeft: seconds.nullable(),
  /** Of the section. */
  elapsed: seconds,
  /** Of the question. */
  questionElapsed: seconds,
  /** Whether the clock runs now: then the browser counts on from these figures. */
  isRunning: z.boolean(),
  /** Of the pause's 60 seconds; null on every other screen. */
  pauseLeft: seconds.nullable(),
  lease,
  /** How often the browser fell silent while the clock ran. */
  interruptions: z.int(),
  /** How much of that did not count, in a mock exam: `maxFreeInterruptionMs` of core/exam/interruption.ts at most. */
  forgiven: seconds,
  /** Where the result is, once the attempt is submitted. */
  resultPath: z.string().nullable(),
});

export type RecordState = z.output<typeof recordState>;

/** What becomes known of a question once its key may be seen. */
export const revealed = z.object({
  /** Null for an essay, which has no right or wrong. */
  correct: z.boolean().nullable(),
  key: z.array(z.string()),
  analysis,
  /** The question in the bank: its page holds statistics, discussion and notes. */
  questionId: id,
  number: questionNumber,
  math: renderedMath,
});

const exercise = z
  .object({
    id,
    no: z.int(),
    question_type: z.enum(['fill', 'read', 'math', 'write']),
    exercise_type: z.enum(['verbal', 'quant', 'write']),
    /** Minutes; for write questions alone. */
    standard_time: z.number().nullable(),
    question: exerciseQuestion,
  })
  .meta({ id: 'Exercise' });

export const record = recordState
  .extend({
    recordId: id,
    exam: z.object({
      id,
      type: z.enum(examTypes),
      title: z.string(),
      limit: z.int().nullable(),
      canCheck: z.boolean(),
    }),
    extraTime: z.union(extraTimes.map((factor) => z.literal(factor))),
    /** How many attempts at this exam were submitted before. */
    submitted: z.int(),
    sections: z.array(
      z.object({
        no: z.int(),
        /** Null while the module is not chosen. */
        id: id.nullable(),
        standard_time: z.number().nullable(),
        count: z.int(),
        /** Their ids, in order; none while the module is not chosen. */
        exercises: z.array(id),
        exercise_type: z.enum(['verbal', 'quant', 'write']),
        stage: z.enum(['ahead', 'open', 'closed']),
        elapsed: seconds,
      }),
    ),
    /**
     * Of the section asked for; none where its clock stands: before it is opened, and in a mock exam while it is saved
     * or silent and once it is over. `answers`, `marks` and `seen` follow.
     */
    exercises: z.array(exercise),
    stimuli: z.array(shownStimulus),
    math: renderedMath,
    /** By exercise id, as are the next three. */
    answers: z.record(z.string(), z.object({ answer: z.array(z.string()), seq: z.int(), spent: z.number() })),
    marks: z.array(id),
    seen: z.array(id),
    /** Exercises of a practice set whose key has been shown: their answers stay as they are. */
    checked: z.record(z.string(), revealed),
  })
  .meta({ id: 'Record' });

export type RecordView = z.output<typeof record>;
