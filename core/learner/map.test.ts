import { describe, expect, test } from 'vitest';
import { scaleOf } from '#core/scoring/scale.ts';
import { gainsOf, worthMost } from './gain.ts';
import { isFading, isUnsure, placeOf, trendOf } from './map.ts';
import { marks, topicBelief } from './mastery.ts';
import { paperOf, scoreToday } from './score.ts';
import { skillsOf } from './skills.ts';
import { type LearnerState, newLearner, newRow } from './state.ts';

const topics = ['quant.data.mean', 'quant.arith.ratio', 'quant.algebra.linear', 'quant.geometry.circles'];
const day = 100;

/** The first topic is asked six times as often as the others. */
const paper = paperOf(
  'quant',
  topics.flatMap((topic, n) =>
    [-1.5, -0.5, 0.5, 1.5].map((b) => ({
      item: { a: 1.2, b, c: 0.2, bSd: 0.2 },
      skills: skillsOf([topic]),
      share: n === 0 ? 6 : 1,
    })),
  ),
);

const learnerAt = (means: readonly number[], ability = 0): LearnerState => {
  const { measures } = newLearner(day);
  const rows = means.map(
    (mean, n) => [topics[n] ?? '', { ...newRow('topic'), mean, day, answers: 10 }] as const,
  );
  return { measures: { ...measures, quant: { ...measures.quant, mean: ability } }, skills: new Map(rows) };
};

describe('what a topic is worth', () => {
  test('is what the score would be with it less what it is, to a tenth of a point', () => {
    const state = learnerAt([0.4, 0.2, 0.3, 0.8], 0.1);
    const gains = gainsOf(state, paper, day);
    for (const topic of topics) {
      const rise = marks.eighty - topicBelief(state, topic, day).mean;
      const row = state.skills.get(topic) ?? newRow('topic');
      const better = {
        ...state,
        skills: new Map(state.skills).set(topic, { ...row, mean: row.mean + rise }),
      };
      const full = scoreToday(better, paper, day).score - scoreToday(state, paper, day).score;
      expect(Math.abs((gains.get(topic) ?? 0) - full)).toBeLessThan(0.35);
    }
  });

  test('is more where more is asked and where more is missing, and nothing where it is solid', () => {
    const gains = gainsOf(learnerAt([0, 0, 0.6, 1.4]), paper, day);
    const of = (place: number) => gains.get(topics[place] ?? '') ?? Number.NaN;
    expect(of(0)).toBeGreaterThan(of(1));
    expect(of(1)).toBeGreaterThan(of(2));
    expect(of(3)).toBe(0);
  });

  test('never promises a rise that nobody makes', () => {
    const far = gainsOf(learnerAt([-3, -3, -3, -3]), paper, day);
    expect(Math.max(...far.values())).toBeLessThan(scaleOf.quant.sd);
  });

  test('is told in half points, of five topics at most, and never as nothing', () => {
    const told = worthMost([
      ['a', 0.9],
      ['b', 0.24],
      ['c', 1.3],
      ['d', 0.26],
      ...['e', 'f', 'g', 'h'].map((topic) => [topic, 0.6] as const),
    ]);
    expect([...told]).toEqual([
      ['c', 1.5],
      ['a', 1],
      ['e', 0.5],
      ['f', 0.5],
      ['g', 0.5],
    ]);
    expect([...worthMost([['a', 0.2]])]).toEqual([]);
  });
});

describe('on the map', () => {
  test('what is known fades after three weeks, what is not known or weak has nothing to lose', () => {
    expect(isFading('good', 20)).toBe(false);
    expect(isFading('good', 21)).toBe(true);
    expect(isFading('solid', 40)).toBe(true);
    expect(isFading('weak', 40)).toBe(false);
    expect(isFading('unknown', null)).toBe(false);
  });
  test('few answers make no sure level', () => {
    expect(isUnsure('good', 7)).toBe(true);
    expect(isUnsure('good', 8)).toBe(false);
    expect(isUnsure('unknown', 2)).toBe(false);
  });
  test('only a change of level is a trend', () => {
    expect(trendOf('building', 'good')).toBe('up');
    expect(trendOf('solid', 'good')).toBe('down');
    expect(trendOf('good', 'good')).toBeNull();
    expect(trendOf('unknown', 'good')).toBeNull();
  });
  test('the ladder has its rungs where levels begin', () => {
    expect(placeOf(-9)).toBe(0);
    expect(placeOf(marks.sixty)).toBeCloseTo(1, 9);
    expect(placeOf(marks.seventy)).toBeCloseTo(2, 9);
    expect(placeOf(marks.eighty)).toBeCloseTo(3, 9);
    expect(placeOf(9)).toBe(4);
  });
});
