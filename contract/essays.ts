/** Essays of an attempt with their grades, and how a teacher scores them. */
import { z } from 'zod';
import { questionNumber } from '#contract/questions/shared.ts';
import { bankText, userText } from '#core/questions/text-schema.ts';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from './endpoint.ts';

const half = z.number().min(0).max(6).multipleOf(0.5);

/** In half points from 0 to 6; `NS`: nothing was written. */
const estimate = z.union([z.literal('NS'), z.object({ low: half, middle: half, high: half })]);

const trait = z.enum(['position', 'development', 'organisation', 'language', 'conventions']);

/** Places in `text`, as offsets. */
const span = z.object({ start: z.int(), end: z.int() });

const traitGrade = z.object({
  trait,
  level: half,
  evidence: z.array(z.object({ text: z.string(), spans: z.array(span) })),
});

const essay = z
  .object({
    id,
    recordId: id,
    exerciseId: id,
    prompt: bankText,
    text: userText,
    words: z.int(),
    state: z.enum(['waiting', 'graded', 'failed']),
    /** By the built-in grader; null until it has read the essay. */
    estimate: estimate.nullable(),
    /** Stands before the estimate. */
    teacher: z.object({ score: half, comment: z.string(), nickname: z.string(), at: time }).nullable(),
    gates: z.array(z.object({ gate: z.string(), text: z.string() })),
    traits: z.array(traitGrade),
    /** What each paragraph does, in the caller's language; empty where it could not be read as an essay. */
    paragraphs: z.array(
      span.extend({
        role: z.enum(['whole', 'opening', 'body', 'closing']),
        words: z.int(),
        notes: z.array(z.string()),
      }),
    ),
    marks: z.array(
      span.extend({
        kind: z.enum(['error', 'style']),
        message: z.string(),
        /** What to write instead; `—` means nothing at all. */
        suggestion: z.string().nullable(),
      }),
    ),
    /** Whether a grammar checker has read it besides our own rules. */
    hasGrammar: z.boolean(),
    version: z.string().nullable(),
    gradedAt: time.nullable(),
    /** By the model that is configured; null where there is none, or nothing yet. */
    second: z
      .object({ estimate, traits: z.array(traitGrade), version: z.string(), isFarApart: z.boolean() })
      .nullable(),
    /** The nearest sample of the bank above this score; null where there is none, or no score yet. */
    sample: z
      .object({
        number: questionNumber,
        prompt: z.string(),
        isSameTask: z.boolean(),
        level: z.number(),
        paragraphs: z.array(z.object({ text: z.string(), note: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'Essay' });

const staffRow = z.object({
  id,
  recordId: id,
  userId: id,
  nickname: z.string(),
  examTitle: z.string(),
  words: z.int(),
  submittedAt: time,
  state: z.enum(['waiting', 'graded', 'failed']),
  estimate: estimate.nullable(),
  teacherScore: half.nullable(),
});

export const essays = {
  listEssays: endpoint({
    method: 'GET',
    path: '/api/records/{id}/essays',
    access: 'user',
    summary: {
      zh_cn: '一次作答的作文与评分（非官方估分）',
      en: 'The essays of an attempt with their grades (unofficial estimates)',
    },
    params: ids('id'),
    reply: z.array(essay),
    errors: ['NOT_FOUND'],
  }),

  listStaffEssays: endpoint({
    method: 'GET',
    path: '/api/staff/essays',
    access: 'desk',
    desk: 'essays',
    audit: 'essays_of',
    summary: { zh_cn: '全部作文，新的在前', en: 'All essays, newest first' },
    query: pageQuery.extend({ status: z.enum(['open', 'scored']).optional(), userId: id.optional() }),
    reply: listOf(staffRow),
  }),

  getStaffEssay: endpoint({
    method: 'GET',
    path: '/api/staff/essays/{id}',
    access: 'desk',
    desk: 'essays',
    audit: 'essay_read',
    summary: { zh_cn: '一篇作文与它的评分', en: 'An essay with its grades' },
    params: ids('id'),
    reply: essay.extend({ userId: id, nickname: z.string(), examTitle: z.string(), submittedAt: time }),
    errors: ['NOT_FOUND'],
  }),

  scoreEssay: endpoint({
    method: 'PUT',
    path: '/api/staff/essays/{id}/score',
    access: 'desk',
    desk: 'essays',
    audit: 'essay_scored',
    summary: {
      zh_cn: '老师评分（0–6，半分一档），优先于估分，并告知作者',
      en: 'A teacher’s score (0 to 6 by halves), which stands before the estimate; the writer is told',
    },
    params: ids('id'),
    body: z.object({ score: half, comment: z.string().trim().max(4000).default('') }),
    reply: essay,
    errors: ['NOT_FOUND'],
  }),

  unscoreEssay: endpoint({
    method: 'DELETE',
    path: '/api/staff/essays/{id}/score',
    access: 'desk',
    desk: 'essays',
    audit: 'essay_unscored',
    summary: { zh_cn: '撤回老师评分', en: 'Withdraw a teacher’s score' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
