import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { credentialOf, readCookie, tokenOf } from '#server/http/session.ts';

const plain = readConfig({});
const secure = readConfig({ SITE_ORIGIN: 'https://example.com' });
const shared = readConfig({ SITE_ORIGIN: 'https://example.com', COOKIE_DOMAIN: 'example.com' });

const read = (headers: Record<string, string>, config = plain) =>
  credentialOf(new Request('http://x/', { headers }), config);

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
  [{ cookie: 'token=%00' }, null],
  [{ cookie: 'token=a b' }, null],
  [{ cookie: 'nottoken=abc' }, null],
  [{}, null],
])('reads %j as %j', (headers, expected) => {
  expect(read(headers as Record<string, string>)).toEqual(expected);
});

test('gives the token alone to those who need no more', () => {
  expect(tokenOf(new Request('http://x/', { headers: { cookie: 'token=abc' } }), plain)).toBe('abc');
  expect(tokenOf(new Request('http://x/'), plain)).toBeNull();
});

describe('a cookie with a name of this host’s own', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('wins over one that another host of the domain may have planted', () => {
    const cookie = 'token=planted; __Host-token=own';
    expect(read({ cookie }, secure)).toEqual({ token: 'own', from: 'cookie' });
  });

  test('is not asked for where hosts share a login, or without HTTPS', () => {
    const cookie = 'token=own; __Host-token=other';
    expect(read({ cookie }, shared)).toEqual({ token: 'own', from: 'cookie' });
    expect(read({ cookie }, plain)).toEqual({ token: 'own', from: 'cookie' });
  });

  test('may be missing for as long as sessions from before it can live', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-12-01'));
    expect(read({ cookie: 'token=old' }, secure)).toEqual({ token: 'old', from: 'cookie' });
    vi.setSystemTime(new Date('2027-03-01'));
    expect(read({ cookie: 'token=old' }, secure)).toBeNull();
    expect(read({ cookie: 'token=own' }, shared)).toEqual({ token: 'own', from: 'cookie' });
  });

  test('is the only one that is read of a browser’s other cookies, from the first day', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-12-01'));
    const of = (cookie: string, name: string, config = secure) =>
      readCookie(new Request('http://x/', { headers: { cookie } }), config, name);
    for (const name of ['device', 'wx_browser']) {
      expect(of(`${name}=planted`, name)).toBeNull();
      expect(of(`${name}=planted; __Host-${name}=own`, name)).toBe('own');
      expect(of(`${name}=own`, name, plain)).toBe('own');
    }
  });
});
