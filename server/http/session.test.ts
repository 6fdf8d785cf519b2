import { expect, test } from 'vitest';
import { credentialOf, tokenOf } from '#server/http/session.ts';

const read = (headers: Record<string, string>) => credentialOf(new Request('http://x/', { headers }));

test.each([
  [{ authorization: 'Bearer abc' }, { token: 'abc', from: 'header' }],
  [{ authorization: 'bearer  abc' }, { token: 'abc', from: 'header' }],
  [{ cookie: 'a=1; token=abc' }, { token: 'abc', from: 'cookie' }],
  [
    { authorization: 'Bearer one', cookie: 'token=two' },
    { token: 'one', from: 'header' },
  ],
  [
    { authorization: 'Basic YTpi', cookie: 'token=two' },
    { token: 'two', from: 'cookie' },
  ],
  [{ authorization: 'Bearer ' }, null],
  [{ cookie: 'token=' }, null],
  [{ cookie: 'nottoken=abc' }, null],
  [{}, null],
])('reads %j as %j', (headers, expected) => {
  expect(read(headers as Record<string, string>)).toEqual(expected);
});

test('gives the token alone to those who need no more', () => {
  expect(tokenOf(new Request('http://x/', { headers: { cookie: 'token=abc' } }))).toBe('abc');
  expect(tokenOf(new Request('http://x/'))).toBeNull();
});
