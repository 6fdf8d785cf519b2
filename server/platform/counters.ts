/** Counters shared by all processes: how often something was done in a stretch of time. */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** So many times in so many seconds. The name is a counter's own. */
export type Rule = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** For whose sake it is, where a refusal says so: accounts, or who reads what is sent. */
  readonly guards?: 'account' | 'desk';
};

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
