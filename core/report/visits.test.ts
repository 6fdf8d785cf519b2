import { describe, expect, it } from 'vitest';
import type { Move } from '#core/exam/attempt.ts';
import { countVisits, type MadeMove } from '#core/report/visits.ts';

const at = (exerciseIndex: number, screen: MadeMove['from']['screen'] = 'exercise', sectionIndex = 1) => ({
  screen,
  sectionIndex,
  exerciseIndex,
});
const made = (move: Move['move'], from: MadeMove['from'], exerciseId: string | null = null): MadeMove => ({
  move,
  from,
  exerciseId,
});
const exerciseAt = (_section: number, index: number) => ['a', 'b', 'c'][index];
const visits = (...moves: MadeMove[]) => Object.fromEntries(countVisits(moves, exerciseAt));

describe('visits', () => {
  it.each([
    ['begin with the section', [made('continue', at(0, 'before'))], { a: 1 }],
    ['go on and back', [made('next', at(0)), made('next', at(1)), made('back', at(2))], { b: 2, c: 1 }],
    ['end with the section', [made('next', at(2))], {}],
    ['come from the review', [made('review', at(2)), made('go', at(2, 'review'), 'a')], { a: 1 }],
    ['are not made by help and return', [made('help', at(1)), made('return', at(1, 'help'))], {}],
    ['are not made between sections', [made('continue', at(0, 'pause'))], {}],
  ])('%s', (_, moves, expected) => expect(visits(...moves)).toEqual(expected));
});
