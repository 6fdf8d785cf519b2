/** A word that was typed on a phone: what counts as right, and which letters are shown as others. */
import { expect, it } from 'vitest';
import { differingLetters, isSpelled } from './spelling.ts';

const lit = (typed: string, word: string): string =>
  differingLetters(typed, word)
    .map(({ letter, differs }) => (differs ? `[${letter}]` : letter))
    .join('');

it('forgives capitals and blanks at the ends, and nothing else', () => {
  expect(isSpelled(' Laconic ', 'laconic')).toBe(true);
  expect(isSpelled('ad  hoc', 'ad hoc')).toBe(true);
  expect(isSpelled('laconik', 'laconic')).toBe(false);
  expect(isSpelled('', 'laconic')).toBe(false);
});

it('shows which letters were others or missing', () => {
  expect(lit('laconik', 'laconic')).toBe('laconi[c]');
  expect(lit('acomodate', 'accommodate')).toMatch(/^a\[?c/);
  expect(lit('acomodate', 'accommodate').match(/\[/g)).toHaveLength(2);
  expect(lit('', 'ebb')).toBe('[e][b][b]');
  expect(lit('Ebb', 'ebb')).toBe('ebb');
});
