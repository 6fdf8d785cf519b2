import { describe, expect, it } from 'vitest';
import { changeBetween, type Point, trendOf } from '#core/report/trend.ts';

const day = 86_400_000;
const points = (...scores: number[]): Point[] =>
  scores.map((scaled, index) => ({ at: index * 7 * day, scaled, se: 3 }));

describe('trend', () => {
  it.each([
    ['no attempt', points(), { kind: 'none' }],
    ['one attempt is no trend', points(150), { kind: 'one' }],
    [
      'two that differ within their error',
      points(150, 155),
      { kind: 'change', attempts: 2, points: 5, verdict: 'unclear' },
    ],
    ['two that differ beyond it', points(150, 160), { kind: 'change', points: 10, verdict: 'up' }],
    ['two that fall', points(160, 150), { kind: 'change', points: -10, verdict: 'down' }],
    ['many that rise', points(150, 153, 157, 160, 162), { kind: 'change', attempts: 5, verdict: 'up' }],
    ['many that stay', points(150, 153, 149, 152, 151), { kind: 'change', attempts: 5, verdict: 'unclear' }],
    ['many that fall', points(162, 158, 155, 152, 150), { kind: 'change', verdict: 'down' }],
    ['one good day among many', points(150, 150, 150, 150, 158), { kind: 'change', verdict: 'unclear' }],
  ])('%s', (_, given, expected) => expect(trendOf(given)).toMatchObject(expected));

  it('goes by date, whatever the order they come in', () => {
    expect(trendOf(points(150, 160).toReversed())).toMatchObject({ points: 10 });
  });

  it('lets an imprecise score weigh less', () => {
    const [a, b, c] = points(150, 150, 170);
    if (!a || !b || !c) throw new Error('three points');
    const sure = trendOf([a, b, c]);
    const unsure = trendOf([a, b, { ...c, se: 12 }]);
    if (sure.kind !== 'change' || unsure.kind !== 'change') throw new Error('a change');
    expect(unsure.error).toBeGreaterThan(sure.error);
    expect(unsure.verdict).toBe('unclear');
  });
});

it('knows the error of a difference of two scores', () => {
  const { points: change, error, verdict } = changeBetween({ scaled: 150, se: 3 }, { scaled: 158, se: 3 });
  expect(change).toBe(8);
  expect(error).toBeCloseTo(8.3, 1);
  expect(verdict).toBe('unclear');
});
