/** Keeps, for a moment, the replies that are the same for everybody: pages ask for the same few over and over. */
import { LRUCache } from 'lru-cache';
import { endpoints } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import { routeOf } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';

const ttl = 15_000;
const maxReplies = 500;

/** What an endpoint lets anyone keep never sees who is calling, so one caller's reply is another's. */
const shared = new Set<string>(
  endpoints
    .filter(({ endpoint }) => endpoint.cacheSeconds !== undefined)
    .map(({ endpoint }) => routeOf(endpoint)),
);

type Options = { params?: unknown; query?: unknown } | undefined;
type AnyCall = (route: string, options: Options) => Promise<unknown>;

export type SharedReplies = {
  /** Calls whose reply may depend on who is calling go straight through. */
  through: (client: Client, locale: Locale) => Client;
  /** For a client without a token: nobody's replies are everybody's. */
  asVisitor: (client: Client, locale: Locale) => Client;
};

export function createSharedReplies(now: () => number): SharedReplies {
  const replies = new LRUCache<string, Promise<unknown>>({
    max: maxReplies,
    ttl,
    ttlResolution: 0,
    perf: { now },
  });

  const ask = (route: string, locale: Locale, options: Options, call: () => Promise<unknown>) => {
    const key = JSON.stringify([route, locale, options?.params, options?.query]);
    const known = replies.get(key);
    if (known) return known;
    const reply = call().then(freeze);
    replies.set(key, reply);
    reply.catch(() => replies.delete(key));
    return reply;
  };

  return {
    through: (client, locale) =>
      calling((route, options) => {
        const plain = () => (client as AnyCall)(route, options);
        return shared.has(route) ? ask(route, locale, options, plain) : plain();
      }),
    asVisitor: (client, locale) =>
      calling((route, options) => ask(route, locale, options, () => (client as AnyCall)(route, options))),
  };
}

const calling = (call: AnyCall): Client => call as Client;

/** Many pages read the same value: whoever tried to change it would change the others' page. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
