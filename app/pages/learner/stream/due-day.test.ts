import { expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

const evening = new Date(2026, 11, 28, 22, 0);
const at = (day: number) => new Date(2026, 11, day, 9, 0);

it.each([
  [at(28), '今天', 'later today'],
  [at(29), '明天', 'tomorrow'],
  [at(31), '周四', 'on Thursday'],
  [at(40), ' 2027 年 1 月 9 日', 'on 9 Jan 2027'],
])('%s', (due, zh, en) => {
  expect(dueDay(due, evening, 'zh_cn')).toBe(zh);
  expect(dueDay(due, evening, 'en')).toBe(en);
});
