/** "Buttons Cut, Paste, Undo, Redo (multi-level: each click one more step)." */
import { describe, expect, it } from 'vitest';
import { countWords, type History, record, redo, replaceRange, startHistory, undo } from './essay-history.ts';

/** Types letter by letter at the end. */
const type = (history: History, text: string): History =>
  [...text].reduce((current, letter) => {
    const next = current.now.text + letter;
    return record(current, { text: next, caret: next.length });
  }, history);

const undoAll = (history: History): string[] => {
  const seen: string[] = [];
  for (let current = history; current.past.length > 0; ) {
    current = undo(current);
    seen.push(current.now.text);
  }
  return seen;
};

describe('undo', () => {
  it('takes back one word after another', () => {
    expect(undoAll(type(startHistory(''), 'one two three'))).toEqual(['one two ', 'one ', '']);
  });

  it('takes back a cut in one step, and what was typed before it in others', () => {
    const typed = type(startHistory(''), 'keep drop');
    const cut = record(typed, replaceRange(typed.now.text, 4, 9, ''));
    expect(undoAll(cut)).toEqual(['keep drop', 'keep ', '']);
  });

  it('takes back a row of deletions in one step', () => {
    let history = type(startHistory(''), 'abc');
    for (const text of ['ab', 'a']) history = record(history, { text, caret: text.length });
    expect(undoAll(history)).toEqual(['abc', '']);
  });

  it('does nothing where there is nothing to take back', () => {
    const fresh = startHistory('stored');
    expect(undo(fresh)).toEqual(fresh);
  });
});

describe('redo', () => {
  it('brings every step again, until something new is typed', () => {
    const typed = type(startHistory(''), 'one two');
    const back = undo(undo(typed));
    expect(redo(redo(back)).now.text).toBe('one two');
    expect(redo(type(back, 'x')).now.text).toBe('x');
  });
});

describe('the word count', () => {
  it.each([
    ['', 0],
    ['   \n\t', 0],
    ['One word', 2],
    ['well-known facts', 2],
    ['a dash — alone', 3],
    ['joined—by a dash', 4],
    ['It’s 1,250 words.', 3],
  ])('%j has %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
