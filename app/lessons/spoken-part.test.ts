import { expect, test } from 'vitest';
import type { ShownLesson } from '#app/lessons/lesson-reply.ts';
import { bankText, bankTexts } from '#core/bank-text.ts';
import { spokenPart } from './spoken-part.ts';

const both = (zh_cn: string, en = zh_cn) => bankTexts({ zh_cn, en });

const lesson = {
  idea: both('余数是零头。', 'A remainder is what is left.'),
  hook: {
    kind: 'choose',
    key: 'hook',
    pick: 1,
    prompt: both('选一个。', 'Choose.'),
    english: bankText('The lecture was {1}.'),
    answers: [{ text: both('brief'), right: true, reply: both('对', 'Yes') }],
  },
  steps: [
    {
      ask: {
        kind: 'order',
        key: 'step-1',
        prompt: both('排好。', 'Order them.'),
        answers: [{ text: both('一', 'one'), reply: both('一', 'one') }],
      },
    },
  ],
  examples: [
    {
      question: both('求余数。', 'Find the remainder.'),
      lines: [
        { do: both('$7 = 2 \\cdot 3 + 1$'), why: both('先分。', 'Share out.') },
        { do: both('1'), why: both('剩一。', 'One is left.') },
      ],
    },
  ],
  card: [both('记住。', 'Remember.')],
} as unknown as ShownLesson;

test('each piece is read in its own language, and a blank by its name', () => {
  expect(spokenPart(lesson, 'hook', 'zh_cn')).toEqual([
    { text: '选一个。', language: 'zh_cn' },
    { text: 'The lecture was  blank .', language: 'en' },
    { text: 'brief', language: 'en' },
  ]);
  expect(spokenPart(lesson, 'idea', 'en')).toEqual([
    { text: 'A remainder is what is left.', language: 'en' },
  ]);
});

test('what is to be put in order is not told in the right one', () => {
  expect(spokenPart(lesson, 'step-1', 'en')).toEqual([{ text: 'Order them.', language: 'en' }]);
});

test('a number or a formula is read in the language of the page', () => {
  const languages = (locale: 'zh_cn' | 'en') =>
    spokenPart(lesson, 'example-1', locale).map(({ language }) => language);
  expect(languages('zh_cn')).toEqual(['zh_cn', 'zh_cn', 'zh_cn', 'zh_cn', 'zh_cn']);
  expect(languages('en')).toEqual(['en', 'en', 'en', 'en', 'en']);
});

test('of an example no line is told that is not unfolded yet', () => {
  const told = (lines?: number) => spokenPart(lesson, 'example-1', 'en', lines).map(({ text }) => text);
  expect(told(0)).toEqual(['Find the remainder.']);
  expect(told(1)).toHaveLength(3);
  expect(told(1)).not.toContain('One is left.');
  expect(told()).toContain('One is left.');
});
