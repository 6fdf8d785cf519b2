import { expect, test } from 'vitest';
import { fill, say, texts } from './texts.ts';

const dictionary = texts({
  hello: { zh_cn: '你好，{name}', en: 'Hi, {name}' },
  bye: { zh_cn: '再见', en: 'Bye' },
  left: { zh_cn: '还剩 {n} 题', en: '{n} {n|question|questions} left' },
  times: { zh_cn: '{n|练这道题|练这 # 题}', en: 'seen {n|once|# times}' },
  suffix: { zh_cn: '{n} 分钟', en: '{n} minute{n||s}' },
  uneven: { zh_cn: '{teacher}的课', en: 'A class by {teacher} in {city}' },
});

const zh = say(dictionary, 'zh_cn');
const en = say(dictionary, 'en');

test('says a text in the chosen language', () => {
  expect(zh('bye')).toBe('再见');
  expect(en('bye')).toBe('Bye');
});

test('inserts parameters', () => {
  expect(zh('hello', { name: '小林' })).toBe('你好，小林');
  expect(en('uneven', { teacher: 'Wen', city: 'Leeds' })).toBe('A class by Wen in Leeds');
});

test.each([
  [0, '0 questions left'],
  [1, '1 question left'],
  [2, '2 questions left'],
])('chooses the form for %i', (n, expected) => {
  expect(en('left', { n })).toBe(expected);
});

test('allows a form to be empty', () => {
  expect(en('suffix', { n: 1 })).toBe('1 minute');
  expect(en('suffix', { n: 5 })).toBe('5 minutes');
  expect(zh('suffix', { n: 5 })).toBe('5 分钟');
});

test.each([
  [1, 'seen once', '练这道题'],
  [3, 'seen 3 times', '练这 3 题'],
])('puts %i into the form that names the number', (n, english, chinese) => {
  expect(en('times', { n })).toBe(english);
  expect(zh('times', { n })).toBe(chinese);
});

test('takes a value as it is, even where it looks like a pattern', () => {
  expect(zh('hello', { name: '$& {name}' })).toBe('你好，$& {name}');
});

test('leaves a parameter that nobody gave, so that the gap is seen', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('lets the compiler find wrong keys, languages and parameters', () => {
  const check = () => {
    // @ts-expect-error no such text
    zh('helo');
    // @ts-expect-error the name is missing
    zh('hello');
    // @ts-expect-error the parameter is called name
    zh('hello', { nam: '小林' });
    // @ts-expect-error this text has no parameters
    zh('bye', { name: '小林' });
    // @ts-expect-error a count is a number
    en('left', { n: 'one' });
    // @ts-expect-error a parameter of the other language is needed too
    zh('uneven', { teacher: 'Wen' });
    // @ts-expect-error English is missing
    texts({ only: { zh_cn: '只有中文' } });
    // @ts-expect-error no such language
    say(dictionary, 'fr');
    // Keys without parameters may be chosen at run time.
    zh('bye' as 'bye' | 'bye');
  };
  expect(check).toBeTypeOf('function');
});
