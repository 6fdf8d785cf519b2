/** Counters shared by all processes: how often something was done in a stretch of time. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '#server/platform/redis.ts';

/** So many times in so many seconds. The name is a counter's own. */
export type Rule = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** For whose sake it is, where a refusal says so: accounts, or who reads what is sent. */
  readonly guards?: 'account' | 'desk';
};

export type Counters = {
  /**
   * Counts one; the seconds to wait where that is one too many, else 0. `asking`: how PostgreSQL is asked, by who does
   * not wait for it.
   */
  count: (rule: Rule, key: string, asking?: Asking) => Promise<number>;
  /** Takes one back: what was counted turned out to be no abuse. */
  refund: (rule: Rule, key: string) => Promise<void>;
  forget: (rule: Rule, key: string) => Promise<void>;
};

type Asking = <T>(work: () => Promise<T>) => Promise<T>;

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/** Of one rule: in Redis where there is one, and in PostgreSQL. */
type Limiters = { inRedis: RateLimiterRedis | null; inPostgres: RateLimiterPostgres };

/** In PostgreSQL, or in Redis where there is one; while Redis is away or silent PostgreSQL stands in. */
export function createCounters({ pool, redis }: { pool: pg.Pool; redis: SharedRedis | null }): Counters {
  const known = new Map<string, Limiters>();
  const limitersFor = (rule: Rule): Limiters => {
    const found = known.get(rule.name);
    if (found) return found;
    const options = {
      keyPrefix: rule.name,
      points: rule.times,
      duration: rule.seconds,
      // Who is over the limit is refused from memory, so that a storm of tries does not reach the database.
      inMemoryBlockOnConsumed: rule.times + 1,
    };
    const made: Limiters = {
      inRedis: redis && new RateLimiterRedis({ ...options, storeClient: redis.client }),
      inPostgres: new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // One of them tidies up for all.
        clearExpiredByTimeout: known.size === 0,
      }),
    };
    known.set(rule.name, made);
    return made;
  };
  const ask = async <T>(
    rule: Rule,
    action: (limiter: Limiter) => Promise<T>,
    asking: Asking = (work) => work(),
  ): Promise<T> => {
    const { inRedis, inPostgres } = limitersFor(rule);
    const askPostgres = () => asking(() => action(inPostgres));
    if (!inRedis || !redis?.isUsable()) return askPostgres();
    try {
      return await action(inRedis);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw refusal;
      redis.giveUp();
      return askPostgres();
    }
  };
  return {
    count: async (rule, key, asking) => {
      try {
        await ask(rule, (limiter) => limiter.consume(digest(key)), asking);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    refund: async (rule, key) => {
      await ask(rule, (limiter) => limiter.reward(digest(key)));
    },
    forget: async (rule, key) => {
      await ask(rule, (limiter) => limiter.delete(digest(key)));
    },
  };
}

/** Keys hold addresses and names of people, which have no business in a table of counters. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
