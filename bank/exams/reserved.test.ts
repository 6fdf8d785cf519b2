import { describe, expect, test } from 'vitest';
import type { ExamSource } from '#core/exam/source.ts';
import type { Question } from '#core/questions/kinds.ts';
import { findGivenAway, findReserved, findTwins } from './reserved.ts';

/** A numeric entry of a family, known by its stem and its answer. */
const ask = (id: string, stem: string, value: string, more: object = {}) =>
  ({
    id,
    form: 'numeric',
    family: 'ratios',
    stem: { en: stem, zh_cn: stem },
    secret: { value },
    ...more,
  }) as unknown as Question;

const mapOf = (...questions: Question[]) => new Map(questions.map((question) => [question.id, question]));

const exam = (id: string, type: string, questions: string[]) =>
  ({ id, type, sections: [{ measure: 'quant', minutes: 1, questions }] }) as unknown as ExamSource;

test('a mock exam keeps its questions with all that stands under the same passage; a set keeps nothing', () => {
  const passage = { stimulus: 'p', family: undefined };
  const questions = mapOf(ask('a', '', '1', passage), ask('b', '', '2', passage), ask('c', '', '3'));
  const mock = exam('mock', 'GREPREP', ['a']);
  const set = exam('set', 'JIJING', ['b', 'c']);
  const reserved = findReserved([mock, set], questions);
  expect([...reserved]).toEqual([
    ['a', 'mock'],
    ['b', 'mock'],
  ]);
  expect(findGivenAway(set, reserved)).toEqual(['b is kept for mock']);
});

describe('a twin in the open bank', () => {
  const kept = ask('kept', 'The ratio of vans to trucks is $3 : 2$, and $x = 5y$.', '10');
  const twinsOf = (other: Question) =>
    findTwins(new Map([['kept', 'mock']]), mapOf(kept, other), new Map()).map(({ twin }) => twin);

  test('has other names for the same things', () => {
    expect(twinsOf(ask('open', 'The ratio of oaks to elms is $3 : 2$, and $a = 5b$.', '10'))).toEqual([
      'open',
    ]);
  });

  test.each([
    ['other numbers', ask('open', 'The ratio of vans to trucks is $2 : 3$, and $x = 5y$.', '10')],
    ['another formula', ask('open', 'The ratio of vans to trucks is $3 : 2$, and $x = 5x$.', '10')],
    ['another answer', ask('open', 'The ratio of vans to trucks is $3 : 2$, and $x = 5y$.', '15')],
    ['another family', ask('open', kept.stem.en, '10', { family: 'rates' })],
  ])('is none with %s', (_, other) => {
    expect(twinsOf(other)).toEqual([]);
  });
});
