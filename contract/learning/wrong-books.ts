/** The wrong-book: what went wrong, why, and when to try it again. */
import { z } from 'zod';
import { mistakeCauses } from '#core/learning/causes.ts';
import { endpoint, ids, listOf, many, nothing, pageQuery, time } from '../endpoint.ts';
import { topicLesson } from '../lessons/shapes.ts';
import { questionFilter, questionNumber, questionRow, tag } from '../questions/shared.ts';
import { renderedMath as math } from '../questions/shown.ts';

const source = z.enum(['exam', 'practice', 'bank']);
const cause = z.enum(mistakeCauses);

export const wrongBookFilter = questionFilter.pick({ type: true, tag: true }).extend({
  source: source.optional(),
  cause: many(cause).optional(),
  /** Wrong within so many days. */
  days: z.coerce.number<number>().int().min(1).max(3650).optional(),
  /** `due` is to be tried again today, by the learner's own day; `open` is all that has not graduated. */
  state: z.enum(['due', 'open', 'graduated', 'all']).default('open'),
});

const counted = z.array(z.object({ value: z.string(), count: z.int() }));

export const wrongBooks = {
  listWrongBooks: endpoint({
    method: 'GET',
    path: '/api/wrong-books',
    access: 'user',
    summary: { zh_cn: '我的错题，到期的在前', en: 'My wrong answers, those due first' },
    query: wrongBookFilter.extend(pageQuery.shape),
    reply: listOf(
      z.object({
        question: questionRow,
        source,
        cause: cause.nullable(),
        lastAnswer: z.array(z.string()),
        wrongCount: z.int(),
        firstWrongAt: time,
        lastWrongAt: time,
        /** Clean solves since; two of them, at least seven days apart, graduate it. */
        cleanSolves: z.int(),
        dueAt: time,
        /** The day of the learner's own on which that is; it is due all that day. */
        dueOn: z.iso.date(),
        isDue: z.boolean(),
        graduatedAt: time.nullable(),
        /** A question of the same family to try instead, so that the answer is not just remembered. */
        variant: questionNumber.nullable(),
        /** What teaches it. */
        lesson: topicLesson.nullable(),
      }),
    ).extend({
      math,
      counts: z.object({ due: z.int(), open: z.int(), graduated: z.int() }),
      /** The learner's day on which the next one comes back that is not due yet. */
      nextDueOn: z.iso.date().nullable(),
      types: counted,
      /** What the open ones are about, the most frequent first. */
      tags: z.array(tag.extend({ count: z.int() })),
      sources: counted,
      causes: counted,
    }),
  }),

  updateWrongBook: endpoint({
    method: 'PUT',
    path: '/api/wrong-books/{questionId}',
    access: 'user',
    summary: { zh_cn: '记下错因', en: 'Say why it went wrong' },
    params: ids('questionId'),
    body: z.object({ cause: cause.nullable() }),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),

  deleteWrongBook: endpoint({
    method: 'DELETE',
    path: '/api/wrong-books/{questionId}',
    access: 'user',
    summary: { zh_cn: '移出错题本', en: 'Take a question out of the wrong-book' },
    params: ids('questionId'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
