import { describe, expect, it } from 'vitest';
import type { Figure } from '#core/questions/figures.ts';
import { buildFamily, type Item } from '../build-family.ts';
import { family as ring } from '../families/geometry/ring.ts';
import type { Letters } from '../tex.ts';
import { same } from '../text.ts';
import { checkLetters, checkNames } from './letters.ts';

const withSteps = (steps: string[], letters: Letters): string[] =>
  checkLetters({
    question: { secret: { steps: steps.map(same) } },
    letters: steps.map(() => [letters]),
  } as unknown as Item);

const withFigure = (figure: Figure, stem: string): string[] =>
  checkNames({ question: { stem: same(stem), figures: [figure] } } as unknown as Item);

describe('a letter with a value', () => {
  it('is taken by a relation of the steps', () => {
    expect(withSteps(['So $OM = 4$.', 'And $2r + a_{3} = \\theta$.'], {})).toEqual([]);
    expect(
      withSteps(['So $OM = 4$.', 'And $2r + a_{3} = \\theta$.'], { OM: 4, r: 3, a_: (n) => n, theta: 9 }),
    ).toEqual([]);
  });

  it('is not idle where the value of another letter takes it', () => {
    expect(withSteps(['So $x = 6$.'], { x: '2y', y: 3 })).toEqual([]);
  });

  it('is told where it stands in no relation, or nowhere at all', () => {
    expect(
      withSteps(['The radius $OM$ and $AB \\parallel CD$.', 'So $R = 5$.'], { OM: 4, AB: 2, R: 5, q: 1 }),
    ).toEqual(['OM', 'AB', 'q'].map((letter) => `no relation of the steps takes the value of ${letter}`));
  });
});

describe('a figure and the texts', () => {
  const segment: Figure = {
    kind: 'geometry',
    points: { A: [0, 0], B: [1, 0], N: [2, 0] },
    named: ['A', 'B'],
    segments: [{ ends: ['A', 'B'] }],
    toScale: false,
    described: same('A segment AB.'),
  };

  it('name the same points', () => {
    expect(withFigure(segment, 'What is $\\overline{AB}$?')).toEqual([]);
  });

  it('are told of a point that only one of them has', () => {
    expect(withFigure(segment, 'What is $AC$ if $AB = 2$?')).toEqual(['AC is not in the figure']);
    expect(withFigure({ ...segment, named: ['A', 'B', 'N'] }, 'What is $AB$?')).toEqual([
      'the figure names the point N, of which no text speaks',
    ]);
    expect(withFigure({ ...segment, described: same('A segment ABN.') }, 'What is $AB$?')).toEqual([
      'ABN is not in the figure',
    ]);
  });

  it('are told of a label that no text explains', () => {
    const labelled: Figure = { ...segment, segments: [{ ends: ['A', 'B'], label: '$\\frac{x}{2}$' }] };
    expect(withFigure(labelled, 'What is $x$ if $AB = 2$?')).toEqual([]);
    expect(withFigure(labelled, 'What is $AB$?')).toEqual([
      'the figure is labelled x, of which no text speaks',
    ]);
  });
});

it('the ring carries no letters but those it speaks of', () => {
  const found = buildFamily('geometry-ring', ring).flatMap((item) => [
    ...checkLetters(item),
    ...checkNames(item),
  ]);
  expect(found).toEqual([]);
});
