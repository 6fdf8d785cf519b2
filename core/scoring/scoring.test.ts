import { describe, expect, it } from 'vitest';
import { seeded } from '#core/random.ts';
import {
  chance,
  effectiveSlope,
  grid,
  numberCorrect,
  prepareEap,
  prior,
  shareBelow,
} from '#core/scoring/irt.ts';
import { guessingFloor, priorItem } from '#core/scoring/item.ts';
import { percentileOf, writingPercentile } from '#core/scoring/percentiles.ts';
import { cutsOf, modules, rangeOf, routeBy } from '#core/scoring/routing.ts';
import { bandOf, highest, lowest, scoreMeasure, scoreTable, toScale } from '#core/scoring/scale.ts';
import { makePanel } from '#core/scoring/simulate.ts';

const item = { a: 1.2, b: 0, c: 0.2, bSd: 0 };
const panel = makePanel(seeded(1));
const cuts = cutsOf(panel);

describe('a band of scores', () => {
  const about = (centre: number, sd: number): number[] => {
    const heights = grid.map((theta) => Math.exp(-((theta - centre) ** 2) / (2 * sd * sd)));
    const total = heights.reduce((sum, height) => sum + height, 0);
    return heights.map((height) => height / total);
  };

  it('holds the wanted share as nearly as whole scores can', () => {
    // 151.3 + 8.7 θ: an error of 0.4 is 3.48 points, and 1.96 of them are 6.8.
    expect(bandOf('quant', about(0, 0.4), 0.95)).toEqual([145, 158]);
    expect(bandOf('quant', about(0, 0.4), 0.68)).toEqual([148, 154]);
  });

  it('gives the whole share to the one side where the scale ends on the other', () => {
    // Half of these abilities lie beyond 170: with a tail on each side it would begin at 163.
    expect(bandOf('quant', about(2.15, 0.4), 0.95)).toEqual([165, 170]);
    expect(bandOf('quant', about(-2.45, 0.4), 0.95)).toEqual([130, 135]);
  });
});

describe('the model', () => {
  it('gives the guessing floor to who knows nothing, and certainty to who knows everything', () => {
    expect(chance(-50, item)).toBeCloseTo(0.2, 10);
    expect(chance(50, item)).toBeCloseTo(1, 10);
    expect(chance(0, item)).toBeCloseTo(0.6, 10);
  });

  it('fixes the floor by the form', () => {
    expect(guessingFloor('qc')).toBe(0.25);
    expect(guessingFloor('numeric')).toBe(0);
    expect(guessingFloor('se')).toBeCloseTo(1 / 15);
    expect(guessingFloor('rc-sentence', 10)).toBe(0.1);
    expect(guessingFloor('mc-many', 3)).toBeCloseTo(1 / 7);
    expect(guessingFloor('mc-many', 5)).toBeCloseTo(1 / 31);
  });

  it('trusts an uncertain difficulty less', () => {
    expect(effectiveSlope({ ...item, bSd: 0.8 })).toBeLessThan(effectiveSlope(item));
    expect(effectiveSlope(item)).toBe(1.2);
  });

  it('counts the chances of every number correct', () => {
    const items = [item, { ...item, b: 1 }, { ...item, b: -1, c: 0 }];
    const chances = numberCorrect(0.3, items);
    expect(chances).toHaveLength(4);
    expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    const mean = chances.reduce((sum, p, n) => sum + p * n, 0);
    expect(mean).toBeCloseTo(
      items.reduce((sum, one) => sum + chance(0.3, one), 0),
      12,
    );
  });

  it('finds the population where nothing is known', () => {
    const { mean, sd } = prepareEap([])([]);
    expect(mean).toBeCloseTo(0, 10);
    expect(sd).toBeCloseTo(1, 2);
    expect(shareBelow(prior, 0)).toBeCloseTo(0.5, 10);
    expect(shareBelow(prior, 1.96)).toBeCloseTo(0.975, 2);
    expect(shareBelow(prior, -9)).toBe(0);
  });

  it('agrees with itself: the table of numbers correct is the pattern estimate averaged over patterns', () => {
    const items = panel.first.slice(0, 6);
    const estimate = prepareEap(items);
    const byCount = new Map<number, { weight: number; sum: number }>();
    for (let pattern = 0; pattern < 2 ** items.length; pattern += 1) {
      const right = items.map((_, j) => Boolean(pattern & (1 << j)));
      const weight = grid.reduce(
        (sum, theta, q) =>
          sum +
          (prior[q] ?? 0) *
            items.reduce((p, one, j) => p * (right[j] ? chance(theta, one) : 1 - chance(theta, one)), 1),
        0,
      );
      const count = right.filter(Boolean).length;
      const entry = byCount.get(count) ?? { weight: 0, sum: 0 };
      byCount.set(count, { weight: entry.weight + weight, sum: entry.sum + weight * estimate(right).mean });
    }
    for (const [count, { weight, sum }] of byCount) {
      const likelihoods = grid.map((theta) => numberCorrect(theta, items)[count] ?? 0);
      const total = likelihoods.reduce((all, likelihood, q) => all + likelihood * (prior[q] ?? 0), 0);
      const mean =
        likelihoods.reduce((all, likelihood, q) => all + likelihood * (prior[q] ?? 0) * (grid[q] ?? 0), 0) /
        total;
      expect(sum / weight).toBeCloseTo(mean, 8);
    }
  });
});

