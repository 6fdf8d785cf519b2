/** Where things stand: jumps, curves, arrows, lines of words, and the tick that a hand means. */
import { describe, expect, it } from 'vitest';
import { labelWidth } from '#app/figures/label-width.ts';
import { bankTexts } from '#core/bank-text.ts';
import type { ArgumentFigure, BellFigure, HopsFigure, LessonFigure } from '#core/lessons/figures.ts';
import type { Point } from '#core/questions/figures.ts';
import { layOutArgument } from './argument-lanes.ts';
import { bellFrame, layOutBell } from './bell-layout.ts';
import { layOutHops } from './hops-layout.ts';
import { nearestTick, tickAlong } from './nearest-tick.ts';
import { positionsOf } from './positions.ts';
import { wrapLabel } from './wrap-label.ts';

const both = (text: string) => bankTexts({ zh_cn: text, en: text });
const described = both('x');

describe('jumps', () => {
  const hops = (at: number, own: Partial<HopsFigure> = {}): HopsFigure => ({
    kind: 'hops',
    described,
    max: 40,
    size: 6,
    at,
    label: '$n$',
    ...own,
  });

  it('land on multiples, and single steps follow', () => {
    const { landings, rest, steps } = layOutHops(hops(8));
    expect({ landings, rest, steps }).toEqual({ landings: [0, 6], rest: [6, 8], steps: [6, 7, 8] });
    expect(layOutHops(hops(12))).toMatchObject({ landings: [0, 6, 12], rest: null, steps: [] });
    expect(layOutHops(hops(0.3, { size: 0.1, max: 1 })).landings).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('leave out steps and numbers that nobody could tell apart', () => {
    const { steps, rest, numbers, x } = layOutHops(hops(399, { max: 400, size: 7 }));
    expect(steps).toEqual([]);
    expect(rest).toBeNull();
    expect(numbers).toContain(399);
    expect(numbers).not.toContain(400);
    const half = (value: number) => labelWidth(`${value}`, 13) / 2;
    const sorted = numbers.toSorted((a, b) => a - b);
    for (const [index, number] of sorted.slice(1).entries()) {
      const before = sorted[index] ?? 0;
      expect(x(number) - x(before)).toBeGreaterThan(half(number) + half(before));
    }
  });
});

describe('the bell', () => {
  const bell = (own: Partial<BellFigure> = {}): BellFigure => ({
    kind: 'bell',
    described,
    mean: 100,
    deviation: 15,
    from: null,
    to: 115,
    ...own,
  });

  it('is highest at its mean, even on both sides, and its bounds are ticks where they are', () => {
    const { x, y, bounds, ticks } = layOutBell(bell());
    expect(y(100)).toBeLessThan(y(85));
    expect(y(85)).toBeCloseTo(y(115));
    expect(x(115) - x(100)).toBeCloseTo(x(100) - x(85));
    expect(bounds).toEqual([{ value: 115, isOnTick: true }]);
    expect(layOutBell(bell({ to: 107 })).bounds).toEqual([{ value: 107, isOnTick: false }]);
    expect(ticks.map(({ value }) => value)).toEqual([55, 70, 85, 100, 115, 130, 145]);
  });

  it('shades nothing between reversed or equal bounds', () => {
    expect(layOutBell(bell({ from: 115 })).shade).toBe('');
    expect(layOutBell(bell({ from: null, to: null })).shade).not.toBe('');
  });

  it('keeps its line and its area while it grows narrow', () => {
    const frame = bellFrame([bell({ deviation: 10 }), bell({ deviation: 20 })]);
    const [narrow, broad] = [
      layOutBell(bell({ deviation: 10 }), frame),
      layOutBell(bell({ deviation: 20 }), frame),
    ];
    expect(narrow.x(100)).toBe(broad.x(100));
    const height = (y: number) => narrow.y(1e9) - y;
    expect(height(narrow.y(100)) / height(broad.y(100))).toBeCloseTo(2);
  });
});

describe('the arrows of an argument', () => {
  const part = (
    id: string,
    to: { supports?: string; opposes?: string } = {},
  ): ArgumentFigure['parts'][number] => ({
    id,
    role: 'premise',
    text: both(id),
    ...to,
  });

  it('stand between neighbors, down or up', () => {
    expect(layOutArgument([part('a', { supports: 'b' }), part('b'), part('c', { opposes: 'b' })])).toEqual({
      steps: [
        { after: 0, bond: 'supports', up: false },
        { after: 1, bond: 'opposes', up: true },
      ],
      lanes: [],
      laneCount: 0,
    });
  });

  it('of several parts to one are one line', () => {
    const { steps, lanes, laneCount } = layOutArgument([
      part('a', { supports: 'c' }),
      part('b', { supports: 'c' }),
      part('c'),
    ]);
    expect(steps).toEqual([]);
    expect(lanes).toEqual([{ bond: 'supports', target: 2, sources: [0, 1], lane: 0 }]);
    expect(laneCount).toBe(1);
  });

  it('that would cross run in lanes of their own, short ones inside', () => {
    const { lanes, laneCount } = layOutArgument([
      part('a', { supports: 'd' }),
      part('b', { opposes: 'd' }),
      part('c'),
      part('d'),
    ]);
    expect(laneCount).toBe(2);
    expect(lanes.map(({ bond, lane }) => [bond, lane])).toEqual([
      ['opposes', 0],
      ['supports', 1],
    ]);
  });

  it('that lead nowhere are not drawn', () => {
    expect(layOutArgument([part('a', { supports: 'z' }), part('b')])).toMatchObject({ steps: [], lanes: [] });
  });
});

describe('lines of a label', () => {
  it('break between words, and Chinese anywhere but before its punctuation', () => {
    expect(wrapLabel('students who take French', 90, 14)).toEqual(['students who', 'take French']);
    expect(wrapLabel('选修法语会话与写作的学生', 100, 14)).toEqual(['选修法语会话', '与写作的学生']);
    for (const line of wrapLabel('甲乙丙，丁戊己，庚辛', 45, 14)) expect(line).not.toMatch(/^，/);
  });

  it('keep a formula and a long word whole', () => {
    expect(wrapLabel('area $\\frac{1}{2} bh$', 40, 14)).toEqual(['area', '$\\frac{1}{2} bh$']);
    expect(wrapLabel('incomprehensibility', 40, 14)).toEqual(['incomprehensibility']);
  });
});

describe('the tick that is meant', () => {
  const along: Point[] = [
    [0, 0],
    [10, 0],
    [20, 0],
    [30, 0],
  ];

  it('is the nearest', () => {
    expect(nearestTick(along, [14, 40], 0)).toBe(1);
    expect(nearestTick(along, [-50, 0], 2)).toBe(0);
    expect(nearestTick(along, [16, 0], 0)).toBe(2);
  });

  it('where the way comes back to one place is the one closer to where it stands', () => {
    const round: Point[] = [...along, ...along.toReversed()];
    expect(nearestTick(round, [10, 0], 7)).toBe(6);
    expect(nearestTick(round, [10, 0], 0)).toBe(1);
  });

  it('without a way is a share of the width', () => {
    expect(tickAlong(0.5, 2, 11)).toBe(7);
    expect(tickAlong(-2, 2, 11)).toBe(0);
    expect(tickAlong(3, 2, 11)).toBe(10);
  });
});

describe('all positions', () => {
  const triangle: LessonFigure = {
    kind: 'geometry',
    described,
    points: { A: [0, 0], B: [8, 0], C: [0, 4] },
    segments: [{ ends: ['A', 'B'] }, { ends: ['B', 'C'] }, { ends: ['C', 'A'] }],
    toScale: true,
    move: {
      name: 't',
      from: 0,
      to: 8,
      step: 2,
      at: 2,
      handle: both('C'),
      set: { 'points.B': ['8 + t', '0'], 'points.C': ['t', '4'] },
      reads: both('{t}'),
    },
  };

  it('share one scale, and the hand holds the point that is the number itself', () => {
    const { kept, track, ticks } = positionsOf(triangle);
    expect(ticks).toEqual([0, 2, 4, 6, 8]);
    expect(kept.bounds).toEqual([
      [0, 0],
      [16, 4],
    ]);
    const steps = track?.points.slice(1).map(([x], index) => x - (track.points[index]?.[0] ?? 0));
    for (const step of steps ?? []) expect(step).toBeCloseTo((300 / 16) * 2);
    expect(new Set(track?.points.map(([, y]) => y)).size).toBe(1);
    expect(positionsOf(triangle)).toBe(positionsOf(triangle));
  });

  it('of what follows no point have no way', () => {
    const pie: LessonFigure = {
      kind: 'pie',
      described,
      slices: [
        { name: both('a'), percent: 40 },
        { name: both('b'), percent: 60 },
      ],
      move: {
        name: 'p',
        from: 0,
        to: 100,
        step: 5,
        at: 40,
        handle: both('a'),
        set: { 'slices.0.percent': 'p', 'slices.1.percent': '100 - p' },
        reads: both('{p}'),
      },
    };
    expect(positionsOf(pie).track).toBeNull();
  });
});
