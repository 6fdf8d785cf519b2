import { describe, expect, it } from 'vitest';
import type { Figure } from '#core/questions/figures.ts';
import type { Item } from '../build-family.ts';
import { both, same } from '../text.ts';
import { checkFigures } from './figures.ts';

const problems = (figure: Figure): string[] =>
  checkFigures({ question: { figures: [figure] } } as unknown as Item);

const nothing = same('A figure.');
const axis = { min: 0, max: 10, step: 2 };

describe('a figure that agrees with itself passes, and one that does not is caught', () => {
  it.each<[string, Figure, Figure]>([
    [
      'a line on its equation',
      {
        kind: 'plane',
        x: axis,
        y: axis,
        lines: [
          {
            through: [
              [0, 1],
              [2, 5],
            ],
            extent: 'line',
            label: '$y = 2x + 1$',
          },
        ],
        described: both`The line $y = 2x + 1$.``直线 $y = 2x + 1$。`,
      },
      {
        kind: 'plane',
        x: axis,
        y: axis,
        lines: [
          {
            through: [
              [0, 1],
              [2, 6],
            ],
            extent: 'line',
            label: '$y = 2x + 1$',
          },
        ],
        described: both`The line $y = 2x + 1$.``直线 $y = 2x + 1$。`,
      },
    ],
    [
      'a point at its label',
      { kind: 'plane', x: axis, y: axis, points: [{ at: [3, 4], label: '$P(3, 4)$' }], described: nothing },
      { kind: 'plane', x: axis, y: axis, points: [{ at: [4, 3], label: '$P(3, 4)$' }], described: nothing },
    ],
    [
      'a number line that holds its points',
      {
        kind: 'number-line',
        min: -2,
        max: 2,
        step: 1,
        points: [{ at: 0.5, label: '$p$' }],
        toScale: true,
        described: nothing,
      },
      {
        kind: 'number-line',
        min: -2,
        max: 2,
        step: 1,
        points: [{ at: 3, label: '$p$' }],
        toScale: true,
        described: nothing,
      },
    ],
    [
      'a solid with its measures',
      {
        kind: 'solid',
        solid: { shape: 'box', length: 3, width: 4, height: 12 },
        labels: { length: '3', diagonal: '13' },
        described: both`A box: length ${3}, diagonal ${13}.``长方体，长 ${3}，体对角线 ${13}。`,
      },
      {
        kind: 'solid',
        solid: { shape: 'box', length: 3, width: 4, height: 12 },
        labels: { length: '3', diagonal: '14' },
        described: both`A box: length ${3}, diagonal ${14}.``长方体，长 ${3}，体对角线 ${14}。`,
      },
    ],
    [
      'a right angle that is one',
      {
        kind: 'geometry',
        points: { A: [0, 3], B: [0, 0], C: [4, 0] },
        segments: [{ ends: ['A', 'B'] }],
        angles: [{ at: ['A', 'B', 'C'], right: true }],
        toScale: false,
        described: nothing,
      },
      {
        kind: 'geometry',
        points: { A: [1, 3], B: [0, 0], C: [4, 0] },
        segments: [{ ends: ['A', 'B'] }],
        angles: [{ at: ['A', 'B', 'C'], right: true }],
        toScale: false,
        described: nothing,
      },
    ],
    [
      'parallel marks on parallel lines',
      {
        kind: 'geometry',
        points: { A: [0, 0], B: [4, 0], C: [1, 2], D: [6, 2] },
        segments: [],
        parallel: [
          [
            ['A', 'B'],
            ['C', 'D'],
          ],
        ],
        toScale: false,
        described: nothing,
      },
      {
        kind: 'geometry',
        points: { A: [0, 0], B: [4, 0], C: [1, 2], D: [6, 3] },
        segments: [],
        parallel: [
          [
            ['A', 'B'],
            ['C', 'D'],
          ],
        ],
        toScale: false,
        described: nothing,
      },
    ],
    [
      'bars that can be read',
      {
        kind: 'bar',
        categories: [same('a'), same('b')],
        values: [3, 8],
        axis,
        described: both`Bars: ${3} and ${8}.``条形：${3} 和 ${8}。`,
      },
      {
        kind: 'bar',
        categories: [same('a'), same('b')],
        values: [3.4, 8],
        axis,
        described: both`Bars: ${3.4} and ${8}.``条形：${3.4} 和 ${8}。`,
      },
    ],
    [
      'slices that come to a hundred',
      {
        kind: 'pie',
        slices: [
          { name: same('a'), percent: 40 },
          { name: same('b'), percent: 60 },
        ],
        described: both`${40}% and ${60}%.``${40}% 和 ${60}%。`,
      },
      {
        kind: 'pie',
        slices: [
          { name: same('a'), percent: 40 },
          { name: same('b'), percent: 50 },
        ],
        described: both`${40}% and ${50}%.``${40}% 和 ${50}%。`,
      },
    ],
    [
      'a box in order',
      {
        kind: 'box',
        rows: [{ name: same('a'), min: 1, q1: 2, median: 4, q3: 6, max: 9 }],
        axis,
        described: both`Box ${1}, ${2}, ${4}, ${6}, ${9}.``箱线图 ${1}、${2}、${4}、${6}、${9}。`,
      },
      {
        kind: 'box',
        rows: [{ name: same('a'), min: 1, q1: 5, median: 4, q3: 6, max: 9 }],
        axis,
        described: both`Box ${1}, ${5}, ${4}, ${6}, ${9}.``箱线图 ${1}、${5}、${4}、${6}、${9}。`,
      },
    ],
    [
      'a histogram with a count for each class',
      {
        kind: 'histogram',
        bounds: [0, 10, 20],
        counts: [3, 6],
        measure: same('x'),
        axis,
        described: both`Classes up to ${10} and ${20}: ${3}, ${6}.``分组到 ${10}、${20}：${3}、${6}。`,
      },
      {
        kind: 'histogram',
        bounds: [0, 10],
        counts: [3, 6],
        measure: same('x'),
        axis,
        described: both`Classes up to ${10}: ${3}, ${6}.``分组到 ${10}：${3}、${6}。`,
      },
    ],
    [
      'points inside a scatter plot',
      {
        kind: 'scatter',
        x: axis,
        y: axis,
        points: [
          [1, 2],
          [9, 8],
        ],
        described: nothing,
      },
      {
        kind: 'scatter',
        x: axis,
        y: axis,
        points: [
          [1, 2],
          [11, 8],
        ],
        described: nothing,
      },
    ],
    [
      'rows as long as the heading',
      {
        kind: 'table',
        columns: [same('a'), same('b')],
        rows: [{ name: same('r'), cells: [7] }],
        described: both`Row r: ${7}.``r 行：${7}。`,
      },
      {
        kind: 'table',
        columns: [same('a'), same('b')],
        rows: [{ name: same('r'), cells: [7, 8] }],
        described: both`Row r: ${7}, ${8}.``r 行：${7}、${8}。`,
      },
    ],
    [
      'a description with every value',
      {
        kind: 'line',
        categories: [same('a'), same('b')],
        series: [{ name: same('s'), values: [4, 4] }],
        axis,
        described: both`${4}, then ${4}.``${4}，然后 ${4}。`,
      },
      {
        kind: 'line',
        categories: [same('a'), same('b')],
        series: [{ name: same('s'), values: [4, 4] }],
        axis,
        described: both`First ${4}.``先是 ${4}。`,
      },
    ],
  ])('%s', (_, good, bad) => {
    expect(problems(good)).toEqual([]);
    expect(problems(bad)).not.toEqual([]);
  });
});
