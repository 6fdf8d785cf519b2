import { expect, test } from 'vitest';
import type { ShownCheck } from '#app/lessons/lesson-reply.ts';
import { areChecksAnswered, checkedOf, countOpened, keptOf, withChecked } from './standing.ts';

const places = ['hook', 'idea', 'card', 'check-1', 'check-2', 'end'];
const times = { seconds: 60, startedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:01:00Z' };

const ofBank = (n: number, isRight: boolean | null = null): ShownCheck => ({
  key: `check-${n}`,
  questionId: String(n),
  number: `V-1000${n}`,
  ask: null,
  isAnswered: isRight !== null,
  isRight,
});
const ofEssay = (n: number): ShownCheck => ({
  ...ofBank(n),
  ask: { key: `check-${n}` } as ShownCheck['ask'],
});

test('a check about an essay is answered when its small question is solved or opened', () => {
  const checks = [ofEssay(1), ofEssay(2)];
  const once = { 'check-1': { tries: 1, solved: true }, 'check-2': { tries: 1, solved: false } };
  const thrice = { ...once, 'check-2': { tries: 3, solved: false } };
  expect(areChecksAnswered({ checks, answers: once })).toBe(false);
  expect(countOpened(places, 'check-2', { checks, answers: once })).toBe(5);
  expect(areChecksAnswered({ checks, answers: thrice })).toBe(true);
  expect(countOpened(places, 'check-2', { checks, answers: thrice })).toBe(6);
  expect(keptOf(places, { opened: 5, checks, answers: once }, times).share).toBe(4 / 5);
  expect(keptOf(places, { opened: 6, checks, answers: thrice }, times)).toMatchObject({
    place: 'check-2',
    share: 1,
  });
});

test('what was answered meanwhile stays answered when an older word of the server comes', () => {
  const here = [ofBank(1, true), ofBank(2, false)];
  expect(withChecked([ofBank(1, true), ofBank(2)], checkedOf(here))).toEqual(here);
  expect(withChecked([ofBank(1, false), ofBank(2)], checkedOf(here))).toEqual([
    ofBank(1, false),
    ofBank(2, false),
  ]);
});
