import { expect, test } from 'vitest';
import { limitReasons } from '#messages/errors.ts';
import { type AppError, failureReply } from '#server/http/errors.ts';
import type { Counters, Rule } from '#server/platform/counters.ts';
import { limit, networkOf } from './limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

const waiting = (...seconds: number[]): Counters & { counted: string[] } => {
  const counted: string[] = [];
  return {
    counted,
    count: async (rule) => {
      counted.push(rule.name);
      return seconds[counted.length - 1] ?? 0;
    },
    refund: async () => undefined,
    forget: async () => undefined,
  };
};
const rules = ['a', 'b', 'c'].map((name) => [{ name, times: 1, seconds: 60 }, 'key'] as const);

test('nothing is refused while every count is within its limit', async () => {
  const counters = waiting(0, 0, 0);
  await limit(counters, ...rules);
  expect(counters.counted).toEqual(['a', 'b', 'c']);
});

test('the first limit that is exceeded refuses, and nothing is counted after it', async () => {
  const counters = waiting(0, 42);
  await expect(limit(counters, ...rules)).rejects.toMatchObject({
    error: 'TOO_MANY_REQUESTS',
    details: { retryAfter: 42, params: { seconds: 42 } },
  });
  expect(counters.counted).toEqual(['a', 'b']);
});

test('a long wait is told in minutes', async () => {
  await expect(limit(waiting(601), ...rules)).rejects.toMatchObject({
    error: 'LOCKED_OUT',
    details: { retryAfter: 601, params: { minutes: 11, why: limitReasons.usual } },
  });
});

test('a long wait is told with the reason that the rule has', async () => {
  const saidFor = async (guards: Rule['guards']) => {
    const rule: Rule = { name: 'x', times: 1, seconds: 3600, ...(guards && { guards }) };
    const refused = await limit(waiting(601), [rule, 'x']).catch((error: AppError) => error);
    return (['zh_cn', 'en'] as const).map((locale) => failureReply(refused as AppError, locale).msg);
  };
  expect(await saidFor('account')).toEqual([
    '尝试次数过多。为了保护账号，请在 11 分钟后再试。',
    'That was too many tries. To keep accounts safe, we wait before the next one. Please try again in 11 minutes.',
  ]);
  for (const guards of ['desk', undefined] as const) {
    const [chinese, english] = await saidFor(guards);
    expect(chinese).toMatch(/请在 11 分钟后再试。$/);
    expect(chinese).not.toContain('账号');
    expect(english).toMatch(/Please try again in 11 minutes\.$/);
    expect(english).not.toContain('account');
  }
});
