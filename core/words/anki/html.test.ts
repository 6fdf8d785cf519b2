import { expect, test } from 'vitest';
import { fieldOf, textOf } from './html.ts';

test.each([
  ['<div>abate</div><div>减轻</div>', 'abate\n\n减轻'],
  ['to&nbsp;&lt;lessen&gt; &amp;amp; more', 'to <lessen> &amp; more'],
  ['a < b and b > c', 'a < b and b > c'],
  ['<img src="x" alt="a>b">left', 'left'],
  ['<script>alert("</b>")</script >word<style>b{}</style>', 'word'],
  ['one<!-- <b>hidden</b> -->two', 'onetwo'],
  ['cut <b off', 'cut'],
  ['[sound:abate.mp3]abate &#x6f22;&#23383;&#0;', 'abate 漢字'],
  ['&unknown; &#99999999;', '&unknown; &#99999999;'],
  ['wrapped\n  in the\tsource', 'wrapped in the source'],
])('%j reads %j', (field, text) => {
  expect(textOf(field)).toBe(text);
});

test('what we write comes back as it was, marks and lines and all', () => {
  const text = 'The *abated* storm & <rain>, a * b\n雨势 *减弱* 了\n\n5 > 3';
  expect(textOf(fieldOf(text), { keepsMarks: true })).toBe(text);
  expect(textOf(fieldOf('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>');
});

test('bold in a field of somebody else is no mark of ours', () => {
  expect(textOf('<b>abate</b> v.')).toBe('abate v.');
});

/** Counted in looks at the text rather than in time: a quadratic reader would need 10¹² of them, and never end here. */
test.each(['<', '<b', '<!--', '&', '&#', '<script>', '"', "<a '", '<div><div>', '*', '[sound:'])(
  'a million times %j is read in one pass',
  (piece) => {
    expect(textOf(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(1_000_000);
  },
);
