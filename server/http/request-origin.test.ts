import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { hostOf, isFromOwnOrigin, isSecure } from '#server/http/request-origin.ts';

const alone = readConfig({});
const behindProxy = readConfig({ TRUST_PROXY: 'true' });
const request = (headers: Record<string, string>, url = 'http://inner:3000/api/x') =>
  new Request(url, { headers });

test('believes a proxy only where there is one', () => {
  const forwarded = request({
    host: 'inner:3000',
    'x-forwarded-host': 'WWW.example.com',
    'x-forwarded-proto': 'https',
  });
  expect(hostOf(forwarded, alone)).toBe('inner:3000');
  expect(hostOf(forwarded, behindProxy)).toBe('www.example.com');
  expect(isSecure(forwarded, alone)).toBe(false);
  expect(isSecure(forwarded, behindProxy)).toBe(true);
});

test('knows the origin behind a proxy', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-host': 'www.example.com',
    origin: 'https://www.example.com',
  };
  expect(isFromOwnOrigin(request(headers), behindProxy, true)).toBe(true);
  expect(isFromOwnOrigin(request(headers), alone, true)).toBe(false);
});

test('takes every host of the site for its own, and no other', () => {
  const hosts = readConfig({
    MAIN_HOST: 'www.example.com',
    QUESTION_HOST: 'question.example.com',
    SITE_ORIGIN: 'https://example.com',
  });
  const from = (origin: string) => isFromOwnOrigin(request({ host: 'x', origin }), hosts, true);
  expect(from('https://www.example.com')).toBe(true);
  expect(from('https://question.example.com')).toBe(true);
  expect(from('https://example.com')).toBe(true);
  expect(from('https://evil.example.com')).toBe(false);
  expect(from('https://www.example.com.evil.example')).toBe(false);
  expect(from('https://www.example.com:8443')).toBe(false);
  expect(from('')).toBe(false);
});

test('asks for proof only where the browser adds the cookie by itself', () => {
  expect(isFromOwnOrigin(request({}), alone, false)).toBe(true);
  expect(isFromOwnOrigin(request({}), alone, true)).toBe(false);
});

test('on a site with HTTPS a page without it is another one', () => {
  const secure = readConfig({
    SITE_ORIGIN: 'https://example.com',
    MAIN_HOST: 'example.com',
    QUESTION_HOST: 'q.example.com',
  });
  for (const needsProof of [true, false]) {
    const from = (origin: string) =>
      isFromOwnOrigin(request({ host: 'example.com', origin }), secure, needsProof);
    expect(from('https://example.com')).toBe(true);
    expect(from('http://example.com')).toBe(false);
    expect(from('http://q.example.com')).toBe(false);
    expect(from('ftp://example.com')).toBe(false);
    expect(from('null')).toBe(false);
  }
});

test('without a word about HTTPS either will do: something before us may end it', () => {
  const from = (origin: string) => isFromOwnOrigin(request({ host: 'localhost:3000', origin }), alone, true);
  expect(from('http://localhost:3000')).toBe(true);
  expect(from('https://localhost:3000')).toBe(true);
});