describe('routing', () => {
  it('covers every result of the first section once', () => {
    const ranges = modules.map((module) => rangeOf(cuts, module, 12));
    expect(ranges[0]?.[0]).toBe(0);
    expect(ranges[2]?.[1]).toBe(12);
    for (let correct = 0; correct <= 12; correct += 1) {
      const inside = modules.filter((module) => {
        const [from, to] = rangeOf(cuts, module, 12);
        return correct >= from && correct <= to;
      });
      expect(inside).toEqual([routeBy(cuts, correct)]);
    }
  });
});

describe('the score table', () => {
  it.each(modules)('rises with the number correct on the %s route and stays on the scale', (module) => {
    const rows = scoreTable('quant', panel, cuts, module);
    for (const [index, row] of rows.entries()) {
      expect(row.scaled).toBeGreaterThanOrEqual(rows[index - 1]?.scaled ?? lowest);
      expect(row.scaled).toBeGreaterThanOrEqual(row.band68[0]);
      expect(row.scaled).toBeLessThanOrEqual(row.band68[1]);
      expect(row.band68[0]).toBeGreaterThanOrEqual(row.band95[0]);
      expect(row.band68[1]).toBeLessThanOrEqual(row.band95[1]);
      expect(row.band95[0]).toBeGreaterThanOrEqual(lowest);
      expect(row.band95[1]).toBeLessThanOrEqual(highest);
      expect(row.se).toBeGreaterThan(1);
      expect(row.se).toBeLessThan(6);
    }
  });

  it('gives the harder route more for the same number correct', () => {
    const total = cuts.hard + 5;
    const on = (module: (typeof modules)[number]) =>
      scoreTable('verbal', panel, cuts, module).find((row) => row.correct === total)?.scaled ?? 0;
    expect(on('hard')).toBeGreaterThan(on('medium'));
  });

  it('gives no score to a measure without an answer, and the lowest to one without a right answer', () => {
    const table = scoreTable('verbal', panel, cuts, 'easy');
    expect(scoreMeasure(table, { correct: 0, answered: 0 })).toBe('NS');
    expect(scoreMeasure(table, { correct: 0, answered: 27 })).toMatchObject({ scaled: 130 });
    expect(() => scoreMeasure(table, { correct: 27, answered: 27 })).toThrow(RangeError);
  });

  it('stays within 130 to 170', () => {
    expect(toScale('quant', 9)).toBe(170);
    expect(toScale('quant', -9)).toBe(130);
    expect(toScale('verbal', 0)).toBe(151);
  });
});

describe('percentiles', () => {
  it.each([
    ['verbal', 170, 99],
    ['verbal', 152, 48],
    ['verbal', 130, 0],
    ['quant', 170, 92],
    ['quant', 159, 50],
    ['quant', 133, 1],
  ] as const)('%s %i is above %i %%', (measure, score, percentile) => {
    expect(percentileOf(measure, score)).toBe(percentile);
  });

  it('knows the essay’s half points', () => {
    expect(writingPercentile(4)).toBe(59);
    expect(writingPercentile(6)).toBe(99);
    expect(writingPercentile(0)).toBe(0);
  });
});

describe('a question nobody has answered yet', () => {
  it('takes its difficulty from the editor, with the doubt that this deserves', () => {
    const item = priorItem({ form: 'mc-one', difficulty: 5 });
    expect(item).toEqual({ a: 1.2, b: 1.6, c: 0.2, bSd: 0.7 });
  });

  it('takes it from the panel where one has read it, whatever the label says', () => {
    const item = priorItem({
      form: 'mc-many',
      difficulty: 5,
      rated: { level: 3.5, spread: 0.58 },
      choices: 4,
    });
    expect(item.b).toBeCloseTo(0.4);
    expect(item).toMatchObject({ bSd: 0.58, c: 1 / 15 });
  });
});
