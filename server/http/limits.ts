/** How often something may be done: counters shared by all processes, and the refusal that names the time to wait. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, tooManyRequests } from '#server/http/errors.ts';

/** So many times in so many seconds. The name is a counter's own. */
export type Rule = { readonly name: string; readonly times: number; readonly seconds: number };

export type Counters = {
  /** Counts one; the seconds to wait where that is one too many, else 0. */
  count: (rule: Rule, key: string) => Promise<number>;
  /** Takes one back: what was counted turned out to be no abuse. */
  refund: (rule: Rule, key: string) => Promise<void>;
  forget: (rule: Rule, key: string) => Promise<void>;
};

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/** In PostgreSQL, or in Redis where there is one; while Redis is away PostgreSQL stands in. */
export function createCounters({ pool, redis }: { pool: pg.Pool; redis: Redis | null }): Counters {
  const limiters = new Map<string, Limiter>();
  const limiterFor = (rule: Rule): Limiter => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const options = {
      keyPrefix: rule.name,
      points: rule.times,
      duration: rule.seconds,
      // Who is over the limit is refused from memory, so that a storm of tries does not reach the database.
      inMemoryBlockOnConsumed: rule.times + 1,
    };
    const inPostgres = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of them tidies up for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    const made = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inPostgres,
        })
      : inPostgres;
    limiters.set(rule.name, made);
    return made;
  };
  return {
    count: async (rule, key) => {
      try {
        await limiterFor(rule).consume(digest(key));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    refund: async (rule, key) => {
      await limiterFor(rule).reward(digest(key));
    },
    forget: async (rule, key) => {
      await limiterFor(rule).delete(digest(key));
    },
  };
}

/** Keys hold addresses and names of people, which have no business in a table of counters. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Counts each rule for its key, in order, and refuses at the first that is exceeded: a refused try counts no further. */
export async function limit(counters: Counters, ...counted: (readonly [Rule, string])[]): Promise<void> {
  for (const [rule, key] of counted) {
    const seconds = await counters.count(rule, key);
    if (seconds > 90) {
      throw new AppError('LOCKED_OUT', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
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
