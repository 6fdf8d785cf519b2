import { describe, expect, it } from 'vitest';
import { absencesOf, calculatorOf, hiddenClockOf } from '#core/report/conduct.ts';
import { facts, item, section, wrong } from '#core/report/example-facts.ts';
import type { ConductFact } from '#core/report/facts.ts';

const span = (kind: ConductFact['kind'], over: Partial<ConductFact> = {}): ConductFact => ({
  kind,
  section: 3,
  exerciseId: null,
  ms: 10_000,
  uses: 0,
  ...over,
});
const quant = (no: number, over = {}) =>
  item({ section: 3, no, exerciseId: `q${no}`, measure: 'quant', form: 'mc-one', ...over });
const sections = [
  section({ no: 2 }),
  section({ no: 3, measure: 'quant', elapsedMs: 1_200_000 }),
  section({ no: 5, measure: 'quant' }),
];
const items = [
  item({ section: 2, exerciseId: 'v1' }),
  quant(1, { spentMs: 120_000 }),
  wrong({ ...quant(2), correct: false, spentMs: 60_000 }),
  quant(3, { spentMs: 30_000 }),
  quant(4, { spentMs: 50_000 }),
  quant(5, { isSeen: false, correct: false, isAnswered: false }),
];
const attempt = (watched: number[], spans: ConductFact[]) =>
  facts({ sections, items, conduct: { watched, spans } });

// "calculator opens/uses, hide-clock, focus loss"
describe('the calculator', () => {
  it('is told by question: opened, used, how right, beside the questions without', () => {
    const spans = [
      span('calculator', { exerciseId: 'q1', uses: 3 }),
      span('calculator', { exerciseId: 'q1', uses: 0 }),
      span('calculator', { exerciseId: 'q2', uses: 1 }),
      span('calculator', { exerciseId: 'q3' }),
    ];
    expect(calculatorOf(attempt([2, 3], spans))).toEqual({
      opened: 3,
      idle: [{ section: 3, no: 3 }],
      used: { count: 2, right: 1, averageMs: 90_000 },
      without: { count: 2, right: 2, averageMs: 40_000 },
    });
  });

  it('was never opened where it was watched and nothing came', () =>
    expect(calculatorOf(attempt([3], []))).toMatchObject({ opened: 0, used: { count: 0, averageMs: null } }));

  it.each([
    ['nobody watched', [], []],
    ['only a section without one was watched', [2], []],
    ['what came is of a section that was not watched', [2], [span('calculator', { exerciseId: 'q1' })]],
  ])('is unknown where %s', (_, watched, spans) => expect(calculatorOf(attempt(watched, spans))).toBeNull());
});

describe('the hidden clock', () => {
  it('is told by section, with its part of the section', () => {
    const spans = [span('clock', { ms: 300_000 }), span('clock', { ms: 60_000 })];
    expect(hiddenClockOf(attempt([2, 3], spans))).toEqual({
      ms: 360_000,
      sections: [{ section: 3, ms: 360_000, share: 0.3 }],
    });
  });

  it('was hidden no longer than the section took', () =>
    expect(hiddenClockOf(attempt([3], [span('clock', { ms: 9_000_000 })]))?.ms).toBe(1_200_000));

  it('was never hidden where nothing came, and is unknown where nobody watched', () => {
    expect(hiddenClockOf(attempt([3], []))).toEqual({ ms: 0, sections: [] });
    expect(hiddenClockOf(attempt([], []))).toBeNull();
  });
});

describe('the page out of sight', () => {
  it('is told by section: how often, how long, on which questions', () => {
    const spans = [
      span('away', { section: 2, exerciseId: 'v1', ms: 2000 }),
      span('away', { exerciseId: 'q4', ms: 30_000 }),
      span('away', { exerciseId: 'q4', ms: 12_000 }),
      span('away', { exerciseId: null, ms: 5000 }),
      span('away', { exerciseId: 'q1', ms: 999 }),
    ];
    expect(absencesOf(attempt([2, 3], spans))).toEqual([
      { section: 2, times: 1, ms: 2000, places: [{ section: 2, no: 1 }] },
      { section: 3, times: 3, ms: 47_000, places: [{ section: 3, no: 4 }] },
    ]);
  });

  it('never was where nothing came, and is unknown without a watched section that has a limit', () => {
    expect(absencesOf(attempt([3], []))).toEqual([]);
    expect(absencesOf(attempt([], [span('away')]))).toBeNull();
    const untimed = facts({ sections: [section({ allowedMs: null })], conduct: { watched: [2], spans: [] } });
    expect(absencesOf(untimed)).toBeNull();
  });
});
