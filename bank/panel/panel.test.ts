import { describe, expect, it } from 'vitest';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { range } from '../quant/arithmetic.ts';
import { build } from '../quant/build.ts';
import { agreementOf } from './agreement.ts';
import { codesOf } from './codes.ts';
import { controlsOf } from './controls.ts';
import { verbalControlsOf } from './controls-verbal.ts';
import { blocksOf, drawNames } from './item.ts';
import { panelKind } from './kinds.ts';
import { readLog, writeLog } from './log.ts';
import { readersOf } from './offsets.ts';
import { orderFor, planLots } from './plan.ts';
import { type Rating, readRatings } from './ratings.ts';
import { settle, settleDraws, settleItems } from './settle.ts';
import { sheetCodes, writeSheet } from './sheet.ts';

const some = await Promise.all(['arith-powers-order', 'sets-city-budgets', 'geometry-ring'].map(build));
const bank = {
  questions: some.flatMap(({ questions }) => questions),
  stimuli: some.flatMap(({ stimuli }) => stimuli),
};
const blocks = blocksOf(bank.questions, bank.stimuli);

describe('sheets', () => {
  const lots = planLots(blocks, panelKind('quant'), 'a seed');
  const [lot = []] = lots;

  it('read three draws of every family and of every question of a data set', () => {
    expect(blocks.flatMap(({ items }) => items.map(({ id, draws }) => [id, draws.length]))).toEqual([
      ['arith-powers-order', 3],
      ['sets-city-budgets/1', 3],
      ['sets-city-budgets/2', 3],
      ['sets-city-budgets/3', 3],
      ['geometry-ring', 3],
    ]);
  });

  it('take draws with different keys where a family has them', () => {
    const [powers] = blocks.flatMap(({ items }) => items);
    expect(new Set(powers?.draws.map((draw) => keyOf(draw).join())).size).toBe(3);
  });

  it('tell a reader nothing of ids, labels, tags or keys', () => {
    const sheet = writeSheet('', orderFor(lot, 'a seed', 1, 1));
    for (const { id, tags } of bank.questions) {
      expect(sheet).not.toContain(id);
      for (const tag of tags) expect(sheet).not.toContain(tag);
    }
    expect(sheet).not.toMatch(/difficulty:|seconds:|family:|tags:|key:|control|anchor:/);
  });

  it('are the same for the same seed, and in another order for another reading', () => {
    const again = planLots(blocks, panelKind('quant'), 'a seed');
    expect(codesOf(again)).toEqual(codesOf(lots));
    const order = (reading: number) => sheetCodes(writeSheet('', orderFor(lot, 'a seed', reading, 1)));
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
    expect(order(1).toSorted()).toEqual(order(2).toSorted());
  });
});

describe('controls of a verbal panel', () => {
  const completions = blocksOf([{ ...bank.questions[0]!, stimulus: undefined } as Question], []);

  it('are of the kind that is read, at least eight and two from each end, with keys that answer them', () => {
    const all = verbalControlsOf().flatMap(({ items }) => items);
    const words = verbalControlsOf(completions).flatMap(({ items }) => items);
    const reading = all.filter(({ id }) => !words.some((one) => one.id === id));
    for (const controls of [words, reading]) {
      const levels = controls.map(({ control = 0 }) => control);
      expect(levels.length).toBeGreaterThanOrEqual(8);
      expect(levels.filter((level) => level < 1.5).length).toBeGreaterThanOrEqual(2);
      expect(levels.filter((level) => level >= 4.5).length).toBeGreaterThanOrEqual(2);
      for (const { draws } of controls)
        for (const draw of draws) expect(gradeAnswer(draw, keyOf(draw)).correct, draw.id).toBe(true);
    }
    expect(words.every(({ draws }) => draws[0]?.stem.en.includes('{1}'))).toBe(true);
  });
});

