import { describe, expect, test } from 'vitest';
import { seeded } from '#core/random.ts';
import type { ScoredItem } from '#core/scoring/item.ts';
import { isCounted } from './counts.ts';
import { diagnosticAreas, pickDiagnostic } from './diagnostic.ts';
import { ofScore, ofWords } from './evidence.ts';
import { isNamedWeak, levelOf, masteryOf, topicBelief } from './mastery.ts';
import { isShown, paperOf, scoreToday } from './score.ts';
import { areaOf, skillsOf } from './skills.ts';
import { newLearner, startVariance, varianceOn } from './state.ts';
import { type Candidate, chanceOf, needOf, pickNext } from './stream.ts';
import { abilityFor, type LearnerEvent, move, replay, update } from './update.ts';

const topics = ['quant.data.mean', 'quant.arith.ratio', 'quant.algebra.linear', 'quant.geometry.circles'];

const item = (b: number, changes: Partial<ScoredItem> = {}): ScoredItem => ({
  ...{ a: 1.2, b, c: 0.2, bSd: 0.7 },
  ...changes,
});

const event = (changes: Partial<LearnerEvent> = {}): LearnerEvent => ({
  measure: 'quant',
  skills: skillsOf(['quant.data.mean']),
  item: item(0),
  isRight: true,
  day: 100,
  ...changes,
});

const manyEvents = (many: number, ability = 0.5, seed = many): LearnerEvent[] => {
  const random = seeded(seed);
  return Array.from({ length: many }, (_, n) => {
    const b = 3 * random() - 1.5;
    return event({
      skills: skillsOf([topics[n % 4] ?? '', ...(n % 5 === 0 ? [topics[(n + 1) % 4] ?? ''] : [])]),
      item: item(b),
      isRight: random() < 0.2 + 0.77 / (1 + Math.exp(-1.2 * (ability - b))),
      day: 100 + Math.floor(n / 20),
    });
  });
};

describe('the skills of a question', () => {
  test('two of them share it, a third is not asked, and what is no skill counts for nothing', () => {
    expect(
      skillsOf(['tone.negative', 'blank.cause', 'field.social', 'blank.degree', 'blank.time']).topics,
    ).toEqual([
      { key: 'blank.cause', weight: 0.6 },
      { key: 'blank.degree', weight: 0.4 },
    ]);
  });
  test('an area that both share counts once, as a whole', () => {
    expect(skillsOf(['blank.cause', 'blank.degree']).areas).toEqual([{ key: 'blank', weight: 1 }]);
    expect(skillsOf(['quant.data.mean', 'quant.arith.ratio']).areas).toEqual([
      { key: 'quant.data', weight: 0.6 },
      { key: 'quant.arith', weight: 0.4 },
    ]);
  });
});

describe('which answers count', () => {
  const read = { isFirst: true, isBlank: false, spentMs: 60_000, seconds: 90 };
  test.each([
    ['a first answer that was read', {}, true],
    ['one whose time nobody measured', { spentMs: null }, true],
    ['a second one', { isFirst: false }, false],
    ['a blank', { isBlank: true }, false],
    ['one within three seconds', { spentMs: 2999, seconds: 10 }, false],
    ['one in less than an eighth of the time that reading takes', { spentMs: 10_000 }, false],
  ])('%s', (_, changes, counts) => {
    expect(isCounted({ ...read, ...changes })).toBe(counts);
  });
});

describe('an answer', () => {
  const start = newLearner(100);

  test('moves the learner and the question apart, and everything becomes surer', () => {
    for (const isRight of [true, false]) {
      const moved = move(start, event({ isRight }));
      const sign = isRight ? 1 : -1;
      expect(Math.sign(moved.measure.mean)).toBe(sign);
      expect(Math.sign(moved.item.b)).toBe(-sign);
      for (const [, row] of moved.rows) expect(Math.sign(row.mean)).toBe(sign);
      expect(moved.measure.variance).toBeLessThan(1);
      expect(moved.item.bSd).toBeLessThan(0.7);
    }
  });
  test('that was expected moves less than one that was not', () => {
    const easy = move(start, event({ item: item(-2) })).measure.mean;
    const hard = move(start, event({ item: item(2) })).measure.mean;
    expect(hard).toBeGreaterThan(2 * easy);
  });
  test('that could be guessed tells less', () => {
    const guessable = move(start, event({ item: item(1, { c: 0.5 }) })).measure.mean;
    expect(guessable).toBeLessThan(move(start, event({ item: item(1, { c: 0 }) })).measure.mean);
  });
  test('to a question nobody is sure of tells less', () => {
    const unsure = move(start, event({ item: item(0, { bSd: 2 }) })).measure.mean;
    expect(unsure).toBeLessThan(move(start, event({ item: item(0, { bSd: 0.1 }) })).measure.mean);
  });
  test('was foretold between a guess and a slip', () => {
    expect(move(start, event({ item: item(6) })).predicted).toBeCloseTo(0.2, 1);
    expect(move(start, event({ item: item(-9) })).predicted).toBeCloseTo(0.97, 2);
  });
  test('leaves the other measure and the state before as they were', () => {
    const before = structuredClone(start);
    const after = update(start, event());
    expect(start).toEqual(before);
    expect(after.measures.verbal).toEqual(start.measures.verbal);
    expect([...after.skills.keys()]).toEqual(['quant.data', 'quant.data.mean']);
  });
  test('moves a topic by its weight', () => {
    const { skills } = update(start, event({ skills: skillsOf(['quant.data.mean', 'quant.arith.ratio']) }));
    expect(skills.get('quant.data.mean')?.mean).toBeGreaterThan(skills.get('quant.arith.ratio')?.mean ?? 9);
  });
});

