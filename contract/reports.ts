/** Reports: what an attempt says about its candidate, and the attempts that have one. */
import { z } from 'zod';
import { mistakeCauses } from '#core/learning/causes.ts';
import { bankText, userText } from '#core/questions/text-schema.ts';
import { calibration } from './calibration.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';
import { essays } from './essays.ts';
import { comparedQuantities, questionNumber } from './questions/shared.ts';
import {
  behaviour,
  change,
  doubt,
  ending,
  measure,
  missedWord,
  module,
  nextStep,
  pace,
  resultRow,
  score,
  sitting,
  topic,
  trend,
  whatIf,
} from './reports/blocks.ts';
import { itemReview } from './reports/item-review.ts';
import { pdfs } from './reports/pdf.ts';
import { sharing } from './reports/sharing.ts';

const group = <Key extends z.ZodType>(key: Key) =>
  z.object({
    key,
    count: z.int(),
    right: z.int(),
    accuracy: z.number(),
    rightMs: z.number().nullable(),
    wrongMs: z.number().nullable(),
    /** How difficult, from 1 to 5, what was right and what was wrong. */
    rightLevel: z.number().nullable(),
    wrongLevel: z.number().nullable(),
    /** How everybody does on these questions; null while too few have answered them. */
    peer: z.number().nullable(),
    hasVerdict: z.boolean(),
  });

/** Of the last mock exams together, three at most, where there were any before. */
const lately = z
  .object({ exams: z.int(), count: z.int(), right: z.int(), accuracy: z.number(), hasVerdict: z.boolean() })
  .nullable();

const item = z.object({
  exerciseId: id,
  questionId: id,
  number: questionNumber,
  section: z.int(),
  no: z.int(),
  form: z.string(),
  difficulty: z.int(),
  /** In the exam's language, as in every list. */
  stem: bankText,
  quantities: comparedQuantities,
  isAnswered: z.boolean(),
  correct: z.boolean().nullable(),
  spentMs: z.int(),
  targetMs: z.int(),
  /** How far behind an even pace after it, ahead below 0; null without a limit, or where it was never seen. */
  driftMs: z.int().nullable(),
  isMarked: z.boolean(),
  pace: z.enum(['sink', 'rushed', 'fine']),
  isRapid: z.boolean(),
  visits: z.int(),
  change: change.nullable(),
  /**
   * In a few words: of options what the bank says, which may hold formulas, and of all else what was typed, which is
   * shown as it is. Null where nothing was answered, and for strangers.
   */
  given: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('bank'), text: bankText }),
      z.object({ by: z.literal('user'), text: userText }),
    ])
    .nullable(),
  /** Null for strangers. */
  key: bankText.nullable(),
  peer: z.number().nullable(),
  /** How long everybody took for their first answer; null while too few have given one. */
  peerMs: z.int().nullable(),
  /** What I said about it since; null where that is nothing, and for strangers. */
  mine: z.object({ cause: z.enum(mistakeCauses).nullable(), hasNote: z.boolean() }).nullable(),
});

const exerciseIds = z.array(id);

