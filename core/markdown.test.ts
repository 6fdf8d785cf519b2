import { describe, expect, test } from 'vitest';
import { bankText } from './bank-text.ts';
import * as markdown from './markdown.ts';

const { plainText, readInline, readingMinutes } = markdown;
const parseMarkdown = (source: string) => markdown.parseMarkdown(bankText(source));
const findFaults = (source: string) => markdown.findFaults(bankText(source));

const text = (words: string) => ({ kind: 'text', text: words }) as const;

describe('blocks', () => {
  test('headings of two levels get ids in order', () => {
    expect(parseMarkdown('## One\n### Two\n\nText')).toEqual([
      { kind: 'heading', level: 2, id: 'part-1', runs: [text('One')] },
      { kind: 'heading', level: 3, id: 'part-2', runs: [text('Two')] },
      { kind: 'paragraph', runs: [text('Text')] },
    ]);
  });

  test('a paragraph may be broken over lines: Latin words keep their space, Chinese needs none', () => {
    expect(parseMarkdown('one\ntwo')).toEqual([{ kind: 'paragraph', runs: [text('one two')] }]);
    expect(parseMarkdown('先定方向，\n再选词')).toEqual([
      { kind: 'paragraph', runs: [text('先定方向，再选词')] },
    ]);
  });

  test('lists are plain or numbered, and an item goes on in the next line', () => {
    expect(parseMarkdown('- a\n- b\n  more\n\n1. x\n2. y')).toEqual([
      { kind: 'list', isOrdered: false, items: [[text('a')], [text('b more')]] },
      { kind: 'list', isOrdered: true, items: [[text('x')], [text('y')]] },
    ]);
  });

  test('a list right after a paragraph is a list', () => {
    expect(parseMarkdown('Bring:\n- a pen').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
  });

  test('a table has a head and rows; the line between them is no row', () => {
    expect(parseMarkdown('| A | B |\n|---|--:|\n| 1 | **2** |')).toEqual([
      {
        kind: 'table',
        head: [[text('A')], [text('B')]],
        rows: [[[text('1')], [{ kind: 'strong', runs: [text('2')] }]]],
      },
    ]);
  });

  test('a caution is a quote', () => {
    expect(parseMarkdown('> Check\n> first.')).toEqual([{ kind: 'quote', runs: [text('Check first.')] }]);
  });
});

describe('inside a line', () => {
  test.each([
    ['a **b** c', [text('a '), { kind: 'strong', runs: [text('b')] }, text(' c')]],
    ['*b*', [{ kind: 'em', runs: [text('b')] }]],
    ['[plan](/plan)', [{ kind: 'link', to: '/plan', runs: [text('plan')] }]],
    ['**[plan](/plan)**', [{ kind: 'strong', runs: [{ kind: 'link', to: '/plan', runs: [text('plan')] }] }]],
    ['3 * 4 * 5', [text('3 * 4 * 5')]],
    ['**open', [text('**open')]],
    ['\\*as it is\\*', [text('*as it is*')]],
    ['<b>x</b>', [text('<b>x</b>')]],
  ])('%s', (source, runs) => {
    expect(readInline(source)).toEqual(runs);
  });
});

test('an author is told what our markdown does not have', () => {
  expect(findFaults('Plain [plan](/plan).')).toEqual([]);
  expect(findFaults('<b>x</b>')).toEqual(['HTML is not understood']);
  expect(findFaults('[x](https://example.com)')).toEqual([
    'a link leads to a path of ours, not to https://example.com',
  ]);
  expect(findFaults('[x](//example.com)')).toHaveLength(1);
  expect(findFaults('# Title')).toEqual(['headings are ## or ###']);
  expect(findFaults('| A | B |\n|---|---|\n| 1 |')).toHaveLength(1);
});

test('the words alone are what search reads', () => {
  expect(plainText(parseMarkdown('## A\n\nb **c**\n\n- d\n\n| e | f |\n|---|---|\n| g | h |'))).toBe(
    'A\nb c\nd\ne f\ng h',
  );
});

test.each([
  ['', 1],
  ['字'.repeat(2000), 5],
  ['word '.repeat(660), 3],
])('reading takes whole minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
