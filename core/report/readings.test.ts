import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsFor } from '#core/report/readings.ts';

const names = (topics: string[], isSlow = false) =>
  readingsFor(topics, isSlow).map((one) => (one.kind === 'guide' ? one.slug : `${one.course}/${one.no}`));

// "14 Next steps: … lesson links"
describe('readings', () => {
  it.each([
    ['a topic', ['quant.algebra.linear'], ['algebra-review']],
    ['an area', ['reading'], ['long-passages']],
    [
      'the narrowest that is known',
      ['quant.data.interpretation'],
      ['data-interpretation', 'reading-charts/1'],
    ],
    ['and the wider one else', ['quant.data.mean'], ['statistics-and-probability']],
    ['nothing weak', [], []],
    ['a topic nobody wrote about', ['tone.positive'], []],
  ])('are for %s', (_, topics, expected) => expect(names(topics)).toEqual(expected));

  it('come once each, three at most, in the order of the findings', () => {
    expect(names(['reading.detail', 'reading.inference', 'argument', 'quant.arith.primes', 'blank'])).toEqual(
      ['long-passages', 'short-arguments', 'number-properties'],
    );
  });

  it('tell how to spend time where that was the trouble', () => {
    expect(names([], true)).toEqual(['pacing']);
    expect(names(['blank.cause', 'reading.detail'], true)).toEqual([
      'one-and-two-blanks',
      'brush-up/1',
      'pacing',
    ]);
  });

  it('are there: each guide that is named is an article of the site', () => {
    const topics = ['quant.data.interpretation', 'quant.data', 'quant.geometry', 'quant.algebra'];
    for (const topic of [...topics, 'quant.arith', 'blank', 'reading', 'argument'])
      for (const reading of readingsFor([topic], true))
        if (reading.kind === 'guide') expect(existsSync(`content/news/${reading.slug}.yaml`)).toBe(true);
  });
});