test('a replay is the same as one update after another, to the last digit', () => {
  const events = manyEvents(300);
  let state = newLearner(100);
  for (const one of events) state = update(state, one);
  expect(replay(newLearner(100), events)).toEqual(state);
});

test('with many answers the ability is found', () => {
  const people = Array.from({ length: 12 }, (_, n) => replay(newLearner(100), manyEvents(160, 1, n + 1)));
  const believed = people.flatMap((state) => topics.map((topic) => topicBelief(state, topic, 108)));
  const average = believed.reduce((sum, { mean }) => sum + mean / believed.length, 0);
  // These learn nothing from forty answers to a topic, which the model does not quite believe.
  expect(Math.abs(average - 1)).toBeLessThan(0.3);
  // Two thirds of what is believed lie within its own standard deviation.
  const near = believed.filter(({ mean, sd }) => Math.abs(mean - 1) <= sd).length / believed.length;
  expect(near).toBeGreaterThan(0.5);
});

test('what is not practised is known less every day, and never less than of somebody new', () => {
  const { skills } = replay(newLearner(100), manyEvents(200));
  const row = skills.get('quant.data.mean');
  if (!row) throw new Error('a topic without a row');
  const after = (days: number) => varianceOn(row, 'topic', row.day + days);
  expect(after(10)).toBeCloseTo(after(0) + 0.02, 6);
  expect(after(9999)).toBe(startVariance('topic'));
  // A clock that goes backwards makes nobody surer.
  expect(after(-5)).toBe(after(0));
});

test('what is known before the first answer moves the start, a score more than a number of words', () => {
  const mean = 151.3 + 8.7;
  const { quant, verbal } = newLearner(0, [ofScore('quant', mean), ofWords(0.9)]).measures;
  expect(quant.mean).toBeCloseTo(1 / 1.36, 3);
  expect(quant.variance).toBeLessThan(0.3);
  expect(verbal.mean).toBeCloseTo(1 / 1.81, 2);
  expect(verbal.variance).toBeGreaterThan(0.4);
  expect(newLearner(0, [ofWords(0.2)]).measures.verbal.mean).toBeLessThan(-0.3);
  expect(newLearner(0, [ofWords(7)])).toEqual(newLearner(0, [ofWords(1)]));
});

const paper = paperOf(
  'quant',
  topics.flatMap((topic, n) =>
    [-1, 0, 1].map((b) => ({
      item: item(b, { bSd: 0.2 }),
      skills: skillsOf([topic]),
      share: n === 0 ? 1 : 1 / 3,
    })),
  ),
);

