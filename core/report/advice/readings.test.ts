import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsFor } from '#core/report/advice/readings.ts';

const none = () => false;

const names = (topics: string[], isSlow = false, hasLesson: (id: string) => boolean = none) =>
  readingsFor(topics, isSlow, hasLesson).map((one) => (one.kind === 'guide' ? one.slug : `lesson ${one.id}`));

// "14 Next steps: … lesson links"
describe('readings', () => {
  it.each([
    ['a topic', ['quant.algebra.linear'], ['algebra-review']],
    ['an area', ['reading'], ['long-passages']],
    ['the narrowest that is known', ['quant.data.interpretation'], ['data-interpretation']],
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
      'long-passages',
      'pacing',
    ]);
  });

  it('begin with the lesson on the topic, where it is there', () => {
    const hasLesson = (id: string) => id === 'blank.cause' || id === 'tone' || id === 'exam.pacing';
    expect(names(['blank.cause', 'blank.contrast'], false, hasLesson)).toEqual([
      'lesson blank.cause',
      'one-and-two-blanks',
    ]);
    expect(names(['tone.positive'], true, hasLesson)).toEqual(['lesson tone', 'lesson exam.pacing']);
    // An area has no lesson of its own, and what is not written is named nowhere.
    expect(names(['blank'], false, hasLesson)).toEqual(['one-and-two-blanks']);
    expect(names(['quant.arith.primes'], false, hasLesson)).toEqual(['number-properties']);
  });

  it('are there: each guide that is named is an article of the site', () => {
    const topics = ['quant.data.interpretation', 'quant.data', 'quant.geometry', 'quant.algebra'];
    for (const topic of [...topics, 'quant.arith', 'blank', 'reading', 'argument'])
      for (const reading of readingsFor([topic], true, none))
        if (reading.kind === 'guide') expect(existsSync(`content/news/${reading.slug}.yaml`)).toBe(true);
  });
});
