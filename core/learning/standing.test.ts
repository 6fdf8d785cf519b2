/** What may be told of where one stands and leads: bands, changes beyond their error, a forecast from 200 answers on. */
import { describe, expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { chartOf, forecastOf, totalOf } from './forecast.ts';
import { findMoments, isOvertaken } from './moments.ts';
import { isBackAfter, missedDays, replannedOf } from './plan/replanned.ts';

const row = (measure: 'verbal' | 'quant', score: number, sd = 2, day = '2026-11-16') => ({
  ...{ day, measure, score, sd },
  rawSd: sd * 0.8,
  answers: 150,
});

describe('the total', () => {
  test('is a band of both measures, and nothing while one is not known', () => {
    expect(totalOf([row('verbal', 152), row('quant', 160)])).toEqual({ low: 309, high: 315, mid: 312 });
    expect(totalOf([row('verbal', 152)])).toBeNull();
    expect(totalOf([row('verbal', 152, 4.1), row('quant', 160)])).toBeNull();
  });

  test('is drawn once a week, the last of it', () => {
    const rows = ['2026-11-03', '2026-11-05', '2026-11-16'].flatMap((day, at) => [
      row('verbal', 150 + at, 2, day),
      row('quant', 160, 2, day),
    ]);
    expect(chartOf(rows).map(({ week, mid }) => [week, mid])).toEqual([
      ['2026-11-02', 311],
      ['2026-11-16', 312],
    ]);
  });
});

test('a forecast is a range from today on, told from 200 answers on and only where a score is', () => {
  const pace = { pace: 0.001, answers: 100, plannedAnswers: 1000 };
  const rows = [row('verbal', 152), row('quant', 160)];
  const told = forecastOf(rows, { verbal: pace, quant: pace }, 8);
  expect(told).toMatchObject({ weeks: 8, low: 309 });
  expect(told?.high).toBe(330);
  expect(forecastOf(rows, { verbal: { ...pace, answers: 99 }, quant: pace }, 8)).toBeNull();
  expect(forecastOf([], { verbal: pace, quant: pace }, 8)).toBeNull();
  const backwards = { ...pace, pace: -0.001 };
  expect(forecastOf(rows, { verbal: backwards, quant: backwards }, 8)?.high).toBe(315);
});

describe('changes since a week ago', () => {
  const before = {
    scores: [row('verbal', 150)],
    levels: { 'blank.cause': 'weak' } as const,
    beliefs: {},
    words: 100,
  };
  const beliefsOf = (tags: readonly string[], mean: number, answers: number) =>
    Object.fromEntries(tags.map((tag) => [tag, { mean, sd: 0.3, answers }]));

  test('are told beyond their error alone', () => {
    const now = (score: number) => ({ ...before, scores: [row('verbal', score)] });
    expect(changesOf(before, now(153), 0)).toEqual([]);
    expect(changesOf(before, now(154), 0)).toEqual([
      { kind: 'score', measure: 'verbal', from: 150, to: 154 },
    ]);
  });

  test('are levels that moved, mistakes overcome, words settled; four at most', () => {
    const tags = ['a', 'b', 'c', 'd', 'e'];
    const old = {
      ...before,
      levels: Object.fromEntries(tags.map((tag) => [tag, 'weak' as const])),
      beliefs: beliefsOf(tags, -0.4, 10),
    };
    const now = {
      scores: before.scores,
      levels: Object.fromEntries(tags.map((tag) => [tag, 'good' as const])),
      beliefs: beliefsOf(tags, 0.6, 20),
      words: 130,
    };
    const found = changesOf(old, now, 5);
    expect(found.map(({ kind }) => kind)).toEqual(['level', 'level', 'mistakes', 'words']);
  });

  test('are of topics that were practised since, and in the middle beyond their error alone', () => {
    const at = (level: 'weak' | 'building' | 'good', mean: number, answers: number) => ({
      ...before,
      levels: { 'blank.cause': level },
      beliefs: beliefsOf(['blank.cause'], mean, answers),
    });
    expect(changesOf(at('weak', -0.3, 10), at('building', 0.2, 10), 0)).toEqual([]);
    expect(changesOf(at('weak', -0.3, 10), at('building', 0.2, 15), 0)).toHaveLength(1);
    expect(changesOf(at('building', 0.5, 10), at('good', 0.52, 15), 0)).toEqual([]);
    expect(changesOf(at('good', 0.52, 10), at('building', 0.5, 15), 0)).toEqual([]);
    expect(changesOf(at('building', 0.3, 10), at('good', 0.7, 15), 0)).toHaveLength(1);
  });

  test('are none from what was not known', () => {
    expect(changesOf({ ...before, levels: {} }, { ...before, levels: { 'blank.cause': 'good' } }, 0)).toEqual(
      [],
    );
    expect(changesOf(null, before, 0)).toEqual([]);
  });
});

describe('missed days', () => {
  const ahead = ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((day) => ({
    day,
    isStudy: day !== '2026-11-15',
    tasks: 4,
    lessons: 1,
    hasMock: day === '2026-11-14',
  }));

  test('are those of study since the last work, today not among them', () => {
    const missed = missedDays(ahead, new Set(['2026-11-12']), '2026-11-16');
    expect(missed.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14']);
    expect(isBackAfter(missed)).toBe(true);
    expect(missedDays(ahead, new Set(['2026-11-14']), '2026-11-16')).toEqual([]);
  });

  test('are all that were planned, for who was away for longer', () => {
    const missed = missedDays(ahead, new Set(['2026-11-12']), '2027-03-01');
    expect(missed.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14', '2026-11-16']);
    expect(missedDays(ahead, new Set(['2027-02-28']), '2027-03-01')).toEqual([]);
    expect(missedDays([], new Set(), '2027-03-01')).toEqual([]);
  });

  test('are told in lines: what came again, what was let go', () => {
    const now = {
      minutes: 25,
      due: { words: 60, mistakes: 0 },
      taken: 15,
      nextMock: '2026-11-21',
      isBack: true,
    };
    expect(replannedOf(missedDays(ahead, new Set(['2026-11-12']), '2026-11-16'), now)).toEqual({
      missedDays: 2,
      moved: 3,
      dropped: 5,
      lines: [
        { code: 'light', minutes: 25 },
        { code: 'reviews', n: 60, days: 4 },
        { code: 'mock', day: '2026-11-21' },
      ],
    });
    expect(replannedOf([], now)).toBeNull();
  });
});

test('moments: of lamps counted at once only the highest is told; the target by the middle of the score', () => {
  const none = { mocks: 0, cleared: 99, lamps: 6, solid: [], total: 319, target: 320 };
  expect(findMoments(none)).toEqual([]);
  const all = findMoments({ ...none, mocks: 1, cleared: 100, lamps: 31, solid: ['blank.cause'], total: 320 });
  expect(all.map(({ kind }) => kind)).toEqual([
    'target',
    'first-mock',
    'mistakes-100',
    'lamps-30',
    'lamps-7',
    'topic',
  ]);
  expect(all.filter((moment) => isOvertaken(moment, all)).map(({ kind }) => kind)).toEqual(['lamps-7']);
});
