/** The study plan: shown to anyone from four answers, kept for a user. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { highestScore, lowestScore, stages } from '#core/learning/plan/effort.ts';
import { measures } from '#core/learning/plan/work.ts';
import { forms } from '#core/questions/kinds.ts';

const score = z.coerce.number<number>().int().min(lowestScore).max(highestScore);

const planInput = z.object({
  stage: z.enum(stages),
  months: z.coerce.number<number>().int().min(1).max(6),
  /** The total of the last test; left out where there was none. */
  previous: score.nullable().default(null),
  target: score,
});

const difficulty = z.literal([1, 2, 3, 4, 5]);

const work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), form: z.enum(forms), difficulty }),
  z.object({ kind: z.literal('topic'), tag: z.string(), difficulty }),
  z.object({ kind: z.literal('essay'), tag: z.string() }),
  z.object({ kind: z.enum(['mock', 'mock-review']), number: z.int() }),
  z.object({ kind: z.enum(['words', 'wrong-book', 'register', 'prepare']) }),
]);

const day = z.iso.date();

const plan = z
  .object({
    input: z.object({
      stage: z.enum(stages),
      months: z.int(),
      previous: z.int().nullable(),
      target: z.int(),
    }),
    starts: day,
    examDay: day,
    today: day,
    baseline: z.int(),
    verdict: z.object({
      kind: z.enum(['reached', 'comfortable', 'demanding', 'beyond']),
      minutes: z.int(),
      hoursNeeded: z.int(),
      hoursPlanned: z.int(),
      reachable: z.int(),
      monthsNeeded: z.int().nullable(),
    }),
    phases: z.array(z.object({ phase: z.enum(['foundation', 'practice', 'sprint']), from: day, to: day })),
    tasks: z.array(
      z.object({
        id: z.string(),
        day,
        measure: z.enum(measures),
        work,
        minutes: z.int(),
        /** Where it is done, without the language. */
        to: z.string(),
        movedFrom: day.nullable(),
        isDone: z.boolean(),
      }),
    ),
    /** How much was moved to coming days because days slipped, and how much had to be let go. */
    moved: z.int(),
    dropped: z.int(),
    /** False for a preview, which nobody keeps. */
    isKept: z.boolean(),
  })
  .meta({ id: 'StudyPlan' });

export const studyPlan = {
  previewPlan: endpoint({
    method: 'GET',
    path: '/api/study-plan/preview',
    access: 'visitor',
    summary: { zh_cn: '按四个答案排出备考计划，不保存', en: 'A study plan from four answers, not kept' },
    query: planInput,
    reply: plan,
  }),

  getPlan: endpoint({
    method: 'GET',
    path: '/api/study-plan',
    access: 'user',
    summary: {
      zh_cn: '我的备考计划；落下的任务已重新排到后面的日子。没有计划时为空',
      en: 'My study plan, with what slipped moved to coming days; null where there is none',
    },
    reply: plan.nullable(),
  }),

  savePlan: endpoint({
    method: 'PUT',
    path: '/api/study-plan',
    access: 'user',
    summary: {
      zh_cn: '排出并保存我的计划，替换原来的',
      en: 'Make and keep my plan, in place of the former one',
    },
    body: planInput,
    reply: plan,
  }),

  deletePlan: endpoint({
    method: 'DELETE',
    path: '/api/study-plan',
    access: 'user',
    summary: { zh_cn: '删除我的计划', en: 'Delete my plan' },
    reply: z.null(),
  }),

  tickTask: endpoint({
    method: 'PUT',
    path: '/api/study-plan/tasks/{id}',
    access: 'user',
    summary: { zh_cn: '勾选或取消一项任务', en: 'Tick a task off, or take the tick back' },
    params: z.object({ id: z.string().max(20) }),
    body: z.object({ isDone: z.boolean() }),
    reply: z.object({ id: z.string(), isDone: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
};
