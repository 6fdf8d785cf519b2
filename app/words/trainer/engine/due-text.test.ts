/** What the buttons say: by the days of the learner's own calendar, not by spans of 24 hours. */
import { expect, it } from 'vitest';
import { dueText } from './due-text.ts';

const evening = new Date(2026, 2, 2, 22, 0);
const at = (day: number, hour = 9, minute = 0) => new Date(2026, 2, day, hour, minute);

it.each([
  [at(2, 22, 10), '这一轮再来', 'this session'],
  [at(2, 23, 30), '今天再来', 'later today'],
  [at(3), '明天', 'tomorrow'],
  [at(8), '6 天后', 'in 6 days'],
  [at(50), '4 月 19 日', '19 Apr'],
])('%s', (due, zh, en) => {
  expect(dueText(due, evening, 'zh_cn')).toBe(zh);
  expect(dueText(due, evening, 'en')).toBe(en);
});
