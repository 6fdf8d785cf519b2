import { describe, expect, it } from 'vitest';
import { item, several } from '#core/report/example-facts.ts';
import { findDrifts, findStretches } from '#core/report/pace.ts';

const row = (seconds: readonly number[], section = 4) =>
  seconds.map((spent, index) => item({ section, no: index + 1, spentMs: spent * 1000 }));
const even = several(15, (index) => item({ section: 4, no: index + 1, spentMs: 60_000 }));

describe('the stretch that took the time', () => {
  it('is four questions in a row with half as much again as their part', () => {
    const [found] = findStretches(row([50, 50, 50, 50, 50, 50, 50, 50, 140, 150, 130, 140, 50, 20, 20]));
    expect(found).toMatchObject({ section: 4, from: 9, to: 12, ms: 560_000 });
    expect(found?.share).toBeCloseTo(0.533, 2);
  });

  it.each([
    ['an even section', even],
    ['a section that is too short to have one', row([10, 10, 200, 200, 200, 200])],
    ['a section without time', row(Array.from({ length: 15 }, () => 0))],
  ])('is not found in %s', (_, items) => expect(findStretches(items)).toEqual([]));

  it('is looked for section by section', () => {
    const slow = [20, 20, 20, 20, 20, 20, 20, 20, 100, 100, 100, 100];
    expect(findStretches([...row(slow, 2), ...row(slow, 3)]).map(({ section }) => section)).toEqual([2, 3]);
  });
});

describe('being behind', () => {
  it('is said where it was most, from two minutes on', () => {
    expect(findDrifts(row([60, 150, 120, 30, 20]))).toEqual([{ section: 4, no: 3, ms: 150_000 }]);
    expect(findDrifts(row([60, 150, 80]))).toEqual([]);
    expect(findDrifts(even)).toEqual([]);
  });
});
