import { expect, it } from 'vitest';
import { distance, nearWords } from './near.ts';

it.each([
  ['laconic', 'laconic', 0],
  ['laconik', 'laconic', 1],
  ['lacnoic', 'laconic', 1],
  ['lconic', 'laconic', 1],
  ['laconick', 'laconic', 1],
  ['terse', 'tense', 1],
  ['terse', 'laconic', 3],
])('from %s to %s are %i steps', (one, other, steps) => {
  expect(distance(one, other, 2)).toBe(steps);
  expect(distance(other, one, 2)).toBe(steps);
});

it('offers the nearest first, and nothing far', () => {
  const deck = ['tense', 'laconic', 'verse', 'terse', 'prolix'];
  expect(nearWords('tersse', deck, 3)).toEqual(['terse', 'tense', 'verse']);
  expect(nearWords('zebra', deck, 3)).toEqual([]);
  // Of four letters one may be wrong, not two.
  expect(nearWords('tens', deck, 3)).toEqual(['tense']);
});
