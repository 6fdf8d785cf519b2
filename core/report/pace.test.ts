import { describe, expect, it } from 'vitest';
import { item, section, several } from '#core/report/example-facts.ts';
import { driftsOf, findDrifts, findStretches } from '#core/report/pace.ts';

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
    [
      'a section of which little was seen',
      row([50, 90, 90, 90, 0, 0, 0, 0, 0, 0, 0, 0]).map((one) => ({ ...one, isSeen: one.no < 5 })),
    ],
    ['a section without time', row(Array.from({ length: 15 }, () => 0))],
  ])('is not found in %s', (_, items) => expect(findStretches(items)).toEqual([]));

  it('is looked for section by section', () => {
    const slow = [20, 20, 20, 20, 20, 20, 20, 20, 100, 100, 100, 100];
    const slower = slow.map((seconds) => 2 * seconds);
    const found = findStretches([...row(slow, 2), ...row(slower, 3)]);
    expect(found.map(({ section: no }) => no)).toEqual([3, 2]);
  });
});

describe('being behind', () => {
  const drifts = (items: ReturnType<typeof row>, minutes: number | null) =>
    findDrifts({
      items,
      sections: [section({ no: 4, allowedMs: minutes === null ? null : minutes * 60_000 })],
    });

  // Five questions of a minute each.
  it.each([
    ['is said where it was most', [60, 150, 120, 30, 20], 5, [{ section: 4, no: 3, ms: 150_000 }]],
    ['is not said below two minutes', [60, 150, 60, 30, 20], 5, []],
    ['goes by the time of the section', [60, 150, 120, 30, 20], 8, []],
    ['is worse in a short one', [60, 150, 120, 30, 20], 2.5, [{ section: 4, no: 3, ms: 240_000 }]],
    ['is nothing without a limit', [60, 150, 120, 30, 20], null, []],
  ])('%s', (_, seconds, minutes, expected) => expect(drifts(row(seconds), minutes)).toEqual(expected));

  it('is not found in an even section', () => expect(drifts(even, 15)).toEqual([]));
});

// "pacer line … cumulative drift"
it('says after each question how far behind an even pace, and how far ahead', () => {
  const items = row([90, 30, 30, 60, 50]);
  expect(driftsOf({ no: 4, allowedMs: 300_000 }, items).map(({ ms }) => ms / 1000)).toEqual([
    30, 0, -30, -30, -40,
  ]);
  expect(driftsOf({ no: 4, allowedMs: null }, items)).toEqual([]);
});
