import { describe, expect, it } from 'vitest';
import { bankText, bankTexts } from '../bank-text.ts';
import { type GivenOf, judge, readNumber, solutionOf } from './judge.ts';
import type { Ask } from './lesson.ts';
import { piecesOfEnglish } from './spans.ts';

const say = (text: string) => bankTexts({ zh_cn: text, en: text });
function judgeSure(ask: Ask, given: GivenOf) {
  const verdict = judge(ask, given);
  if (verdict === null) throw new Error('there is nothing to judge');
  return verdict;
}
const base = { key: 'step-1', prompt: say('?') };
const told = ({ told }: { told: { reply: { en: string } }[] }) => told.map(({ reply }) => reply.en);

type Of<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

const choose = (pick: number): Of<'choose'> => ({
  ...base,
  kind: 'choose',
  pick,
  answers: [
    { text: say('a'), right: true, reply: say('a it is') },
    { text: say('b'), right: pick === 2, reply: say('b') },
    { text: say('c'), right: false, reply: say('not c') },
  ],
});

describe('a choice', () => {
  it('is right by its own mark, and each wrong one has its reply', () => {
    expect(judgeSure(choose(1), [0])).toMatchObject({ isRight: true });
    expect(told(judgeSure(choose(1), [2]))).toEqual(['not c']);
  });
  it('of two needs both, and replies to the wrong one alone', () => {
    expect(judgeSure(choose(2), [0, 1]).isRight).toBe(true);
    expect(judge(choose(2), [0])).toBeNull();
    const half = judgeSure(choose(2), [0, 2]);
    expect([half.isRight, told(half)]).toEqual([false, ['not c']]);
  });
  it('that is a prediction is never wrong', () => {
    const predict: Of<'predict'> = { ...base, kind: 'predict', answers: choose(1).answers };
    expect(judgeSure(predict, [2])).toEqual({ isRight: true, told: [{ place: 2, reply: say('not c') }] });
  });
});

describe('a number', () => {
  it.each<[string, number | null]>([
    ['3', 3],
    [' -2.50 ', -2.5],
    ['１２', 12],
    ['3/4', 0.75],
    ['−1／3', -1 / 3],
    ['1,200', 1200],
    ['.5', 0.5],
    ['1/0', null],
    ['1/2/3', null],
    ['', null],
    ['three', null],
    ['-', null],
  ])('%s', (typed, value) => expect(readNumber(typed)).toBe(value));

  const number: Of<'number'> = {
    ...base,
    kind: 'number',
    answers: [
      { value: 0.75, right: true, reply: say('yes') },
      { value: 17, right: false, reply: say('not reduced') },
    ],
    else: say('divide again'),
  };
  it('counts however it is written, and what nobody foresaw has a reply', () => {
    expect(judgeSure(number, '3/4').isRight).toBe(true);
    expect(told(judgeSure(number, '17'))).toEqual(['not reduced']);
    expect(told(judgeSure(number, '4'))).toEqual(['divide again']);
  });
});

describe('a mark, a position, an order, a sorting', () => {
  const english = bankText('When k is divided by 9, the remainder is 4.');
  const mark: Of<'mark'> = {
    ...base,
    kind: 'mark',
    english,
    answers: [
      { span: bankText('by 9'), right: true, reply: say('divisor') },
      { span: bankText('divided by 9'), right: false, reply: say('too much') },
    ],
    else: say('look'),
  };
  it('snaps to the shortest answer around the word, signs and all', () => {
    const pieces = piecesOfEnglish(
      english,
      mark.answers.map(({ span }) => span),
    );
    expect(pieces.map(({ text }) => text).join('')).toBe(english);
    expect(pieces.find(({ text }) => text === '9,')?.spans).toEqual([0, 1]);
    expect(pieces.find(({ text }) => text === 'divided')?.spans).toEqual([1]);
    expect(pieces.find(({ text }) => text === 'When')?.spans).toEqual([]);
    expect(judgeSure(mark, { place: 0, word: 0 }).isRight).toBe(true);
    expect(told(judgeSure(mark, { place: 1, word: 0 }))).toEqual(['too much']);
    expect(told(judgeSure(mark, { place: null, word: 0 }))).toEqual(['look']);
  });
  it('finds a position though steps add up to more digits', () => {
    const drag = {
      ...base,
      kind: 'drag',
      else: say('else'),
      answers: [{ at: 0.3, right: true, reply: say('there') }],
    };
    expect(judgeSure(drag as unknown as Of<'drag'>, 0.1 + 0.2).isRight).toBe(true);
  });
  it('replies to the first thing out of place', () => {
    const order: Of<'order'> = {
      ...base,
      kind: 'order',
      answers: ['1', '2', '3'].map((n) => ({ text: say(n), reply: say(n) })),
    };
    expect(judgeSure(order, [0, 1, 2]).isRight).toBe(true);
    expect(told(judgeSure(order, [0, 2, 1]))).toEqual(['3']);
  });
  it('replies to all in the wrong bin', () => {
    const sort: Of<'sort'> = {
      ...base,
      kind: 'sort',
      bins: [say('in'), say('out')],
      answers: [
        { text: say('x'), bin: 0, reply: say('x in') },
        { text: say('y'), bin: 1, reply: say('y out') },
      ],
    };
    expect(judgeSure(sort, [0, 1]).isRight).toBe(true);
    expect(told(judgeSure(sort, [1, 0]))).toEqual(['x in', 'y out']);
    expect(solutionOf(sort)).toEqual([0, 1]);
    expect(judge(sort, [0, null])).toBeNull();
  });
});
