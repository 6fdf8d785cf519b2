import { describe, expect, it } from 'vitest';
import { item, several, wrong } from '#core/report/example-facts.ts';
import { areaOf, isWithin, topicTree } from '#core/report/topics.ts';

const of = (tag: string, right: number, all: number) =>
  several(all, (index) => item({ tags: [tag], correct: index < right }));

describe('the tree of topics', () => {
  it.each([
    ['quant.algebra.linear', 'quant.algebra'],
    ['quant.algebra', 'quant.algebra'],
    ['reading.main-idea', 'reading'],
    ['argument', 'argument'],
  ])('%s belongs to %s', (topic, area) => expect(areaOf(topic)).toBe(area));

  it('tells a topic from one whose name begins alike', () => {
    expect(isWithin('quant.data.mean', 'quant.data')).toBe(true);
    expect(isWithin('quant.database', 'quant.data')).toBe(false);
  });

  // "tag tree with n (suppress verdict if n<3, …)"
  it('sums up an area whose topics are too few for a verdict each', () => {
    const rows = topicTree([
      ...of('quant.algebra.linear', 1, 2),
      ...of('quant.algebra.systems', 0, 1),
      ...of('blank.contrast', 2, 3),
    ]);
    expect(
      rows.map(({ key, area, count, right, hasVerdict }) => [key, area, count, right, hasVerdict]),
    ).toEqual([
      ['blank', null, 3, 2, true],
      ['blank.contrast', 'blank', 3, 2, true],
      ['quant.algebra', null, 3, 1, true],
      ['quant.algebra.linear', 'quant.algebra', 2, 1, false],
      ['quant.algebra.systems', 'quant.algebra', 1, 0, false],
    ]);
  });

  it('counts a question with two topics of an area once in the area', () => {
    const rows = topicTree([wrong({ tags: ['quant.data.mean', 'quant.data.interpretation', 'theme.arts'] })]);
    expect(rows.map(({ key, count }) => [key, count])).toEqual([
      ['quant.data', 1],
      ['quant.data.interpretation', 1],
      ['quant.data.mean', 1],
    ]);
  });
});
