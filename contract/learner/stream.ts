/** The stream: questions chosen by what is believed of the learner, one after the other; and the diagnostic. */
import { z } from 'zod';
import { endpoint, id, time } from '#contract/endpoint.ts';
import { questionNumber, tag } from '#contract/questions/shared.ts';
import { renderedMath as math, shownQuestion, shownStimulus } from '#contract/questions/shown.ts';
import { dayMs } from '#core/duration.ts';
import { serveReasons } from '#core/learner/serving.ts';
import { remarks, servedStates, streamModes } from '#core/learner/session.ts';
import { forms, isScored } from '#core/questions/kinds.ts';
import { band, measure, topicLevel } from './shapes.ts';

const uuid = z.uuid();
const form = z.enum(forms.filter(isScored));

const session = z.object({
  id: uuid,
  mode: z.enum(streamModes),
  measure: measure.nullable(),
  form: form.nullable(),
  tag: tag.nullable(),
  /** It goes on for so many questions, or for about so many minutes. */
  questions: z.int().nullable(),
  minutes: z.int().nullable(),
  startedAt: time,
  endedAt: time.nullable(),
});

/** What was asked, in order. */
const asked = z.object({
  id: uuid,
  questionId: id,
  number: questionNumber,
  measure,
  topic: tag.nullable(),
  reason: z.enum(serveReasons),
  state: z.enum(servedStates),
  /** Null before the answer, and in a diagnostic until its end. */
  correct: z.boolean().nullable(),
  spentMs: z.int().nullable(),
});

/** A question that waits. */
const served = z.object({
  /** Sent with the answer (`POST /api/questions/{id}/check`), which counts once however often it arrives. */
  id: uuid,
  questionId: id,
  number: questionNumber,
  measure,
  topic: tag.nullable(),
  reason: z.enum(serveReasons),
  question: shownQuestion,
  stimulus: shownStimulus.nullable(),
  opened: z.string(),
});

const standing = z.object({ session, asked: z.array(asked), served: z.array(served), math });

const inSession = z.object({ id: uuid });

export const stream = {
  beginStream: endpoint({
    method: 'POST',
    path: '/api/stream',
    access: 'user',
    summary: {
      zh_cn: '开始一段“继续练”，或开始、接着做摸底；附最先的几道题',
      en: 'Begin a session of the stream, or begin or go on with the diagnostic; with its first questions',
    },
    body: z.object({
      mode: z.enum(streamModes).default('stream'),
      measure: measure.optional(),
      form: form.optional(),
      /** The path of a topic, or of what is above topics. */
      tag: z.string().max(100).optional(),
      minutes: z.int().min(1).max(120).optional(),
      n: z.int().min(1).max(100).optional(),
    }),
    reply: standing,
  }),

  serveStream: endpoint({
    method: 'POST',
    path: '/api/stream/{id}/questions',
    access: 'user',
    summary: {
      zh_cn: '接下来的几道题；已给出而未作答的不变',
      en: 'The next questions; those given and not yet answered stay',
    },
    params: inSession,
    reply: standing,
    errors: ['NOT_FOUND'],
  }),

  remarkStream: endpoint({
    method: 'PUT',
    path: '/api/stream/{id}/questions/{servedId}',
    access: 'user',
    summary: {
      zh_cn: '对一道题说：现在不做、太容易、太难、不会；附接下来的题',
      en: 'Say of a question: not now, too easy, too hard, no idea; with the questions that follow',
    },
    params: inSession.extend({ servedId: uuid }),
    body: z.object({
      remark: z.enum([...remarks, 'passed']),
      spent: z.int().min(0).max(dayMs).optional(),
    }),
    reply: standing,
    errors: ['NOT_FOUND'],
  }),

  changeStream: endpoint({
    method: 'PUT',
    path: '/api/stream/{id}',
    access: 'user',
    summary: { zh_cn: '结束一段练习，或再来几题', en: 'End a session, or ask for some more questions' },
    params: inSession,
    body: z.object({ wanted: z.enum(['end', 'more']) }),
    reply: standing,
    errors: ['NOT_FOUND'],
  }),

  getStream: endpoint({
    method: 'GET',
    path: '/api/stream/{id}',
    access: 'user',
    summary: {
      zh_cn: '一段练习的小结：每题对错与用时、考点的变化、收进错题本的题',
      en: 'What came of a session: each question, how topics moved, what went into the wrong-book',
    },
    params: inSession,
    reply: z.object({
      session,
      asked: z.array(asked),
      moved: z.array(
        z.object({
          tag,
          before: topicLevel,
          after: topicLevel,
          /** In this session, and in all. */
          asked: z.int(),
          answers: z.int(),
        }),
      ),
      /** Wrong ones, with the time at which each comes back. */
      mistakes: z.array(z.object({ questionId: id, dueAt: time })),
      measures: z.array(
        z.object({
          measure,
          answers: z.int(),
          /** About so many counted answers until a score is told; 0 where it is. */
          missing: z.int(),
          band: band.nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
};
