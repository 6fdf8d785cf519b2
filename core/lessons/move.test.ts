import { describe, expect, it } from 'vitest';
import { bankTexts } from '../bank-text.ts';
import type { LessonFigure, Move } from './figures.ts';
import { moveFigure, readsAt, ticksOf } from './move.ts';

const move: Move = {
  name: 'a',
  from: -1,
  to: 1,
  step: 0.1,
  at: 0,
  handle: bankTexts({ zh_cn: '点 P', en: 'the point P' }),
  set: {
    'points.0.at': ['a', 'a^2'],
    'points.0.label': { text: 'P({a}, {y})' },
    'curves.0.points': { of: 'a * x', from: '0', to: '2' },
  },
  gives: { y: 'a^2' },
  reads: bankTexts({ zh_cn: '高 {y}', en: 'height {y}' }),
};
const figure: LessonFigure = {
  kind: 'plane',
  described: { zh_cn: '点', en: 'a point' },
  x: { min: -2, max: 2, step: 1 },
  y: { min: -2, max: 2, step: 1 },
  points: [{ at: [0, 0], label: 'P' }],
  curves: [{ points: [[0, 0]] }],
  move,
};

describe('a figure that moves', () => {
  it('stands on every tick, without the dust of binary fractions', () => {
    expect(ticksOf(move)).toHaveLength(21);
    expect(ticksOf(move)[13]).toBe(0.3);
  });

  it('has its points, labels and curves follow one number', () => {
    const moved = moveFigure(figure, 0.5);
    if (moved.kind !== 'plane') throw new Error('the kind never changes');
    expect(moved.points).toEqual([{ at: [0.5, 0.25], label: 'P(0.5, 0.25)' }]);
    expect(moved.curves?.[0]?.points.at(-1)).toEqual([2, 1]);
    expect(moved.move?.at).toBe(0.5);
    expect(readsAt(move, -0.5)).toEqual({ zh_cn: '高 0.25', en: 'height 0.25' });
  });

  it('leaves the figure it came from alone', () => {
    moveFigure(figure, 1);
    expect(figure.kind === 'plane' && figure.points).toEqual([{ at: [0, 0], label: 'P' }]);
  });

  it('refuses to move what is not there', () => {
    const strange = { ...figure, move: { ...move, set: { 'circles.0.radius': 'a' } } };
    expect(() => moveFigure(strange, 1)).toThrow('the figure has no circles');
  });
});
