/** Days of somebody who does not exist, one for each state of Today; for the stage on which they are tested. */

import { dayOfNumber } from '#app/pages/learning/today/lamp-days.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { numberOfDay, weekdayOf } from '#core/learning/day.ts';
import type { TodayState } from '#core/learning/next-step.ts';

const day = '2026-11-25';
const pick = (zh: string, en: string, lang: string): string => (lang === 'en' ? en : zh);

type Task = Today['tasks'][number];

const tasksOf = (lang: string): Task[] => [
  {
    id: 'w',
    work: { kind: 'words' },
    name: null,
    minutes: 9,
    amount: 24,
    done: 24,
    state: 'done',
    reason: { code: 'due' },
    to: '/words/session?minutes=9',
  },
  {
    id: 't',
    work: { kind: 'topic', tag: 'verbal.blank.contrast' },
    name: pick('转折对比', 'Contrast', lang),
    minutes: 20,
    amount: 10,
    done: 0,
    state: 'open',
    reason: { code: 'worth', tag: null, name: null, points: 1 },
    to: '/stream?tag=verbal.blank.contrast&n=10',
  },
  {
    id: 'm',
    work: { kind: 'mistakes' },
    name: null,
    minutes: 14,
    amount: 6,
    done: 2,
    state: 'open',
    reason: { code: 'due' },
    to: '/user/wrong-books?state=due',
  },
  {
    id: 'q',
    work: { kind: 'topic', tag: 'quant.word.rates' },
    name: pick('行程与工程', 'Rates and work', lang),
    minutes: 20,
    amount: 10,
    done: 0,
    state: 'open',
    reason: { code: 'weak', tag: 'quant.word.rates', name: pick('行程与工程', 'Rates and work', lang) },
    to: '/stream?tag=quant.word.rates&n=10',
  },
  {
    id: 'e',
    work: { kind: 'essay', tag: 'writing.issue' },
    name: null,
    minutes: 20,
    amount: 1,
    done: 0,
    state: 'elsewhere',
    reason: { code: 'plan' },
    to: '/questions?type=write',
  },
];

function lampDays(isLit: boolean, isKnown: boolean): Today['lamps']['days'] {
  const monday = numberOfDay(day) - weekdayOf(day) + 1;
  return Array.from({ length: 91 }, (_, place) => {
    const at = dayOfNumber(monday - 84 + place);
    const weekday = weekdayOf(at);
    if (at === day) return { day: at, state: isLit ? 'lit' : 'today' };
    if (at > day || !isKnown || place < 56) return { day: at, state: 'dark' };
    if (weekday === 7) return { day: at, state: 'ember' };
    return { day: at, state: place % 11 === 7 ? 'dark' : 'lit' };
  });
}

const known = {
  score: {
    day,
    measures: [
      {
        measure: 'verbal',
        answers: 118,
        missing: 0,
        score: { score: 153, band68: [150, 156], band95: [147, 159] },
      },
      {
        measure: 'quant',
        answers: 96,
        missing: 0,
        score: { score: 163, band68: [161, 165], band95: [159, 167] },
      },
    ],
    total: { low: 312, high: 320 },
  },
  chart: [
    { week: '2026-10-26', low: 302, high: 316, mid: 309 },
    { week: '2026-11-02', low: 305, high: 316, mid: 311 },
    { week: '2026-11-09', low: 309, high: 318, mid: 313 },
    { week: '2026-11-16', low: 311, high: 319, mid: 315 },
    { week: '2026-11-23', low: 312, high: 320, mid: 316 },
  ],
} satisfies Pick<Today, 'score' | 'chart'>;

const unknown = {
  score: {
    day,
    measures: [
      { measure: 'verbal', answers: 0, missing: 25, score: null },
      { measure: 'quant', answers: 0, missing: 25, score: null },
    ],
    total: null,
  },
  chart: [],
} satisfies Pick<Today, 'score' | 'chart'>;

