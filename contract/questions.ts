/** The question bank: types, filters, list, one question, checking an answer, practice sets. */
import { z } from 'zod';
import { dayMs } from '#core/duration.ts';
import { longestAgoMs } from '#core/learner/session.ts';
import { essayLength, maxParts } from '#core/questions/lengths.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';
import { collectionFilter } from './learning/collections.ts';
import { wrongBookFilter } from './learning/wrong-books.ts';
import { topicLesson } from './lessons/shapes.ts';
import { ownState, revealed } from './questions/revealed.ts';
import {
  isCapped,
  questionFilter,
  questionNumber,
  questionRow,
  questionSort,
  questionType,
  stats,
  tag,
} from './questions/shared.ts';
import { renderedMath as math, shownQuestion, shownStimulus } from './questions/shown.ts';

type TagNode = z.infer<typeof tag> & { count: number; children: TagNode[] };

/** A tag with how many questions it would give, and what is below it. */
const tagNode: z.ZodType<TagNode, TagNode> = tag
  .extend({
    count: z.int(),
    get children() {
      return z.array(tagNode);
    },
  })
  .meta({ id: 'TagNode' });

const choice = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** My own history with a question. */
const mine = z.object({
  attempts: z.int(),
  correct: z.int(),
  averageMs: z.int().nullable(),
  last: z.object({ answer: z.array(z.string()), correct: z.boolean().nullable(), at: time }).nullable(),
  ...ownState.shape,
});

/** A question by its id, its number, or the code of the bank, as addresses were written before there were numbers. */
const questionRef = z.union([id, z.string().regex(/^(?:[VQWvqw]-[1-9]\d{4}|[a-z][a-z0-9-]{1,79})$/)]);

