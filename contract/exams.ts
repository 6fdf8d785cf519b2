/** The catalogue of mock exams and practice sets. */
import { z } from 'zod';
import { examTypes } from '#core/exam/attempt.ts';
import { forms } from '#core/questions/kinds.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';

/** What a practice set is made for. */
export const setKinds = ['topic', 'form', 'difficulty', 'monthly', 'must-do'] as const;

const exam = z
  .object({
    id,
    type: z.enum(examTypes),
    title: z.string(),
    /** How many attempts a user may submit; null where there is no limit. */
    limit: z.int().nullable(),
    /** As the candidate sees them: a section that comes in several modules is one. */
    sections: z.array(
      z.object({
        no: z.int(),
        /** Null while the module is not chosen. */
        id: id.nullable(),
        /** Minutes; null where the section has no limit. */
        standard_time: z.number().nullable(),
        count: z.int(),
        /** Their ids, in order; none while the module is not chosen. */
        exercises: z.array(id),
        exercise_type: z.enum(['verbal', 'quant', 'write']),
      }),
    ),
    /** Exercises in all, and minutes in all (null where untimed). */
    count: z.int(),
    minutes: z.number().nullable(),
    kind: z.enum(setKinds).nullable(),
    forms: z.array(z.enum(forms)),
    difficulty: z.int().min(1).max(5).nullable(),
    topics: z.array(z.object({ value: z.string(), label: z.string() })),
    /** Key and analysis may be seen question by question. */
    canCheck: z.boolean(),
    /** Null for a visitor. `best` is a mock exam’s estimated total, or the percentage right in a practice set. */
    mine: z
      .object({
        submitted: z.int(),
        openRecordId: id.nullable(),
        best: z.number().nullable(),
        /** What the best total of a mock exam is made of; null for a practice set. */
        bestScores: z.object({ verbal: z.int(), quant: z.int() }).nullable(),
        /**
         * The last ones, newest first: the estimated total of a mock exam, where it can be relied on, and the
         * percentage right of a practice set.
         */
        reports: z.array(
          z.object({
            recordId: id,
            submittedAt: time,
            total: z.int().nullable(),
            percent: z.number().nullable(),
            /** Handed in empty where not. */
            isAnswered: z.boolean(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'Exam' });

export const exams = {
  listExams: endpoint({
    method: 'GET',
    path: '/api/exams',
    access: 'visitor',
    summary: { zh_cn: '模考与练习列表', en: 'List mock exams and practice sets' },
    query: pageQuery.extend({
      type: z.enum(examTypes).optional(),
      kind: z.enum(setKinds).optional(),
      topic: z.string().max(100).optional(),
      form: z.enum(forms).optional(),
      difficulty: z.coerce.number<number>().int().min(1).max(5).optional(),
    }),
    reply: listOf(exam),
  }),

  getExam: endpoint({
    method: 'GET',
    path: '/api/exams/{id}',
    access: 'visitor',
    summary: { zh_cn: '一套模考或练习', en: 'One mock exam or practice set' },
    params: ids('id'),
    reply: exam,
  }),

  listExerciseFilters: endpoint({
    method: 'GET',
    path: '/api/exercises/filters',
    access: 'visitor',
    summary: {
      zh_cn: '练习列表的筛选项及各项数量',
      en: 'The filters of the practice sets, with how many sets each leaves',
    },
    reply: z.array(
      z.object({
        /** The name of the query parameter of GET exams. */
        key: z.enum(['kind', 'topic', 'form', 'difficulty']),
        label: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      }),
    ),
    cacheSeconds: 60,
  }),
};