export function sampleToday(state: TodayState, lang = ''): Today {
  const tasks = tasksOf(lang);
  const [words, topic] = tasks;
  if (!words || !topic) throw new Error('no tasks');
  const nextOf = (task: Task): Today['next'] => ({
    taskId: task.id,
    kind: task.work.kind,
    to: task.to,
    minutes: task.minutes,
    amount: task.amount,
    work: task.work,
    reason: task.reason,
    name: task.name,
  });
  const normal: Today = {
    day,
    timeZone: 'Asia/Shanghai',
    state,
    next: nextOf(topic),
    tasks,
    exam: { date: '2027-01-23', daysLeft: 59 },
    target: { verbal: 157, quant: 168, total: 325 },
    ...known,
    forecast: { weeks: 8, low: 321, high: 327 },
    lamps: { days: lampDays(true, true), streak: 17, total: 26, todayMinutes: 12, isTodayLit: true },
    changes: [
      {
        kind: 'level',
        tag: 'verbal.blank.contrast',
        name: pick('转折对比', 'Contrast', lang),
        from: 'building',
        to: 'good',
        evidence: '/map?topic=verbal.blank.contrast',
      },
      { kind: 'score', measure: 'verbal', from: 150, to: 153, evidence: '/map' },
      { kind: 'mistakes', n: 12, evidence: '/user/wrong-books?state=graduated' },
      { kind: 'words', n: 63, evidence: '/words' },
    ],
    replanned: null,
    tomorrow: [
      { work: { kind: 'words' }, name: null, minutes: 8 },
      {
        work: { kind: 'topic', tag: 'verbal.blank.concession' },
        name: pick('让步', 'Concession', lang),
        minutes: 20,
      },
      { work: { kind: 'mistakes' }, name: null, minutes: 7 },
      {
        work: { kind: 'lesson', slug: 'arith-remainders' },
        name: pick('余数', 'Remainders', lang),
        minutes: 12,
      },
    ],
    unread: 1,
    moment: null,
  };
  const without: Today = { ...normal, tasks: [], next: null, changes: [], unread: 0 };
  const fresh = {
    lamps: { days: lampDays(false, false), streak: 0, total: 0, todayMinutes: 0, isTodayLit: false },
    forecast: null,
    changes: [],
    unread: 0,
  };
  const diagnostic: Task = {
    ...words,
    id: 'd',
    work: { kind: 'diagnostic' },
    amount: 16,
    minutes: 18,
    done: 0,
    state: 'open',
    reason: { code: 'unknown-level' },
    to: '/stream?mode=diagnostic',
  };
  switch (state) {
    case 'no-goal':
      return {
        ...without,
        ...unknown,
        ...fresh,
        exam: null,
        target: null,
        next: {
          taskId: null,
          kind: 'start',
          to: '/start',
          minutes: 2,
          amount: null,
          work: null,
          reason: null,
          name: null,
        },
      };
    case 'first': {
      const list: Task[] = [
        diagnostic,
        { ...words, done: 0, state: 'open', amount: 10, reason: { code: 'plan' } },
        {
          ...topic,
          id: 's',
          work: { kind: 'stream', measure: 'verbal' },
          name: null,
          amount: 5,
          minutes: 10,
          reason: { code: 'plan' },
        },
      ];
      return { ...normal, ...unknown, ...fresh, tasks: list, next: nextOf(diagnostic) };
    }
    case 'done':
      return {
        ...normal,
        tasks: tasks.map((task) => ({ ...task, done: task.amount, state: 'done' })),
        next: null,
        unread: 0,
        moment: { kind: 'lamps-30', n: 30, name: null },
        lamps: { ...normal.lamps, todayMinutes: 88 },
      };
    case 'back': {
      const list = tasks
        .slice(0, 3)
        .map(
          (task): Task => ({ ...task, done: 0, state: 'open', amount: task.id === 'w' ? 15 : task.amount }),
        );
      const [first] = list;
      return {
        ...normal,
        tasks: list,
        next: first ? nextOf({ ...first, minutes: 6 }) : null,
        changes: [],
        forecast: null,
        unread: 0,
        replanned: {
          missedDays: 4,
          moved: 2,
          dropped: 11,
          lines: [
            { code: 'light', minutes: 43 },
            { code: 'reviews', n: 61, days: 4 },
            { code: 'mock', day: '2026-12-05' },
          ],
        },
        lamps: {
          ...normal.lamps,
          days: lampDays(false, true),
          streak: 0,
          isTodayLit: false,
          todayMinutes: 0,
        },
      };
    }
    case 'rest':
      return {
        ...without,
        tasks: [{ ...words, done: 0, state: 'open', amount: 10 }],
        next: nextOf({ ...words, amount: 10 }),
        lamps: { ...normal.lamps, days: lampDays(false, true), isTodayLit: false },
      };
    case 'eve': {
      const prepare: Task = {
        ...words,
        id: 'p',
        work: { kind: 'prepare' },
        amount: 1,
        done: 0,
        minutes: 15,
        state: 'open',
        reason: { code: 'taper' },
        to: '/test-centers-info',
      };
      return {
        ...without,
        exam: { date: '2026-11-26', daysLeft: 1 },
        tasks: [prepare, { ...words, done: 0, state: 'open', amount: 12, reason: { code: 'taper' } }],
        next: nextOf(prepare),
        forecast: null,
      };
    }
    case 'exam-day':
      return { ...without, exam: { date: day, daysLeft: 0 }, forecast: null };
    case 'past':
      return {
        ...without,
        exam: { date: '2026-11-21', daysLeft: -4 },
        forecast: null,
        next: {
          taskId: null,
          kind: 'official-score',
          to: '/user/official-score',
          minutes: 0,
          amount: null,
          work: null,
          reason: null,
          name: null,
        },
      };
    default:
      return normal;
  }
}
