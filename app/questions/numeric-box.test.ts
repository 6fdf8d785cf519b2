/** "Keyboard allowed in NE": digits, a point and a minus; nothing else enters the box. */
import { describe, expect, it } from 'vitest';
import { readBox } from './numeric-box.ts';

describe('the box of a numeric entry', () => {
  it.each([
    ['12', '12'],
    ['1,250', '1250'],
    ['  3.5 ', '3.5'],
    ['.5', '.5'],
    ['3.', '3.'],
    ['1.2.3', '1.23'],
    ['-7', '-7'],
    ['−7', '-7'],
    ['7-', '7'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['25%', '25'],
    ['abc', ''],
    ['-', '-'],
  ])('reads %j as %j', (typed, read) => {
    expect(readBox(typed)).toBe(read);
  });
});
