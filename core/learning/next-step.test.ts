/** One rule decides what is next: a test for every state. */
import { expect, test } from 'vitest';
import { nextStep, type Situation } from './next-step.ts';
import type { DayTask } from './plan/day-task.ts';

const task = (place: number, minutes: number, state: DayTask['state'] = 'open'): DayTask => ({
  id: `20261116-${place}`,
  work: place === 1 ? { kind: 'words' } : { kind: 'stream', measure: 'verbal' },
  minutes,
  amount: 10,
  done: state === 'done' ? 10 : 0,
  state,
  reason: { code: 'steady' },
  to: `/${place}`,
});
const usual: Situation = {
  today: '2026-11-16',
  hasPlan: true,
  examDate: null,
  hasOfficialScore: false,
  isFirst: false,
  isRest: false,
  isBack: false,
  tasks: [task(1, 20), task(2, 8)],
};

test.each<[string, Partial<Situation>, string, string | null]>([
  ['no goal: the first run', { hasPlan: false, tasks: [] }, 'no-goal', '/start'],
  ['the first day', { isFirst: true }, 'first', '/1'],
  ['a usual day: the first open task', {}, 'normal', '/1'],
  ['the first task done: the next one', { tasks: [task(1, 20, 'done'), task(2, 8)] }, 'normal', '/2'],
  ['one ticked as done elsewhere', { tasks: [task(1, 20, 'elsewhere'), task(2, 8)] }, 'normal', '/2'],
  ['all done: nothing', { tasks: [task(1, 20, 'done'), task(2, 8, 'elsewhere')] }, 'done', null],
  ['after missed days: something short', { isBack: true }, 'back', '/2'],
  ['a day of rest', { isRest: true, tasks: [task(1, 10)] }, 'rest', '/1'],
  ['the eve of the exam', { examDate: '2026-11-17' }, 'eve', '/1'],
  ['the eve, all prepared', { examDate: '2026-11-17', tasks: [task(1, 20, 'elsewhere')] }, 'eve', null],
  ['the day of the exam', { examDate: '2026-11-16', tasks: [] }, 'exam-day', null],
  ['after the exam: the score', { examDate: '2026-11-15', tasks: [] }, 'past', '/user/official-score'],
  [
    'after the exam, its score told: the next goal',
    { examDate: '2026-11-15', hasOfficialScore: true, tasks: [] },
    'past',
    '/start',
  ],
])('%s', (_, situation, state, to) => {
  const found = nextStep({ ...usual, ...situation });
  expect(found.state).toBe(state);
  expect(found.next?.to ?? null).toBe(to);
});

test('a task that is begun asks for what is left of it', () => {
  const { next } = nextStep({ ...usual, tasks: [{ ...task(1, 20), done: 5 }] });
  expect(next).toMatchObject({ taskId: '20261116-1', amount: 5, minutes: 10 });
  expect(next?.to).toBe('/words/session?minutes=10');
});

test('questions that are begun go on with as many as are left', () => {
  const { next } = nextStep({ ...usual, tasks: [{ ...task(2, 20), done: 6 }] });
  expect(next).toMatchObject({ amount: 4, to: '/stream?measure=verbal&n=4' });
});
