/** What Today and the plan would say of a learner, for tests of letters: as the contract has it, with changes. */
import type { Plan, Today } from '#server/domains/learning/reminders/letters.ts';

const due = { code: 'due' } as const;

export const tasks: Today['tasks'] = [
  {
    id: 't1',
    work: { kind: 'words' },
    name: null,
    minutes: 10,
    amount: 15,
    done: 0,
    state: 'open',
    reason: due,
    to: '/words/session?minutes=10',
  },
  {
    id: 't2',
    work: { kind: 'topic', tag: 'blank.contrast' },
    name: '转折 & 对比',
    minutes: 20,
    amount: 10,
    done: 0,
    state: 'open',
    reason: { code: 'weak', tag: 'blank.contrast', name: '转折 & 对比' },
    to: '/stream?tag=blank.contrast&n=10',
  },
  {
    id: 't3',
    work: { kind: 'mistakes' },
    name: null,
    minutes: 12,
    amount: 6,
    done: 6,
    state: 'done',
    reason: due,
    to: '/user/wrong-books?state=due',
  },
];

const dayOf = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;

export const makeToday = (change: Partial<Today> = {}): Today => ({
  day: '2026-11-16',
  timeZone: 'Asia/Shanghai',
  state: 'normal',
  next: {
    taskId: 't2',
    kind: 'topic',
    to: '/stream?tag=blank.contrast&n=10',
    minutes: 20,
    amount: 10,
    work: { kind: 'topic', tag: 'blank.contrast' },
    reason: due,
    name: '转折 & 对比',
  },
  tasks,
  exam: { date: '2026-12-20', daysLeft: 34 },
  target: { verbal: 160, quant: 165, total: 325 },
  score: {
    day: '2026-11-16',
    measures: [
      { measure: 'verbal', answers: 90, missing: 0, score: null },
      { measure: 'quant', answers: 12, missing: 28, score: null },
    ],
    total: null,
  },
  forecast: null,
  lamps: {
    days: [
      ...[9, 10, 11, 12, 13].map((date) => ({ day: dayOf(date), state: 'lit' as const })),
      { day: dayOf(14), state: 'ember' },
      { day: dayOf(15), state: 'dark' },
      { day: dayOf(16), state: 'today' },
    ],
    streak: 6,
    total: 26,
    todayMinutes: 0,
    isTodayLit: false,
  },
  chart: [],
  changes: [],
  replanned: null,
  tomorrow: [],
  moment: null,
  ...change,
});

export const makePlan = (change: Partial<Plan> = {}): Plan => ({
  today: '2026-11-16',
  timeZone: 'Asia/Shanghai',
  exam: { date: '2026-12-20', daysLeft: 34 },
  target: { verbal: 160, quant: 165, total: 325 },
  minutes: 60,
  baseline: { total: 312, source: 'measured' },
  verdict: null,
  phases: [],
  days: [
    { day: '2026-11-17', kind: 'study', isLit: false, minutes: 30, tasks: tasks.slice(0, 2) },
    { day: '2026-11-18', kind: 'rest', isLit: false, minutes: 0, tasks: [] },
    {
      day: '2026-11-21',
      kind: 'mock',
      isLit: false,
      minutes: 128,
      tasks: [
        {
          id: 'm1',
          work: { kind: 'mock' },
          name: null,
          minutes: 118,
          amount: 1,
          done: 0,
          state: 'open',
          reason: { code: 'plan' },
          to: '/gre-exam',
        },
        ...tasks.slice(0, 1),
      ],
    },
  ],
  replanned: null,
  change: null,
  ...change,
});