describe('the score today', () => {
  test('of somebody unknown is the middle of the scale, too wide to be shown', () => {
    const told = scoreToday(newLearner(100), paper, 100);
    expect(told.score).toBeGreaterThan(148);
    expect(told.score).toBeLessThan(153);
    expect(told.band95[1] - told.band95[0]).toBeGreaterThan(24);
    expect(isShown('quant', told)).toBe(false);
  });
  test('rises with ability and becomes known', () => {
    const [weak, strong] = [-1, 1.2].map((ability) => {
      const events = manyEvents(400, ability);
      return scoreToday(replay(newLearner(100), events), paper, 120);
    });
    if (!weak || !strong) throw new Error('two scores');
    expect(strong.score - weak.score).toBeGreaterThan(12);
    expect(isShown('quant', strong)).toBe(true);
    expect(strong.band68[0]).toBeGreaterThan(strong.band95[0]);
  });
  test('never claims to be surer than the bank’s own scale', () => {
    const told = scoreToday(replay(newLearner(100), manyEvents(2000)), paper, 200);
    expect(told.sd).toBeGreaterThan(0.15);
  });
  test('goes by the anchor of official scores, and is surer of the scale then', () => {
    const state = replay(newLearner(100), manyEvents(400));
    const [free, held] = [undefined, { shift: 0.3, doubt: 0.06 }].map((anchor) =>
      scoreToday(state, paper, 120, anchor),
    );
    if (!free || !held) throw new Error('two scores');
    expect(held.score - free.score).toBeCloseTo(0.3 * 8.7, 6);
    expect(held.sd).toBeLessThan(free.sd);
    expect(held.rawSd).toBe(free.rawSd);
  });
  test('shares of topics add up to the exam', () => {
    expect([...paper.topics.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(paper.topics.get('quant.data.mean')).toBeCloseTo(0.5, 9);
    expect([...paper.areas.keys()]).toEqual(topics.map(areaOf));
  });
});

describe('mastery', () => {
  const belief = (mean: number, sd = 0.2, answers = 20) => ({ mean, sd, answers });
  test.each([
    ['too few answers', belief(3, 0.1, 4), 'unknown'],
    ['surely above', belief(1.4), 'solid'],
    ['above, not surely', belief(1.1), 'good'],
    ['in between', belief(0.3), 'building'],
    ['surely below', belief(-0.4), 'weak'],
    ['below, not surely', belief(0, 0.6), 'building'],
  ] as const)('%s', (_, believed, level) => {
    expect(masteryOf(believed)).toBe(level);
  });
  test('what is solid stays so until it is doubtful', () => {
    expect(masteryOf(belief(1.12), 'solid')).toBe('solid');
    expect(masteryOf(belief(1.12))).toBe('good');
    expect(masteryOf(belief(1.0), 'solid')).toBe('good');
  });
  test('is kept with the answers that gave it, and so is told the same after a replay', () => {
    const right = Array.from({ length: 60 }, (_, n) => event({ item: item(1, { bSd: 0.2 }), day: 100 + n }));
    const state = replay(newLearner(100), right);
    expect(state.skills.get('quant.data.mean')?.isSolid).toBe(true);
    expect(levelOf(state, 'quant.data.mean', 160)).toBe('solid');
    expect(levelOf(state, 'quant.data.median-mode', 160)).toBe('unknown');
  });
  test('a weak topic is named only when it surely lies below the person’s own mean', () => {
    const wrong = (many: number) =>
      replay(
        newLearner(100),
        Array.from({ length: many }, () => event({ isRight: false, item: item(-1, { bSd: 0.2 }) })),
      );
    expect(isNamedWeak(wrong(2), 'quant.data.mean', 100)).toBe(false);
    expect(isNamedWeak(wrong(12), 'quant.data.mean', 100)).toBe(true);
    expect(isNamedWeak(wrong(12), 'quant.data.median-mode', 100)).toBe(false);
    expect(topicBelief(wrong(12), 'quant.data.mean', 100).answers).toBe(12);
  });
});

const candidates: Candidate[] = topics.flatMap((topic) =>
  [-2, -1, 0, 1, 2].map((b) => ({
    id: `${topic} ${b}`,
    family: topic,
    item: item(b, { bSd: 0.3 }),
    skills: skillsOf([topic]),
  })),
);

describe('the stream', () => {
  test('serves what comes right about seven times of ten', () => {
    const state = replay(newLearner(100), manyEvents(400, 0));
    const next = pickNext(state, paper, candidates, 121, seeded(4));
    if (!next) throw new Error('nothing to serve');
    const chance = chanceOf(state, 'quant', next, 121);
    expect(chance).toBeGreaterThan(0.55);
    expect(chance).toBeLessThan(0.88);
  });
  test('needs most what the exam asks most, and less what was practised today', () => {
    const fresh = newLearner(100);
    expect(needOf(fresh, paper, 'quant.data.mean', 100)).toBeGreaterThan(
      2 * needOf(fresh, paper, 'quant.arith.ratio', 100),
    );
    const practised = replay(fresh, [event(), event({ isRight: false }), event()]);
    expect(needOf(practised, paper, 'quant.data.mean', 100)).toBeLessThan(
      needOf(practised, paper, 'quant.data.mean', 130),
    );
  });
  test('goes from topic to topic', () => {
    let state = newLearner(100);
    const served = new Set<string>();
    const random = seeded(2);
    for (let n = 0; n < 8; n += 1) {
      const next = pickNext(state, paper, candidates, 100, random);
      if (!next) throw new Error('nothing to serve');
      served.add(next.family);
      state = update(state, event({ skills: next.skills, item: next.item, isRight: n % 2 === 0 }));
    }
    expect(served.size).toBeGreaterThan(2);
  });
  test('has nothing where there is nothing', () => {
    expect(pickNext(newLearner(100), paper, [], 100, seeded(1))).toBeNull();
  });
});

test('the diagnostic takes areas in turn and no topic twice, and goes where it learns most', () => {
  const asked = new Set<string>();
  const state = newLearner(100);
  const order = diagnosticAreas.quant.slice(0, 4).map((_, place) => {
    const next = pickDiagnostic(state, 'quant', { place, topics: asked, day: 100 }, candidates, () => 0);
    if (!next) throw new Error('nothing to ask');
    for (const { key } of next.skills.topics) asked.add(key);
    expect(Math.abs(next.item.b)).toBeLessThanOrEqual(1);
    return areaOf(next.family);
  });
  expect(order).toEqual(['quant.arith', 'quant.algebra', 'quant.geometry', 'quant.data']);
  expect(
    pickDiagnostic(state, 'quant', { place: 4, topics: asked, day: 100 }, candidates, () => 0),
  ).toBeNull();
  expect(
    abilityFor(state, { measure: 'quant', skills: skillsOf(['quant.data.mean']), day: 100 }).variance,
  ).toBe(1 + 0.25 ** 2 + 0.45 ** 2);
});
