/** Second calculations for the lesson on permutations: every row is written out, and equal ones are counted once. */
import type { Calculations } from '../checks/verify.ts';

function* orders(letters: string): Generator<string> {
  if (letters.length <= 1) yield letters;
  for (let place = 0; letters.length > 1 && place < letters.length; place++)
    for (const rest of orders(letters.slice(0, place) + letters.slice(place + 1)))
      yield letters.charAt(place) + rest;
}

const count = (letters: string, fits: (row: string) => boolean = () => true): number =>
  [...new Set(orders(letters))].filter(fits).length;

const areNeighbors = (row: string, a: string, b: string): boolean =>
  Math.abs(row.indexOf(a) - row.indexOf(b)) === 1;

export const calculations: Calculations = {
  'step-3': () => count('COCOA'),
  'step-6': () => count('ABCDEFG', (row) => !areNeighbors(row, 'A', 'B')),
  'example-1': () => count('TEETER', (row) => !row.includes('TT')),
  'example-2': () =>
    count('AaBbCc', (row) => ['A', 'B', 'C'].every((one) => areNeighbors(row, one, one.toLowerCase()))),
  'trap-1': () => count('ABCDEF', (row) => row.includes('AB')),
  'trap-2': () => count('ALLOY', (row) => row.includes('LL')),
};
