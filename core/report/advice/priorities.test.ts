import { describe, expect, it } from 'vitest';
import { findPriorities, findStrengths } from '#core/report/advice/priorities.ts';
import { blank, item, several, wrong } from '#core/report/example-facts.ts';

const of = (tag: string, right: number, all: number, peer: number | null = null) =>
  several(all, (index) =>
    item({ exerciseId: `${tag} ${index + 1}`, tags: [tag], correct: index < right, peer }),
  );

describe('priorities', () => {
  // "3 priorities ranked by expected gain = (peer or target accuracy − mine) × items per test × 1.45 pts"
  it('ranks topics by the points that lie there, each with at least three questions', () => {
    const found = findPriorities([
      ...of('reading.inference', 1, 5),
      ...of('blank.cause', 2, 4),
      ...of('blank.time', 0, 2),
      ...of('reading.detail', 5, 5),
    ]);
    expect(found.map(({ topic, aim, gain }) => [topic, aim, gain])).toEqual([
      ['reading.inference', 0.8, 4.5],
      ['blank.cause', 0.8, 1.5],
    ]);
  });

  it.each([
    ['nobody knows how others do', null, 0.8, 4.5],
    ['others do worse', 0.5, 0.8, 4.5],
    ['others do better', 0.9, 0.9, 5],
  ])('asks for the target, or for what everybody reaches: %s', (_, peer, aim, gain) => {
    const [first] = findPriorities(of('reading.inference', 1, 5, peer));
    expect(first).toMatchObject({ aim, gain, count: 5, right: 1 });
    if (peer === null) expect(first?.peer).toBeNull();
    else expect(first?.peer).toBeCloseTo(peer);
  });

  // "each with evidence and links"
  it('names the questions that went wrong, blanks too, and not what was never seen', () => {
    const tags = ['reading.inference'];
    const [first] = findPriorities([
      item({ exerciseId: '1', tags }),
      wrong({ exerciseId: '2', tags }),
      blank({ exerciseId: '3', tags }),
      blank({ exerciseId: '4', tags, isSeen: false }),
    ]);
    expect(first).toMatchObject({ count: 3, missed: ['2', '3'] });
  });

  it('speaks of an area where its topics are too few each, and of the topic where it can', () => {
    const algebra = [...of('quant.algebra.linear', 0, 2), ...of('quant.algebra.systems', 0, 2)];
    expect(findPriorities(algebra).map(({ topic }) => topic)).toEqual(['quant.algebra']);
    expect(findPriorities([...algebra, ...of('quant.algebra.sets', 0, 3)]).map(({ topic }) => topic)).toEqual(
      ['quant.algebra.sets'],
    );
  });

  it('finds no more than three', () => {
    const topics = ['blank.cause', 'blank.time', 'reading.detail', 'argument.weaken', 'quant.data.mean'];
    expect(findPriorities(topics.flatMap((topic) => of(topic, 0, 3)))).toHaveLength(3);
  });

  // "no verdict on fewer than 3 questions"
  it.each([
    [2, 0],
    [3, 1],
  ])('of %i questions makes %i findings', (count, findings) => {
    expect(findPriorities(several(count, () => wrong()))).toHaveLength(findings);
    expect(findStrengths(several(count, () => item()))).toHaveLength(findings);
    expect(findPriorities(several(count, () => blank({ isSeen: false })))).toEqual([]);
  });
});

describe('strengths', () => {
  it('names what can be relied on, where most was right first', () => {
    expect(
      findStrengths([
        ...of('reading.detail', 4, 4),
        ...of('blank.cause', 5, 6),
        ...of('blank.time', 2, 2),
        ...of('reading.inference', 2, 4),
      ]),
    ).toEqual([
      { topic: 'blank.cause', count: 6, right: 5, peer: null },
      { topic: 'reading.detail', count: 4, right: 4, peer: null },
    ]);
  });

  it('praises no area that holds a weak topic, and nothing that others do better', () => {
    const data = [...of('quant.data.mean', 2, 2), ...of('quant.data.spread', 8, 8)];
    expect(findStrengths([...data, ...of('quant.data.normal', 1, 3)]).map(({ topic }) => topic)).toEqual([
      'quant.data.spread',
    ]);
    expect(findStrengths(of('reading.detail', 4, 5, 0.9))).toEqual([]);
  });
});
