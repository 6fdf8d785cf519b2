import { describe, expect, it } from 'vitest';
import { headlineOf, type ShownError, shownError, totalOf } from '#core/report/headline.ts';

const of = (scaled: number) => ({ scaled, se: 3 });
const scores = { verbal: of(158), quant: of(167) };

describe('the sentence above the scores', () => {
  it.each([
    ['a measure without a score', { verbal: null, quant: of(160) }, null, { kind: 'no-total' }],
    ['no goal', scores, null, { kind: 'total', total: 325, error: 4 }],
    ['half a goal', scores, { verbal: 160, quant: null }, { kind: 'total', total: 325, error: 4 }],
    [
      'a goal that is reached',
      scores,
      { verbal: 155, quant: 165 },
      { kind: 'reached', total: 325, error: 4, goal: 320 },
    ],
    [
      'points missing in one measure',
      scores,
      { verbal: 161, quant: 167 },
      { kind: 'short', gap: 3, where: 'verbal' },
    ],
    [
      'points missing in the other',
      scores,
      { verbal: 158, quant: 170 },
      { kind: 'short', gap: 3, where: 'quant' },
    ],
    ['points missing in both', scores, { verbal: 161, quant: 170 }, { kind: 'short', gap: 6, where: null }],
    ['mostly in one', scores, { verbal: 162, quant: 169 }, { kind: 'short', gap: 6, where: 'verbal' }],
    ['one above its goal', scores, { verbal: 165, quant: 164 }, { kind: 'short', gap: 4, where: 'verbal' }],
  ])('%s', (_, given, goal, expected) => expect(headlineOf(given, goal)).toMatchObject(expected));
});

describe('the error beside a score', () => {
  type Band = readonly [number, number];
  it.each<[string, number, Band, Band, ShownError]>([
    ['is ± in the middle of the scale', 158, [155, 161], [152, 164], { kind: 'plus-minus', n: 3 }],
    [
      'is ± where a range is a little off its middle',
      158,
      [156, 162],
      [152, 164],
      { kind: 'plus-minus', n: 3 },
    ],
    [
      'is a range where it is lopsided',
      136,
      [131, 138],
      [130, 143],
      { kind: 'range', low: 131, high: 138, percent: 68 },
    ],
    [
      'is a range where the top cuts it off',
      168,
      [166, 170],
      [163, 170],
      { kind: 'range', low: 166, high: 170, percent: 68 },
    ],
    [
      'is the wide range of a perfect score',
      170,
      [170, 170],
      [166, 170],
      { kind: 'range', low: 166, high: 170, percent: 95 },
    ],
    [
      'is a range at the bottom',
      131,
      [130, 133],
      [130, 136],
      { kind: 'range', low: 130, high: 133, percent: 68 },
    ],
    ['is the end alone where nothing else is likely', 170, [170, 170], [170, 170], { kind: 'end' }],
  ])('%s', (_, scaled, band68, band95, expected) =>
    expect(shownError({ scaled, se: 3.2, band68, band95 }, [130, 170])).toEqual(expected),
  );
});

describe('the total', () => {
  const score = (scaled: number, se: number, band68: [number, number], band95: [number, number]) => ({
    scaled,
    se,
    band68,
    band95,
  });
  it.each([
    [
      'adds errors as errors add',
      score(150, 3, [147, 153], [144, 156]),
      score(160, 4, [156, 164], [152, 168]),
      score(310, 5, [305, 315], [300, 320]),
    ],
    // Two perfect scores leave no room above, and little below.
    [
      'ends where the scale does',
      score(170, 5, [169, 170], [163, 170]),
      score(170, 5, [170, 170], [166, 170]),
      score(340, Math.hypot(5, 5), [339, 340], [332, 340]),
    ],
  ])('%s', (_, verbal, quant, total) => expect(totalOf(verbal, quant)).toEqual(total));
});
