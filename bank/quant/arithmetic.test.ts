import { describe, expect, it } from 'vitest';
import {
  choose,
  factorial,
  gcd,
  meanOf,
  productOf,
  range,
  roundTo,
  subsets,
  sumOf,
  takeInTurn,
} from './arithmetic.ts';

describe('whole numbers', () => {
  it('knows the common divisor of numbers of either sign, and of nothing', () => {
    expect([gcd(12, 18), gcd(-4, 6), gcd(6, -4), gcd(7, 0), gcd(0, 0)]).toEqual([6, 2, 2, 7, 0]);
  });

  it('counts arrangements and choices, down to none and one', () => {
    expect([0, 1, 2, 6].map(factorial)).toEqual([1, 1, 2, 720]);
    expect([choose(5, 0), choose(5, 2), choose(5, 5), choose(2, 3), choose(30, 15)]).toEqual([
      1, 10, 1, 0, 155_117_520,
    ]);
    expect(subsets(range(1, 5), 2)).toHaveLength(choose(5, 2));
  });
});

describe('lists', () => {
  it('takes from piles in turn, for as long as there is any left', () => {
    expect(takeInTurn([[1, 2, 3], [4], [5, 6]], 5)).toEqual([1, 4, 5, 2, 6]);
    expect(takeInTurn([[1], [2]], 9)).toEqual([1, 2]);
  });

  it('adds, multiplies and averages them', () => {
    expect([sumOf([]), sumOf([2, 3, 4]), productOf([]), productOf([2, 3, 4]), meanOf([2, 3, 4])]).toEqual([
      0, 9, 1, 24, 3,
    ]);
  });

  it('lists numbers by steps, both ends included, and nothing where the end comes first', () => {
    expect([range(3, 6), range(10, 31, 10), range(2, 1)]).toEqual([[3, 4, 5, 6], [10, 20, 30], []]);
  });
});

it('rounds to so many decimals', () => {
  expect([roundTo(1 / 7, 3), roundTo(-2 / 3, 2), roundTo(1250.5, 0)]).toEqual([0.143, -0.67, 1251]);
});