describe('controls', () => {
  const items = range(0, 1).flatMap((lot) => controlsOf(lot).flatMap((block) => block.items));

  it('are at least eight in every lot, two from each end', () => {
    for (const lot of range(0, 3)) {
      const levels = controlsOf(lot).flatMap((block) => block.items.map(({ control = 0 }) => control));
      expect(levels.length).toBeGreaterThanOrEqual(8);
      expect(levels.filter((level) => level < 1.5).length).toBeGreaterThanOrEqual(2);
      expect(levels.filter((level) => level >= 4.5).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('have keys that are answers to them', () => {
    for (const draw of items.flatMap(({ draws }) => draws))
      expect(gradeAnswer(draw, keyOf(draw)).correct, draw.id).toBe(true);
  });

  const keysOf = (anchor: string) =>
    items.find(({ id }) => id === `control-${anchor}`)?.draws.map((draw) => keyOf(draw).join('')) ?? [];

  it('have the keys that counting gives', () => {
    const divisors = (n: number) => range(1, n).filter((d) => n % d === 0).length;
    const ofPower = (n: number, power: number) =>
      range(2, n)
        .filter((p) => n % p === 0 && divisors(p) === 2)
        .reduce((ways, p) => {
          const exponent = range(1, 12).filter((e) => n % p ** e === 0).length;
          return ways * (power * exponent + 1);
        }, 1);
    const many = ([count, power]: [number, number]) =>
      new Set(
        range(2, 600)
          .filter((n) => divisors(n) === count)
          .map((n) => ofPower(n, power)),
      ).size;
    expect(
      (
        [
          [10, 2],
          [6, 3],
          [9, 2],
        ] as [number, number][]
      ).map(many),
    ).toEqual([2, 2, 2]);
    expect(keysOf('QC5')).toEqual(['D', 'D', 'D']);
    const lengths = (sum: number) =>
      range(2, 2 * sum).filter((k) => (2 * sum - k * (k - 1)) % (2 * k) === 0).length;
    expect([21, 25, 45].map(lengths)).toEqual([7, 5, 11]);
    const must = (multiple: number, offered: number[]) => {
      const roots = range(1, 3000).filter((n) => n ** 2 % multiple === 0);
      return offered.map((d, i) => (roots.every((n) => n % d === 0) ? 'ABCDE'[i] : '')).join('');
    };
    expect(keysOf('PS4')).toEqual([
      must(200, [4, 8, 10, 20, 25]),
      must(108, [4, 6, 9, 18, 27]),
      must(500, [4, 10, 25, 50, 125]),
    ]);
  });
});

describe('agreement', () => {
  // Shrout and Fleiss 1979, table 2: six targets, four judges.
  const worked = [
    [9, 2, 5, 8],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ];

  it('is the intraclass correlation of the worked example', () => {
    const found = agreementOf(worked);
    expect(found?.one).toBeCloseTo(0.29, 2);
    expect(found?.all).toBeCloseTo(0.62, 2);
  });

  it('counts the pairs', () => {
    const found = agreementOf([
      [1, 1.5, 2],
      [3, 3, 3.1],
    ]);
    expect(found?.difference).toBeCloseTo((0.5 + 0.5 + 1 + 0 + 0.1 + 0.1) / 6, 9);
    expect(found?.withinHalf).toBeCloseTo(5 / 6, 9);
    expect(found?.withinOne).toBe(1);
  });
});

const rating = (reader: string, level: number, more: Partial<Rating> = {}): Rating => ({
  reader,
  position: 1,
  code: 'P001',
  item: 'some-family',
  question: 'some-family-01',
  form: 'qc',
  control: null,
  answer: ['A'],
  isRight: true,
  features: 'A.7 B.7',
  level,
  note: '',
  ...more,
});

describe('readers', () => {
  const control = (code: string, control: number, level: number) => rating('R1-1', level, { code, control });

  it('lose what they are off by on their controls, less where there are few', () => {
    const reader = readersOf([control('P1', 1, 1.5), control('P2', 3, 3.5), control('P3', 5, 5.5)]).get(
      'R1-1',
    );
    expect(reader).toMatchObject({ controls: 3, exact: 0, isOff: false });
    expect(reader?.bias).toBeCloseTo(0.5, 9);
    expect(reader?.offset).toBeCloseTo((0.5 * 3) / 5, 9);
    expect(reader?.slope).toBeCloseTo(1, 9);
  });

  it('are too far off where they pull everything to the middle', () => {
    const reader = readersOf([control('P1', 1, 2), control('P2', 3, 3), control('P3', 5, 4)]).get('R1-1');
    expect(reader?.slope).toBeCloseTo(0.5, 9);
    expect(reader?.isOff).toBe(true);
  });
});

describe('levels', () => {
  it('are the mean of three that agree, and of the middle two of four that do not', () => {
    expect(settle([2, 2.5, 3])).toEqual({ level: 2.5, by: 'mean' });
    expect(settle([2, 2.5, 3.1]).by).toBe('open');
    expect(settle([2, 2.4, 4, 3])).toEqual({ level: 2.7, by: 'fourth' });
  });

  const draws = (levels: number[][]) =>
    settleDraws(
      levels.flatMap((own, k) =>
        own.map((level, i) => rating(`R${i + 1}-1`, level, { question: `some-family-0${k + 1}` })),
      ),
      new Map(),
    );

  it('are those of the family where its draws are alike, with a spread by readers and draws', () => {
    const item = settleItems(
      draws([
        [2, 2.2, 2.4],
        [2.2, 2.4, 2.6],
        [2.1, 2.3, 2.5],
      ]),
    ).get('some-family');
    expect(item).toEqual({ level: 2.3, spread: 0.56, readings: 3 });
    expect(0.56).toBeCloseTo(Math.sqrt(0.55 ** 2 + (0.8 * 0.2) ** 2 / 3 + (0.8 * 0.1) ** 2), 2);
  });

  it('are those of each draw where the draws differ', () => {
    const item = settleItems(
      draws([
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ]),
    ).get('some-family');
    expect(item?.draws).toEqual({ 'some-family-01': 1, 'some-family-02': 2, 'some-family-03': 3 });
    expect(item?.spread).toBeCloseTo(Math.hypot(0.55, 0.8), 2);
  });

  it('stay on the scale', () => {
    expect(settleItems(draws([[0.6, 0.7, 0.8]])).get('some-family')?.level).toBe(1);
  });
});

describe('ratings', () => {
  const lots = planLots(blocks, panelKind('quant'), 'a seed');
  const codes = codesOf(lots);
  const known = new Map(
    lots
      .flat()
      .flatMap(({ items }) =>
        items.flatMap(({ draws }) => draws.map((question) => [question.id, question] as const)),
      ),
  );
  const [code = ''] = Object.keys(codes);
  const answer = (i: number) => JSON.stringify(keyOf(known.get(codes[code]!.draws[i]!)!));
  const filled = drawNames.map(
    (name, i) => `  ${name}: { answer: ${answer(i)}, features: "A.7, B.3", level: 2.${i} }`,
  );

  it('are read with the grade of each answer, and come back from the log as they were', () => {
    const ratings = readRatings('R1-1', `${code}:\n${filled.join('\n')}`, [code], codes, known);
    expect(ratings.map(({ isRight, level }) => [isRight, level])).toEqual([
      [true, 2],
      [true, 2.1],
      [true, 2.2],
    ]);
    const noted = ratings.map((one) => ({ ...one, note: 'unclear, says “one, or two”: "which?"' }));
    expect(readLog(writeLog('quant-second', noted, readersOf(noted)))).toEqual(noted);
  });

  it('are refused where a draw or an item has none', () => {
    expect(() => readRatings('R1-1', `${code}:\n${filled[0]}`, [code], codes, known)).toThrow('draw b');
    expect(() => readRatings('R1-1', '{}', [code], codes, known)).toThrow(`no rating of ${code}`);
  });
});
