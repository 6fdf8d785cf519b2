/** The plan from goal and level: what a day holds, in which order, and what never happens. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../day.ts';
import { mockDays } from './mock-days.ts';
import { type PlanFacts, type PlannedDay, planDays, verbalShare } from './plan-days.ts';
import { addDays, daysBetween } from './study-plan.ts';

const today = '2026-11-16';

const usual: PlanFacts = {
  today,
  goal: {
    target: { verbal: 160, quant: 168 },
    examDate: '2027-02-15',
    minutes: 60,
    weekdays: [1, 2, 3, 4, 5, 6],
    daysOff: [],
    stress: null,
  },
  scores: { verbal: 152, quant: 160 },
  diagnostic: null,
  topics: [
    { tag: 'quant.data.mean', isWeak: true, lesson: 'data-mean', lessonMinutes: 8 },
    { tag: 'blank.contrast', isWeak: false, lesson: 'blank-contrast', lessonMinutes: 8 },
  ],
  due: { words: 30, newWords: 20, mistakes: 9 },
  mocks: { startedOn: today, lastOn: null, isBeginner: false },
  unreviewed: null,
  isBack: false,
};

const dayOf = (days: readonly PlannedDay[], day: string) => {
  const found = days.find((one) => one.day === day);
  if (!found) throw new Error(`${day} is not planned`);
  return found;
};
const kindsOf = ({ tasks }: PlannedDay) => tasks.map(({ work }) => work.kind);
const withGoal = (goal: Partial<PlanFacts['goal']>): PlanFacts => ({
  ...usual,
  goal: { ...usual.goal, ...goal },
});

describe('a day of study', () => {
  const [first] = planDays(usual) as [PlannedDay];

  test('has reviews first, then what teaches, then what asks', () => {
    expect(kindsOf(first).slice(0, 2)).toEqual(['mistakes', 'words']);
    expect(kindsOf(first)).toContain('topic');
    expect(kindsOf(first).indexOf('topic')).toBeLessThan(kindsOf(first).indexOf('stream'));
  });

  test('gives mistakes fifteen in a hundred of its minutes, and says why each task is there', () => {
    const mistakes = first.tasks.find(({ work }) => work.kind === 'mistakes');
    expect(mistakes?.minutes).toBeLessThanOrEqual(60 * 0.15);
    expect(mistakes?.reason).toEqual({ code: 'due' });
    expect(first.tasks.find(({ work }) => work.kind === 'topic')).toMatchObject({
      amount: 10,
      reason: { code: 'weak', tag: 'quant.data.mean' },
      to: '/stream?tag=quant.data.mean&n=10',
    });
  });

  test('has a lesson before its weak topic where there is time', () => {
    const [long] = planDays(withGoal({ minutes: 120 })) as [PlannedDay];
    const kinds = kindsOf(long);
    expect(kinds.indexOf('lesson')).toBeGreaterThan(-1);
    expect(kinds.indexOf('lesson')).toBeLessThan(kinds.indexOf('topic'));
  });

  test('has one weak topic at most, and none where none is known', () => {
    const many = { ...usual, topics: usual.topics.map((topic) => ({ ...topic, isWeak: true })) };
    for (const { tasks } of planDays(many))
      expect(tasks.filter(({ work }) => work.kind === 'topic').length).toBeLessThanOrEqual(1);
    const none = planDays({ ...usual, topics: [] });
    expect(none.flatMap(kindsOf)).not.toContain('topic');
  });

  test('is half of it for who comes back, and begins with few words', () => {
    const [back] = planDays({ ...usual, isBack: true }) as [PlannedDay];
    expect(back.minutes).toBeLessThanOrEqual(32);
    expect(back.tasks.find(({ work }) => work.kind === 'words')?.amount).toBe(15);
  });

  test('with no level is the diagnostic first, 35 minutes in all', () => {
    const [one] = planDays({ ...usual, diagnostic: 16 }) as [PlannedDay];
    expect(kindsOf(one)[0]).toBe('diagnostic');
    expect(one.minutes).toBeLessThanOrEqual(35);
    // Also on a day of rest, for who begins on it; not on later ones.
    const resting = { ...withGoal({ weekdays: [3] }), diagnostic: 16 };
    expect(kindsOf(planDays(resting)[0] as PlannedDay)[0]).toBe('diagnostic');
    const later = { ...resting, mocks: { ...usual.mocks, startedOn: '2026-11-10' } };
    expect(planDays(later)[0]?.kind).toBe('rest');
  });
});

describe('the measures', () => {
  test('share minutes by what is missing, none below 30 %', () => {
    expect(verbalShare(usual)).toBe(0.5);
    expect(verbalShare({ ...usual, scores: { verbal: 152, quant: 168 } })).toBe(0.7);
    expect(verbalShare({ ...usual, scores: { verbal: 160, quant: 150 } })).toBe(0.3);
    expect(verbalShare({ ...usual, scores: { verbal: null, quant: null } })).toBe(0.5);
    expect(verbalShare(withGoal({ stress: 'quant' }))).toBe(0.35);
  });

  test('take turns where a day is too short for both, each as often as its share', () => {
    const facts = { ...withGoal({ minutes: 20 }), topics: [], scores: { verbal: 150, quant: 168 } };
    const works = planDays(facts).flatMap(({ tasks }) => tasks.flatMap(({ work }) => work));
    const of = (measure: string) =>
      works.filter((work) => work.kind === 'stream' && work.measure === measure).length;
    expect(of('quant')).toBeGreaterThan(10);
    expect(of('verbal') / (of('verbal') + of('quant'))).toBeCloseTo(0.7, 1);
  });
});

describe('the days before the exam', () => {
  const days = planDays(usual);

  test('taper, the eve prepares, the day itself asks nothing', () => {
    expect(dayOf(days, '2027-02-15')).toMatchObject({ kind: 'exam', tasks: [] });
    expect(kindsOf(dayOf(days, '2027-02-14'))[0]).toBe('prepare');
    expect(dayOf(days, '2027-02-12').minutes).toBeLessThanOrEqual(37);
    expect(dayOf(days, '2027-02-12').tasks.map(({ reason }) => reason.code)).toContain('taper');
  });

  test('have no mock exam', () => {
    const mocks = days.filter(({ kind }) => kind === 'mock').map(({ day }) => day);
    expect(mocks.length).toBeGreaterThan(4);
    expect(daysBetween(mocks.at(-1) ?? '', '2027-02-15')).toBeGreaterThan(4);
  });
});

test('without a date the plan rolls on for eight weeks, and nothing tapers', () => {
  const days = planDays(withGoal({ examDate: null }));
  expect(days).toHaveLength(56);
  expect(days.flatMap(({ tasks }) => tasks.map(({ reason }) => reason.code))).not.toContain('taper');
});

test('an exam that is centuries away is planned for 400 days, and nothing tapers before it is near', () => {
  const days = planDays(withGoal({ examDate: '9999-12-31' }));
  expect(days).toHaveLength(400);
  expect(days.at(-1)?.kind).not.toBe('exam');
  expect(days.flatMap(({ tasks }) => tasks.map(({ reason }) => reason.code))).not.toContain('taper');
});

test('a day of rest has one light task', () => {
  const days = planDays(withGoal({ daysOff: ['2026-11-18'] }));
  for (const day of ['2026-11-22', '2026-11-18']) {
    expect(dayOf(days, day)).toMatchObject({ kind: 'rest' });
    expect(dayOf(days, day).tasks).toHaveLength(1);
    expect(dayOf(days, day).minutes).toBeLessThanOrEqual(10);
  }
});

describe('mock exams', () => {
  const span = { today, end: '2027-02-15', hasExam: true };
  const everyDay = () => true;

  test('begin on the third day, or after two weeks for who starts from nothing', () => {
    const history = { startedOn: today, lastOn: null, isBeginner: false };
    expect(daysBetween(today, mockDays(history, span, everyDay)[0] ?? '')).toBeLessThanOrEqual(5);
    const [later] = mockDays({ ...history, isBeginner: true }, span, everyDay);
    expect(daysBetween(today, later ?? '')).toBeGreaterThanOrEqual(10);
  });

  test('lie on Saturdays where these are days of study', () => {
    const days = mockDays({ startedOn: today, lastOn: null, isBeginner: false }, span, everyDay);
    expect(days.filter((day) => weekdayOf(day) === 6).length).toBeGreaterThanOrEqual(days.length - 1);
  });

  test('stay where they are when days pass, and come soon where one was missed', () => {
    const history = { startedOn: '2026-11-01', lastOn: '2026-11-14', isBeginner: false };
    const now = mockDays(history, span, everyDay);
    const later = mockDays(history, { ...span, today: '2026-11-20' }, everyDay);
    expect(later).toEqual(now);
    const missed = mockDays(history, { ...span, today: '2026-12-10' }, everyDay);
    expect(daysBetween('2026-12-10', missed[0] ?? '')).toBeLessThanOrEqual(3);
  });

  test.each([
    ['every day', everyDay],
    ['on Tuesdays and Thursdays', (day: string) => [2, 4].includes(weekdayOf(day))],
  ])('that are missed come again one at a time and once a week, for who studies %s', (_, isStudyDay) => {
    const history = { startedOn: '2026-10-01', lastOn: null, isBeginner: false };
    const offered: string[] = [];
    for (let day = today; day < '2027-01-20'; day = addDays(day, 1)) {
      const [first = '', second = '9999-12-31'] = mockDays(history, { ...span, today: day }, isStudyDay);
      expect(daysBetween(day, first)).toBeLessThanOrEqual(14);
      expect(daysBetween(first, second)).toBeGreaterThanOrEqual(5);
      if (first === day) offered.push(day);
    }
    expect(offered.length).toBeGreaterThan(5);
    for (const [at, day] of offered.entries())
      if (at > 0) expect(daysBetween(offered[at - 1] ?? '', day)).toBeGreaterThanOrEqual(5);
    // Six weeks were missed, and one of their exams returns.
    const planned = mockDays(history, span, isStudyDay);
    const sat = mockDays({ ...history, lastOn: '2026-11-14' }, span, isStudyDay);
    expect(planned.length).toBeLessThanOrEqual(sat.length + 1);
  });
});

test('whatever the goal: nothing before today or after the exam, no id twice, within the minutes, each with a way in', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((n) => addDays(today, n));
  const facts = fc.record({
    examDate: fc.option(day),
    minutes: fc.integer({ min: 5, max: 600 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((list) => list.sort()),
    daysOff: fc.array(day, { maxLength: 5 }),
    stress: fc.constantFrom(null, 'verbal', 'quant', 'writing'),
    due: fc.record({ words: fc.nat(500), newWords: fc.nat(40), mistakes: fc.nat(300) }),
    diagnostic: fc.constantFrom(null, 10, 16),
    isBack: fc.boolean(),
    unreviewed: fc.constantFrom(null, { recordId: '7', day: addDays(today, -1) }),
  });
  fc.assert(
    fc.property(facts, ({ due, diagnostic, isBack, unreviewed, ...goal }) => {
      const days = planDays({ ...withGoal(goal as never), due, diagnostic, isBack, unreviewed });
      const essayWeekday =
        goal.weekdays[Math.min(goal.stress === 'writing' ? 1 : 2, goal.weekdays.length - 1)];
      const isTaper = (day: string) => goal.examDate !== null && daysBetween(day, goal.examDate) <= 7;
      expect(days[0]?.day).toBe(today);
      expect(days.at(-1)?.day).toBe(goal.examDate ?? addDays(today, 55));
      const ids = days.flatMap(({ tasks }) => tasks.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { day, kind, tasks, minutes } of days) {
        if (goal.minutes >= 120 && kind === 'study' && weekdayOf(day) === essayWeekday)
          if (day !== today && !isTaper(day)) expect(tasks.map(({ work }) => work.kind)).toContain('essay');
        expect(tasks.length).toBeLessThanOrEqual(6);
        if (kind === 'study' && diagnostic === null) expect(minutes).toBeLessThanOrEqual(goal.minutes + 6);
        for (const task of tasks) {
          expect(task.amount).toBeGreaterThan(0);
          expect(task.minutes).toBeGreaterThan(0);
          expect(task.to.startsWith('/')).toBe(true);
        }
      }
    }),
    { numRuns: 80 },
  );
});
