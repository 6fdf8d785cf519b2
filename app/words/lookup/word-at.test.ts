import { describe, expect, test } from 'vitest';
import { pieceAround, wordAround } from './word-at.ts';

const wordAt = (text: string): string | null => {
  const place = text.indexOf('|');
  const whole = text.replace('|', '');
  const bounds = wordAround(whole, place);
  return bounds && whole.slice(bounds.start, bounds.end);
};

describe('the word at a place', () => {
  test.each([
    ['its |laconic style', 'laconic'],
    ['its laco|nic style', 'laconic'],
    ['its laconic| style', 'laconic'],
    ['the duke’s|, he said', 'duke’s'],
    ["don't| go", "don't"],
    ['a well-kn|own case', 'well-known'],
    ['the critics’ |view', 'view'],
    ['critics|’ view', 'critics'],
    ['“naï|ve” readers', 'naïve'],
    ['此处 ingen|uous 指天真', 'ingenuous'],
    ['rock|-—and then', 'rock'],
  ])('%s', (text, word) => expect(wordAt(text)).toBe(word));

  test.each(['one , |, two', '1|984', '天|真', ' | ', '—|—'])('none in %s', (text) =>
    expect(wordAt(text)).toBeNull(),
  );
});

test('of a compound, the piece that is pointed at', () => {
  expect(pieceAround('well-known', 2)).toBe('well');
  expect(pieceAround('well-known', 7)).toBe('known');
  expect(pieceAround('laconic', 7)).toBe('laconic');
});
