import { describe, expect, it } from 'vitest';
import { headlineOf } from '#core/report/headline.ts';

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