const report = z
  .object({
    recordId: id,
    exam: z.object({ id, title: z.string(), type: z.enum(['GREPREP', 'JIJING']) }),
    submittedAt: time,
    spentMs: z.int(),
    extraTime: z.number(),
    interruptions: z.int(),
    /** Silence that the clock of a mock exam did not count. */
    forgivenMs: z.int(),
    /** Answers that came after the server had ended their section. */
    lateAnswers: z.int(),
    /** Earlier sittings at the exam that were submitted. */
    takenBefore: z.int(),
    /** Those that were thrown away after its questions, or in practice a key, had been shown. */
    seenBefore: z.int(),
    sitting,
    doubts: z.array(doubt),
    /** One of the doubts makes the estimate itself worthless. */
    isUnreliable: z.boolean(),
    correct: z.int(),
    count: z.int(),
    /** Of a mock exam; null for a practice set. */
    scores: z.object({ verbal: score, quant: score }).nullable(),
    /** Which test takers the percentiles compare with. */
    edition: z.string(),
    target: z
      .object({ verbal: z.int().nullable(), quant: z.int().nullable(), writing: z.number().nullable() })
      .nullable(),
    routes: z.array(
      z.object({
        measure,
        firstSection: z.int(),
        firstCorrect: z.int(),
        firstCount: z.int(),
        secondSection: z.int(),
        module,
        secondCorrect: z.int(),
        secondCount: z.int(),
        /** How many more in the first section would have led to the next module; null on the hardest. */
        toNext: z.int().nullable(),
        next: z.object({ module, cut: z.int() }).nullable(),
      }),
    ),
    sections: z.array(
      z.object({
        no: z.int(),
        measure: z.enum(['verbal', 'quant', 'write']),
        module: module.nullable(),
        count: z.int(),
        right: z.int(),
        wrong: z.int(),
        blank: z.int(),
        marked: z.int(),
        elapsedMs: z.int(),
        allowedMs: z.int().nullable(),
        averageMs: z.int().nullable(),
        isTimedOut: z.boolean(),
        ending: ending.nullable(),
        /** Answered in a hurry in the last three minutes. */
        lateGuesses: z.object({ count: z.int(), right: z.int() }),
      }),
    ),
    forms: z.array(group(z.string())),
    /** Areas, each followed by the topics in it, which name it. */
    topics: z.array(group(topic).extend({ area: z.string().nullable(), lately })),
    difficulties: z.array(group(z.int())),
    quadrant: z.object({ fastRight: z.int(), slowRight: z.int(), fastWrong: z.int(), slowWrong: z.int() }),
    runs: z.array(z.object({ section: z.int(), from: z.int(), to: z.int() })),
    pace,
    behaviour,
    strengths: z.array(z.object({ tag: topic, count: z.int(), right: z.int(), peer: z.number().nullable() })),
    priorities: z.array(
      z.object({
        tag: topic,
        count: z.int(),
        right: z.int(),
        peer: z.number().nullable(),
        /** The accuracy that would bring the gain. */
        aim: z.number(),
        gain: z.number(),
        /** What went wrong. */
        missed: exerciseIds,
      }),
    ),
    /** What the easy questions that were missed would have brought, in points of the scale. */
    easyMisses: z.object({ count: z.int(), points: z.int(), exerciseIds }),
    /** What was right of the two hardest levels. */
    hardWins: z.object({ count: z.int(), exerciseIds }),
    whatIf,
    words: z.array(missedWord),
    next: z.array(nextStep),
    essay: z.object({ words: z.int(), text: userText, prompt: bankText }).nullable(),
    items: z.array(item),
    math: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Report' });

export const reports = {
  ...calibration,
  ...essays,
  ...pdfs,
  ...itemReview,
  ...sharing,

  getSharedReport: endpoint({
    method: 'GET',
    path: '/api/shared-reports/{token}',
    access: 'visitor',
    summary: { zh_cn: '分享链接里的报告', en: 'The report behind a shared link' },
    params: z.object({ token: z.string().max(100) }),
    reply: z.object({
      report,
      hidesScores: z.boolean(),
      /** The owner shows the answers, to whoever logs in. */
      asksForLogin: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  getResults: endpoint({
    method: 'GET',
    path: '/api/records/{id}/results',
    access: 'user',
    summary: { zh_cn: '一次作答的报告', en: 'The report of an attempt' },
    params: ids('id'),
    reply: report,
    errors: ['NOT_FOUND'],
  }),

  listResults: endpoint({
    method: 'GET',
    path: '/api/results',
    access: 'user',
    summary: {
      zh_cn: '我的模考与练习报告，新的在前',
      en: 'My reports of mock exams and practice, newest first',
    },
    query: pageQuery.extend({ type: z.enum(['GREPREP', 'JIJING']).optional() }),
    reply: listOf(resultRow),
  }),

  getTrend: endpoint({
    method: 'GET',
    path: '/api/results/trend',
    access: 'user',
    summary: {
      zh_cn: '历次模考的分数、正确率、用时与考点对照',
      en: 'My mock exams over time: scores, accuracy, pace and a map of topics',
    },
    reply: trend,
  }),
};
