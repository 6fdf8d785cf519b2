/** The study plan: shown to anyone from four answers; for a user made from goal and level, always from today on. */
import { z } from 'zod';
import { endpoint, time } from '#contract/endpoint.ts';
import { topicLesson } from '#contract/lessons/shapes.ts';
import { highestScore, lowestScore, stages } from '#core/learning/plan/effort.ts';
import { measures } from '#core/learning/plan/work.ts';
import { forms } from '#core/questions/kinds.ts';
import { day, dayTask, replanned } from './day.ts';

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

const verdict = z.object({
  kind: z.enum(['reached', 'comfortable', 'demanding', 'beyond']),
  minutes: z.int(),
  hoursNeeded: z.int(),
  hoursPlanned: z.int(),
  reachable: z.int(),
  monthsNeeded: z.int().nullable(),
});

const phases = z.array(z.object({ phase: z.enum(['foundation', 'practice', 'sprint']), from: day, to: day }));

const preview = z
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
    verdict,
    phases,
    tasks: z.array(
      z.object({
        id: z.string(),
        day,
        measure: z.enum(measures),
        work,
        minutes: z.int(),
        /** Where it is done, without the language. */
        to: z.string(),
        /** What teaches the topic or the form. */
        lesson: topicLesson.nullable(),
        movedFrom: day.nullable(),
        isDone: z.boolean(),
      }),
    ),
    moved: z.int(),
    dropped: z.int(),
    isKept: z.boolean(),
  })
  .meta({ id: 'PlanPreview' });

/** What a changed goal did to the plan; only what differs is listed, so there is at least one line. */
const planChange = z.object({
  at: time,
  lines: z.array(
    z.discriminatedUnion('what', [
      /** Minutes of a study day, study days in a week, mock exams that lie ahead, the total to reach. */
      z.object({
        what: z.enum(['minutes', 'week-days', 'mocks', 'target']),
        from: z.int().nullable(),
        to: z.int().nullable(),
      }),
      z.object({ what: z.literal('exam'), from: day.nullable(), to: day.nullable() }),
      /** By when the hours that the target takes are done; null: not before the plan's end. */
      z.object({ what: z.literal('finish'), from: day.nullable(), to: day.nullable() }),
      /** The next mock exam. */
      z.object({ what: z.literal('next-mock'), from: day.nullable(), to: day.nullable() }),
      z.object({
        what: z.literal('stress'),
        from: z.enum(['verbal', 'quant', 'writing']).nullable(),
        to: z.enum(['verbal', 'quant', 'writing']).nullable(),
      }),
    ]),
  ),
});

const plan = z
  .object({
    today: day,
    timeZone: z.string(),
    /** Null where no date is set: the plan then rolls on, eight weeks at a time. */
    exam: z.object({ date: day, daysLeft: z.int() }).nullable(),
    target: z.object({ verbal: z.int(), quant: z.int(), total: z.int() }).nullable(),
    /** Of a study day. */
    minutes: z.int(),
    /** Where it starts from. `assumed`: nothing is known yet, and this is taken for granted until it is measured. */
    baseline: z.object({ total: z.int(), source: z.enum(['measured', 'reported', 'assumed']) }),
    /** Null without a target. With no date it is for the eight weeks that are planned. */
    verdict: verdict.nullable(),
    phases,
    /** From two weeks back, or from when there was a plan, to the exam. */
    days: z.array(
      z.object({
        day,
        kind: z.enum(['study', 'rest', 'mock', 'eve', 'exam']),
        isLit: z.boolean(),
        /** Planned minutes; of a past day those of what was done. */
        minutes: z.int(),
        /** Of a past day only what was done. */
        tasks: z.array(dayTask),
      }),
    ),
    /** Null where nothing was missed. */
    replanned: replanned.nullable(),
    /** The last change of the goal, for a week. */
    change: planChange.nullable(),
  })
  .meta({ id: 'StudyPlan' });

export const studyPlan = {
  previewPlan: endpoint({
    method: 'GET',
    path: '/api/study-plan/preview',
    access: 'visitor',
    summary: { zh_cn: '按四个答案排出备考计划，不保存', en: 'A study plan from four answers, not kept' },
    query: planInput,
    reply: preview,
  }),

  getPlan: endpoint({
    method: 'GET',
    path: '/api/study-plan',
    access: 'user',
    summary: {
      zh_cn: '我的备考计划：由目标和水平排出，永远从今天开始；没有目标时为空',
      en: 'My study plan, made from goal and level, always from today on; null while there is no goal',
    },
    reply: plan.nullable(),
  }),

  savePlan: endpoint({
    method: 'PUT',
    path: '/api/study-plan',
    access: 'user',
    summary: {
      zh_cn: '按四个答案设定目标并启用计划',
      en: 'Set my goal from the four answers, and the plan is on',
    },
    body: planInput,
    reply: plan,
  }),

  deletePlan: endpoint({
    method: 'DELETE',
    path: '/api/study-plan',
    access: 'user',
    summary: {
      zh_cn: '停用我的计划；目标保留，改动目标后重新启用',
      en: 'Put my plan away; the goal stays, and a change of it brings the plan back',
    },
    reply: z.null(),
  }),

  tickTask: endpoint({
    method: 'PUT',
    path: '/api/study-plan/tasks/{id}',
    access: 'user',
    summary: {
      zh_cn: '标记一项任务在别处做过了，或取消标记',
      en: 'Say that a task was done elsewhere, or take it back',
    },
    params: z.object({ id: z.string().max(20) }),
    body: z.object({ isDone: z.boolean() }),
    /** Taken back, it is as the work done here makes it. */
    reply: z.object({ id: z.string(), state: z.enum(['open', 'done', 'elsewhere']) }),
    errors: ['NOT_FOUND'],
  }),
};
