import { describe, expect, test } from 'vitest';
import { documentTokens } from './document.ts';
import { excerpt, highlight } from './excerpt.ts';
import { cutPieces, fold } from './pieces.ts';
import { loosen, parseQuery, replaceWords, toMatch, toRank, writeQuery } from './query.ts';
import { stem } from './stem.ts';
import { neighbours } from './typo.ts';

const pieces = (text: string) => [...cutPieces(fold(text))].map(({ text: piece }) => piece);
const said = (marked: { text: string; hit: boolean }[]) =>
  marked.map(({ text, hit }) => (hit ? `<${text}>` : text)).join('');

describe('stem', () => {
  // Pairs from Porter's paper.
  test.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['vietnamization', 'vietnam'],
    ['hopefulness', 'hope'],
    ['formality', 'formal'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['goodness', 'good'],
    ['revival', 'reviv'],
    ['allowance', 'allow'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['controll', 'control'],
    ['roll', 'roll'],
  ])('reduces %s to %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });

  test.each([['connect', 'connected', 'connecting', 'connection', 'connections']])(
    'brings a family together',
    (...words) => {
      expect(new Set(words.map(stem)).size).toBe(1);
    },
  );
});

describe('cutting', () => {
  test.each([
    ['The author’s VIEW', ['the', 'author', 'view']],
    ['圆的面积', ['圆的面积']],
    ['若 $x$ 是质数，则x＋1', ['若', 'x', '是质数', '则', 'x', '1']],
    ['1,200 and 0.4 or 3, 4', ['1200', 'and', '0.4', 'or', '3', '4']],
    ['café Ｇ１', ['cafe', 'g1']],
    ['GRE填空', ['gre', '填空']],
  ])('cuts %s', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  test('keeps every character in its place when folding', () => {
    const text = 'Ａ’É中İ文𝑥';
    expect(fold(text)).toHaveLength(text.length);
  });

  test('gives pairs of characters with their places, the last character alone, and words for rank', () => {
    expect(documentTokens([{ text: '细胞膜', weight: 'B' }])).toBe(`'细胞':1B '胞膜':2B '膜':3B '=细胞':1B`);
  });

  test('gives stems and the words as they are written, and leaves out words that say nothing', () => {
    expect(documentTokens([{ text: 'the Primes of it', weight: 'A' }])).toBe(`'prime':2A '=primes':2A`);
  });

  test('lets no phrase run from one field into the next', () => {
    const tokens = documentTokens([
      { text: '细胞', weight: 'A' },
      { text: '膜', weight: 'B' },
    ]);
    expect(tokens).toContain(`'膜':23B`);
  });

  test('quotes what PostgreSQL would read as a sign', () => {
    expect(documentTokens([{ text: "a'b\\c", weight: 'A' }])).toBe(`'b':2A '=b':2A 'c':3A '=c':3A`);
  });
});

describe('queries', () => {
  const match = (key: string, options = {}) => toMatch(parseQuery(key), options);

  test.each([
    ['细胞膜', `(('细胞' <-> '胞膜'))`],
    ['质', `('质':*)`],
    ['prime numbers', `('prime') & ('number')`],
    ['"in the long run"', `('long' <1> 'run')`],
    ['“so to speak”', `('speak')`],
    ['percent 增长', `('percent') & (('增长'))`],
    ['tc-a001', `('tc') & ('a001')`],
  ])('reads %s', (key, expected) => {
    expect(match(key)).toBe(expected);
  });

  test('keeps the distance of words in a phrase', () => {
    expect(match('"lack of evidence"')).toBe(`('lack' <2> 'evid')`);
  });

  test.each(['', '   ', '!?', 'the of'])('finds nothing to search for in “%s”', (key) => {
    expect(match(key)).toBeNull();
    expect(toRank(parseQuery(key))).toBeNull();
  });

  test('holds visitors to what they may see', () => {
    expect(match('质数 prime', { weights: ['A', 'B', 'C'] })).toBe(`(('质数':ABC)) & ('prime':ABC)`);
  });

  test('takes the last word for a beginning when asked to', () => {
    expect(match('equi probab', { isPrefix: true })).toBe(`('equi') & ('=probab':*)`);
  });

  test('cuts Chinese into words when the whole was found nowhere', () => {
    expect(writeQuery(loosen(parseQuery('圆的面积公式')))).toBe('圆 面积 公式');
    expect(writeQuery(loosen(parseQuery('胞膜')))).toBe('胞膜');
    expect(writeQuery(loosen(parseQuery('"church windows"')))).toBe('"church windows"');
  });

  test('ranks words as written above their relatives', () => {
    expect(toRank(parseQuery('primes'))).toBe(`'prime' | '=primes'`);
  });

  test('puts corrected words in the place of others', () => {
    expect(
      writeQuery(replaceWords(parseQuery('"lacnic prose" 简洁'), new Map([['lacnic', 'laconic']]))),
    ).toBe('"laconic prose" 简洁');
  });

  test('reads no more terms than anybody types', () => {
    expect(parseQuery(`${'w '.repeat(100)}b c d`).terms).toHaveLength(12);
  });
});

describe('excerpts', () => {
  test('marks words by their stem and Chinese by its characters', () => {
    expect(said(highlight('Primes: 质数是大于 1 的数。A prime', parseQuery('prime 质数')))).toBe(
      '<Primes>: <质数>是大于 1 的数。A <prime>',
    );
  });

  test('cuts around what was found, between words', () => {
    const text = `${'filler words here '.repeat(20)}the laconic poet ${'and more of them '.repeat(20)}`;
    const cut = said(excerpt([text], parseQuery('laconic'), 60));
    expect(cut).toMatch(/^…\w+ .*the <laconic> poet .*…$/);
    expect(cut.length).toBeLessThan(70);
  });

  test('chooses the text that says most, and the beginning of the first where none says anything', () => {
    expect(said(excerpt(['one', 'two prime', 'prime 质数'], parseQuery('prime 质数'), 80))).toBe(
      '<prime> <质数>',
    );
    expect(said(excerpt(['one', 'two'], parseQuery('zzz'), 80))).toBe('one');
    expect(said(excerpt([], parseQuery('zzz'), 80))).toBe('');
  });
});

describe('neighbours', () => {
  test.each(['untenabel', 'untenble', 'unntenable', 'untemable'])('reach untenable from %s', (word) => {
    expect(neighbours(word)).toContain('untenable');
  });
});
