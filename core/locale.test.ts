import { expect, test } from 'vitest';
import { htmlLang, localeFromHeader, localeOf, localeOfCall, withLang } from './locale.ts';

test.each([
  ['?lang=en', 'en'],
  ['lang=en&x=1', 'en'],
  ['', 'zh_cn'],
  ['?lang=zh_cn', 'zh_cn'],
  ['?lang=fr', 'zh_cn'],
  ['?lang=', 'zh_cn'],
  ['?language=en', 'zh_cn'],
])('reads %j as %s', (search, locale) => {
  expect(localeOf(search)).toBe(locale);
  expect(localeOf(new URLSearchParams(search))).toBe(locale);
});

test('names the language as HTML does', () => {
  expect(htmlLang('zh_cn')).toBe('zh-CN');
  expect(htmlLang('en')).toBe('en');
});

test.each([
  ['/home', '/home?lang=en'],
  ['/', '/?lang=en'],
  ['/questions?type=fill&tag=1', '/questions?type=fill&tag=1&lang=en'],
  ['/help?val=copyright-statement#top', '/help?val=copyright-statement&lang=en#top'],
  ['/about#contact', '/about?lang=en#contact'],
  ['/home?lang=en', '/home?lang=en'],
  ['/home?lang=fr&a=1', '/home?a=1&lang=en'],
  ['/searchs?searchKey=a%20b+c&empty=', '/searchs?searchKey=a%20b+c&empty=&lang=en'],
  ['?tab=2', '?tab=2&lang=en'],
  ['exercise?recordId=7', 'exercise?recordId=7&lang=en'],
  ['', '?lang=en'],
  ['/login?redirect=/user?lang=zh_cn', '/login?redirect=/user?lang=zh_cn&lang=en'],
  ['/a#b?c', '/a?lang=en#b?c'],
])('adds the language to %j', (path, expected) => {
  expect(withLang(path, 'en')).toBe(expected);
});

test.each([
  ['/home?lang=en', '/home'],
  ['/home?a=1&lang=en&b=2#c', '/home?a=1&b=2#c'],
  ['/home?lang', '/home'],
  ['/home?language=en', '/home?language=en'],
  ['/home', '/home'],
])('takes the language away from %j', (path, expected) => {
  expect(withLang(path, 'zh_cn')).toBe(expected);
});

test.each([
  'https://sat.example.com/?lang=en',
  'HTTP://x',
  '//cdn.example.com/a',
  'mailto:a@b.c',
  'tel:1',
  '#top',
])('leaves %j alone', (path) => {
  expect(withLang(path, 'en')).toBe(path);
  expect(withLang(path, 'zh_cn')).toBe(path);
});

test.each([
  [undefined, 'zh_cn'],
  ['', 'zh_cn'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh_cn'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
  ['zh;q=0.2, en-US ; q=0.7', 'en'],
  ['en;q=0', 'zh_cn'],
  ['ja', 'zh_cn'],
  ['*', 'zh_cn'],
  ['en;q=nonsense', 'zh_cn'],
  ['english', 'zh_cn'],
])('understands Accept-Language %j as %s', (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale);
});

test('prefers the query over the header, and ignores a language we do not speak', () => {
  expect(localeOfCall('zh_cn', 'en')).toBe('zh_cn');
  expect(localeOfCall('en', 'zh')).toBe('en');
  expect(localeOfCall('fr', 'en')).toBe('en');
  expect(localeOfCall(undefined, undefined)).toBe('zh_cn');
});
