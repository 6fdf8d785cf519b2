/** How often something may be done: the refusal that names the time to wait, and whom a limit counts as one. */
import { isIPv6 } from 'node:net';
import { limitReasons } from '#messages/errors.ts';
import { AppError, tooManyRequests } from '#server/http/errors.ts';
import type { Counters, Rule } from '#server/platform/counters.ts';

export type { Rule };

/** Counts each rule for its key, in order, and refuses at the first that is exceeded: a refused try counts no further. */
export async function limit(counters: Counters, ...counted: (readonly [Rule, string])[]): Promise<void> {
  for (const [rule, key] of counted) {
    const seconds = await counters.count(rule, key);
    if (seconds > 90) {
      const why = limitReasons[rule.guards ?? 'usual'];
      throw new AppError('LOCKED_OUT', {
        params: { why, minutes: Math.ceil(seconds / 60) },
        retryAfter: seconds,
      });
    }
    if (seconds > 0) throw tooManyRequests(seconds);
  }
}

/** One household or device: an IPv4 address, or the 64 bits that a provider gives to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
