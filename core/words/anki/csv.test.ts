import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows, writeRows } from './csv.ts';

const rowsOf = (text: string) => readRows(text, 100)?.rows;

test('any cells are read as they were written', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^['=+\-@\t\r"\n, ]{0,6}$/),
    fc.constantFrom('=1+1', "'=x", "''-", '-ate', '减轻，缓和', 'a "b"', 'line\r\nline'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        // The first line of a file may be one of Anki's head lines.
        fc.pre(!/^(?:#|tags:|\ufeff)/.test(rows[0]?.[0] ?? ''));
        expect(rowsOf(writeRows(rows))).toEqual(rows);
      },
    ),
  );
});

test('no cell can be a formula', () => {
  for (const cell of ['=cmd()', '+1', '-1', '@x', '\tx', '\rx']) {
    const [, text = ''] = /^\ufeffa,"?(.*)/s.exec(writeRows([['a', cell]])) ?? [];
    expect(text.startsWith(`'${cell}`)).toBe(true);
  }
});

test('the head lines of Anki are understood', () => {
  const read = readRows(
    '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nx1\tBasic\tGRE\t"abate"\t"减<br>轻"\ta b\n',
    10,
  );
  expect(read?.heading).toMatchObject({
    separator: '\t',
    isHtml: true,
    guidColumn: 1,
    noteTypeColumn: 2,
    deckColumn: 3,
    tagsColumn: 6,
  });
  expect(read?.rows).toEqual([['x1', 'Basic', 'GRE', 'abate', '减<br>轻', 'a b']]);
});

test.each([
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb, c\r\nd\te',
    [
      ['a', 'b, c'],
      ['d', 'e'],
    ],
  ],
  [
    'a,"b ""c"", d"\n\n\n e,f',
    [
      ['a', 'b "c", d'],
      [' e', 'f'],
    ],
  ],
  ['a 5" pipe,b', [['a 5" pipe', 'b']]],
  ['a,"never closed\nb', [['a', 'never closed\nb']]],
  ['a,', [['a', '']]],
  ['', []],
])('%j is %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('more rows than granted are none', () => {
  expect(readRows('a,b\n'.repeat(11), 10)).toBeNull();
  expect(readRows('a,b\n'.repeat(10), 10)?.rows).toHaveLength(10);
});