export const questions = {
  listTypes: endpoint({
    method: 'GET',
    path: '/api/questions/types',
    access: 'visitor',
    summary: { zh_cn: '题型及其图标、颜色与标签', en: 'Question types with their icons, colors and tags' },
    reply: z.array(
      z.object({
        label: z.string(),
        value: questionType,
        key: z.string(),
        /** A name of the icon set. */
        icon: z.string(),
        bgColor: z.string(),
        noteBg: z.string(),
        count: z.int(),
        tags: z.array(tagNode),
      }),
    ),
    cacheSeconds: 60,
  }),

  listFilters: endpoint({
    method: 'GET',
    path: '/api/questions/filters',
    access: 'visitor',
    summary: {
      zh_cn: '筛选项，各附在其他条件下的题数',
      en: 'The filters, each with how many questions it gives beside the others',
    },
    query: questionFilter,
    reply: z.object({
      total: z.int(),
      types: z.array(choice),
      tags: z.array(tagNode),
      forms: z.array(choice),
      difficulties: z.array(choice),
      /** Empty for visitors. */
      statuses: z.array(choice),
      sorts: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
    errors: ['LOGIN_REQUIRED'],
  }),

  listQuestions: endpoint({
    method: 'GET',
    path: '/api/questions',
    access: 'visitor',
    summary: { zh_cn: '题库列表', en: 'List the questions of the bank' },
    query: questionFilter.extend(questionSort.shape).extend(pageQuery.shape),
    reply: listOf(questionRow).extend({
      math,
      isCapped,
      /** What was searched instead, where the words as typed were found nowhere. */
      corrected: z.string().nullable(),
      /** The mock exam that I have open, and where it is gone on with: its questions and those like them are left out. */
      heldBackBy: z.object({ exam: z.string(), path: z.string() }).nullable(),
    }),
    errors: ['LOGIN_REQUIRED'],
  }),

  getDaily: endpoint({
    method: 'GET',
    path: '/api/questions/daily',
    access: 'visitor',
    summary: {
      zh_cn: '今天的公开题：人人可做，答完即见答案与解析',
      en: 'The question of the day: open to everybody, with key and analysis once it is answered',
    },
    /** Null where there is none, or where an exam that I have open holds it back. */
    reply: z
      .object({
        /** The day that it is for: everybody's begins at four in the morning in Beijing. */
        day: z.iso.date(),
        id,
        number: questionNumber,
        question: shownQuestion,
        math,
        /** As of `GET /api/questions/{id}`. */
        opened: z.string().nullable(),
      })
      .nullable(),
  }),

  getQuestion: endpoint({
    method: 'GET',
    path: '/api/questions/{id}',
    access: 'visitor',
    summary: {
      zh_cn: '一道题；答案与解析仅登录后可见，今天的公开题除外',
      en: 'One question; key and analysis only after login, but for the question of the day',
    },
    params: z.object({ id: questionRef }),
    query: questionFilter.extend(questionSort.shape).extend({
      /** `false` keeps key and analysis back, so that the question can be tried first. */
      reveal: z.stringbool().default(true),
    }),
    reply: revealed.extend({
      id,
      number: questionNumber,
      versionId: id,
      status: z.enum(['published', 'retired']),
      /** The question of the day, whose key and analysis everybody may see. */
      isDaily: z.boolean(),
      createdAt: time,
      question: shownQuestion,
      stimulus: shownStimulus.nullable(),
      math,
      tags: z.array(tag),
      stats,
      mine: mine.nullable(),
      comments: z.int(),
      /** The questions before and after this one under the same filter and sort. */
      neighbours: z.object({ previous: questionNumber.nullable(), next: questionNumber.nullable() }),
      related: z.array(questionRow),
      /** What teaches this; told together with the key. */
      lesson: topicLesson.nullable(),
      /** Sealed: when I was given it. To be sent with the answer; null for visitors, and where the key came with it. */
      opened: z.string().nullable(),
    }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'LOGIN_REQUIRED', 'NOT_FOUND'],
  }),

  checkAnswer: endpoint({
    method: 'POST',
    path: '/api/questions/{id}/check',
    access: 'visitor',
    summary: {
      zh_cn: '判断一次作答；登录后（或今天的公开题）同时返回答案与解析，登录后计入学习记录',
      en: 'Check an answer; after login, or of the question of the day, with key and analysis; after login counted in one’s history',
    },
    params: ids('id'),
    body: z.object({
      answer: z.array(z.string().max(essayLength)).max(maxParts),
      /** Milliseconds that the answer took; no more are believed than passed since `opened`. */
      spent: z.int().min(0).max(dayMs).optional(),
      /** As the question came with it. Without it the answer is in one's own history and in nobody's statistics. */
      opened: z.string().max(200).optional(),
      /** Milliseconds since the answer was given, where there was no network; no more are believed than passed. */
      ago: z.int().min(0).max(longestAgoMs).optional(),
      /** As the stream served it; such an answer counts once, however often it is sent. */
      servedId: z.uuid().optional(),
    }),
    reply: revealed.extend({
      /** Null for an essay, which has no right or wrong. */
      correct: z.boolean().nullable(),
      /** What teaches this, for visitors too. */
      lesson: topicLesson.nullable(),
      math,
      stats,
      mine: mine.nullable(),
    }),
    errors: [
      'QUESTION_RESERVED',
      'QUESTION_WITHHELD',
      'FORBIDDEN',
      'NOT_FOUND',
      'TOO_MANY_REQUESTS',
      'ANSWER_TOO_LONG',
    ],
  }),

  createPractice: endpoint({
    method: 'POST',
    path: '/api/exercises/custom',
    access: 'user',
    summary: {
      zh_cn: '把筛选到的题、错题、收藏或选定的题组成一套只属于自己的练习',
      en: 'Make a practice set of one’s own: of a filter, of the wrong-book, of collections, or of chosen questions',
    },
    body: z
      .object({
        questionIds: z.array(id).min(1).max(60).optional(),
        filter: questionFilter.optional(),
        wrongBook: wrongBookFilter.optional(),
        collection: collectionFilter.optional(),
        count: z.int().min(1).max(60).default(10),
        /** With a limit of time, as in an exam; without one, key and analysis can be seen question by question. */
        timed: z.boolean().default(false),
      })
      .refine(
        ({ questionIds, filter, wrongBook, collection }) =>
          [questionIds, filter, wrongBook, collection].filter(Boolean).length === 1,
      ),
    /** POST users-exams starts it. */
    reply: z.object({ examId: id, count: z.int(), minutes: z.int().nullable() }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
