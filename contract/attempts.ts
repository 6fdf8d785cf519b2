/**
 * Attempts: starting, answering, moving, time, finishing.
 *
 * Every change locks the attempt, applies one event to it and answers with what is true then; each may be repeated
 * without harm. Where a tab gives its name, only the tab that holds the lease may act.
 */
import { z } from 'zod';
import { dayMs } from '#core/duration.ts';
import { examTypes, extraTimes } from '#core/exam/attempt.ts';
import { screens } from '#core/exam/flow.ts';
import { maxSeq } from '#core/exam/outgoing.ts';
import { essayLength, maxParts } from '#core/questions/lengths.ts';
import { conduct, record, recordState, revealed, tab } from './attempts/record.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';

const questionType = z.enum(['fill', 'read', 'math', 'write']);

const acting = z.object({ tab: tab.optional() });
/** Calls that come by now and then anyway also say how the candidate works. */
const telling = acting.extend({ conduct });

/** A place of the flow, for whoever only needs to know where to go. */
const place = z.object({
  recordId: id,
  screen: z.enum(screens),
  sectionId: id.nullable(),
  exerciseId: id.nullable(),
});

const result = z.object({ recordId: id, resultPath: z.string() });

export const attempts = {
  startAttempt: endpoint({
    method: 'POST',
    path: '/api/users-exams',
    access: 'user',
    summary: {
      zh_cn: '开始作答；已有未交卷的作答时返回它',
      en: 'Start an attempt, or get the one that is open',
    },
    body: z.object({
      examId: id,
      /** A mock exam may be taken with extra time; the report says so. */
      extraTime: z.union(extraTimes.map((factor) => z.literal(factor))).default(1),
    }),
    reply: place,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND', 'RECORD_LIMIT_REACHED'],
  }),

  getRecord: endpoint({
    method: 'GET',
    path: '/api/records/{recordId}',
    access: 'user',
    summary: {
      zh_cn: '一次作答的现状与本部分题目',
      en: 'An attempt as it stands, with its section’s questions',
    },
    params: ids('recordId'),
    query: z.object({
      /** The current one where absent. One that is still ahead is refused. */
      sectionId: id.optional(),
      tab: tab.optional(),
    }),
    reply: record,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'SECTION_AHEAD', 'RECORD_DROPPED'],
  }),

  saveAnswer: endpoint({
    method: 'PUT',
    path: '/api/exercises/{exerciseId}/answer',
    access: 'user',
    summary: { zh_cn: '保存答案', en: 'Save an answer' },
    params: ids('exerciseId'),
    body: acting.extend({
      recordId: id,
      /** What the exercise is; another one is bad input. */
      type: questionType,
      /** Texts as `storable` of core/exam/outgoing.ts leaves them: the database holds no broken characters. */
      answer: z.array(z.string().max(essayLength)).max(maxParts),
      /** Rises with every change; an older one changes nothing. Without it the answer counts as the newest. */
      seq: z.int().min(1).max(maxSeq).optional(),
      /** Milliseconds on this question so far. */
      spent: z.int().min(0).max(dayMs).optional(),
    }),
    bodyLimit: 256 * 1024,
    reply: z.object({
      /** Of the answer that is stored now: where it is higher than the one sent, that one was overtaken. */
      seq: z.int(),
      answer: z.array(z.string()).nullable().describe('What is stored, where it is not what was sent'),
      timeLeft: z.number().nullable(),
      /** Another tab has taken over. The answer is stored all the same; the tab should stand still. */
      isTaken: z.boolean(),
    }),
    errors: [
      'RECORD_CLOSED',
      'RECORD_DROPPED',
      'SECTION_AHEAD',
      'SECTION_CLOSED',
      'SECTION_PAUSED',
      'ANSWER_FIXED',
      'ANSWER_TOO_LONG',
    ],
  }),

  markExercise: endpoint({
    method: 'PUT',
    path: '/api/exercises/{exerciseId}/mark',
    access: 'user',
    summary: { zh_cn: '标记或取消标记一题', en: 'Mark an exercise, or take the mark away' },
    params: ids('exerciseId'),
    body: acting.extend({
      recordId: id,
      type: questionType,
      /** What it should be, so that a repeated call is harmless; without it the mark is toggled. */
      marked: z.boolean().optional(),
    }),
    reply: z.object({ marked: z.boolean() }),
    errors: [
      'RECORD_CLOSED',
      'RECORD_DROPPED',
      'SECTION_AHEAD',
      'SECTION_CLOSED',
      'SECTION_PAUSED',
      'RECORD_TAKEN',
    ],
  }),

  checkExercise: endpoint({
    method: 'POST',
    path: '/api/exercises/{exerciseId}/check',
    access: 'user',
    summary: {
      zh_cn: '练习中查看一题的答案与解析；此后该题答案不再更改',
      en: 'See key and analysis of one exercise of a practice set; its answer then stays as it is',
    },
    params: ids('exerciseId'),
    body: acting.extend({ recordId: id }),
    reply: revealed,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'RECORD_CLOSED', 'RECORD_TAKEN', 'FORBIDDEN'],
  }),

  moveRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/move',
    access: 'user',
    summary: { zh_cn: '在作答流程中前进、返回或打开某一屏', en: 'Move within an attempt' },
    params: ids('recordId'),
    body: telling.extend({
      /** `exit` opens the exit screen; PUT exit submits. `exitSection` ends the section for good. */
      move: z.enum(['continue', 'next', 'back', 'review', 'help', 'exit', 'return', 'go', 'exitSection']),
      /** Where the browser stands. If the attempt stands elsewhere, nothing changes. */
      from: z.object({
        screen: z.enum(screens),
        sectionIndex: z.int().min(0).max(1000),
        exerciseIndex: z.int().min(0).max(1000),
      }),
      /** The question to `go` to. */
      exerciseId: id.optional(),
    }),
    reply: recordState.extend({
      /**
       * `elsewhere`: the attempt stood somewhere else, and this says where. `unavailable`: the screen does not offer
       * it. `confirm`: only POST finish is left, after the candidate has confirmed.
       */
      outcome: z.enum(['done', 'already', 'elsewhere', 'unavailable', 'confirm', 'unknown']),
      /** The whole record where the move opened a section, so that its questions are there at once. */
      record: record.nullable(),
    }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'RECORD_CLOSED', 'RECORD_TAKEN'],
  }),

  sendHeartbeat: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/heartbeat',
    aliases: ['/api/records/{recordId}/sign'],
    access: 'user',
    summary: {
      zh_cn: '作答页每 20 秒报一次平安',
      en: 'A heartbeat, every 20 seconds while an exercise is open',
    },
    params: ids('recordId'),
    body: telling.extend({
      /**
       * Seconds that the browser has counted in this section. It only ever adds time that was worked through while
       * the connection was away, and never more than has passed.
       */
      elapsed: z.number().min(0).max(1_000_000).optional(),
    }),
    reply: recordState,
    errors: ['RECORD_CLOSED', 'RECORD_TAKEN'],
  }),

  leaseRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/lease',
    access: 'user',
    summary: {
      zh_cn: '由本页作答，或交还作答权；另一页正在作答时需确认接管',
      en: 'Let this tab act, or give that back; where another one acts, only by taking over',
    },
    params: ids('recordId'),
    body: z.object({
      tab,
      takeOver: z.boolean().default(false),
      /** The tab is left for good: whoever opens the attempt next is not asked to take over. */
      release: z.boolean().default(false),
    }),
    reply: recordState,
    errors: ['RECORD_CLOSED', 'RECORD_TAKEN'],
  }),

  timeoutRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/timeout',
    access: 'user',
    summary: { zh_cn: '时间到', en: 'Time is up' },
    params: ids('recordId'),
    body: telling.extend({ elapsed: z.number().min(0).max(1_000_000).optional() }),
    /** `next` is `exercise` also where time is not up yet; `timeLeft` then says how much there is. */
    reply: recordState.extend({ next: z.enum([...screens, 'result']) }),
    errors: ['RECORD_TAKEN'],
  }),

  saveRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/save',
    access: 'user',
    summary: {
      zh_cn: '保存并暂停计时，之后可在任何设备继续',
      en: 'Save and pause the clock, to go on later on any device',
    },
    params: ids('recordId'),
    body: telling,
    reply: recordState,
    errors: ['RECORD_CLOSED', 'RECORD_TAKEN'],
  }),

  exitRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/exit',
    access: 'user',
    summary: { zh_cn: '退出并交卷', en: 'Leave the exam and submit what is there' },
    params: ids('recordId'),
    body: telling,
    reply: result,
    errors: ['RECORD_TAKEN'],
  }),

  finishExam: endpoint({
    method: 'POST',
    path: '/api/exams/{id}/finish',
    access: 'user',
    summary: {
      zh_cn: '交卷；重复提交得到同样的结果',
      en: 'Finish and submit; a repeat gets the same answer',
    },
    params: ids('id'),
    body: telling.extend({ recordId: id }),
    reply: result,
    errors: ['RECORD_UNFINISHED', 'RECORD_TAKEN'],
  }),

  restartRecord: endpoint({
    method: 'PUT',
    path: '/api/records/{recordId}/restart',
    access: 'user',
    summary: {
      zh_cn: '从头再来：放弃未交卷的作答，或在次数内重新作答',
      en: 'Start again: drop an open attempt, or make a new one within the limit',
    },
    params: ids('recordId'),
    reply: place,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'RECORD_LIMIT_REACHED'],
  }),

  listPracticeRecords: endpoint({
    method: 'GET',
    path: '/api/records/exercises',
    access: 'user',
    summary: { zh_cn: '我的练习记录，新的在前', en: 'My practice attempts, newest first' },
    query: pageQuery,
    reply: listOf(
      z
        .object({
          recordId: id,
          exam: z.object({ id, type: z.enum(examTypes), title: z.string() }),
          status: z.enum(['open', 'submitted', 'graded']),
          startedAt: time,
          submittedAt: time.nullable(),
          total: z.int(),
          answered: z.int(),
          /** Known once it is graded. */
          correct: z.int().nullable(),
          /** Seconds. */
          elapsed: z.number(),
          resultPath: z.string().nullable(),
        })
        .meta({ id: 'PracticeRecord' }),
    ),
  }),
};
