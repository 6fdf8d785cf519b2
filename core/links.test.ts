import { describe, expect, it } from 'vitest';
import { readLinks } from '#core/links.ts';

describe('readLinks', () => {
  it.each([
    ['no address here', [{ text: 'no address here' }]],
    ['', []],
    [
      'see https://example.com/a?b=c.',
      [
        { text: 'see ' },
        { text: 'https://example.com/a?b=c', href: 'https://example.com/a?b=c' },
        { text: '.' },
      ],
    ],
    [
      '看https://example.com这里',
      [{ text: '看' }, { text: 'https://example.com', href: 'https://example.com/' }, { text: '这里' }],
    ],
  ])('reads %j', (text, pieces) => expect(readLinks(text)).toEqual(pieces));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', '<a href="x">'])(
    'makes no link of %j',
    (text) => {
      expect(readLinks(text).every((piece) => piece.href === undefined)).toBe(true);
    },
  );
});
