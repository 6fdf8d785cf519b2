import { expect, test } from 'vitest';
import { addCounts, type Count, countPlaywright, say } from './test.ts';

test('a test that passed on its second try is told apart', () => {
  const browser = countPlaywright({ stats: { expected: 10, unexpected: 0, skipped: 1, flaky: 2 } });
  expect(browser).toEqual({ passed: 10, failed: 0, skipped: 1, flaky: 2, failures: [] });
  const unit: Count = { passed: 5, failed: 1, skipped: 0, flaky: 0, failures: ['one'] };
  expect(say(addCounts(unit, browser))).toBe('15 passed, 1 failed, 2 passed on the second try');
  expect(say(unit)).toBe('5 passed, 1 failed');
});
