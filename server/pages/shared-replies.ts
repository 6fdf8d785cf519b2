/** Keeps, for a moment, the replies that are the same for everybody: pages ask for the same few over and over. */
import { endpoints } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import { routeOf } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import { createShortMemory } from '#server/pages/short-memory.ts';

const maxEntries = 500;

/** What an endpoint lets anyone keep never sees who is calling, so one caller's reply is another's. */
const shared = new Set<string>(
  endpoints
    .filter(({ endpoint }) => endpoint.cacheSeconds !== undefined)
    .map(({ endpoint }) => routeOf(endpoint)),
);

type Options = { params?: unknown; query?: unknown } | undefined;
type AnyCall = (route: string, options: Options) => Promise<unknown>;

export type SharedReplies = {
  /** `onOwn` hears of every call whose reply may depend on who is calling. */
  through: (client: Client, locale: Locale, onOwn: () => void) => Client;
  /** For a client without a token: nobody's replies are everybody's. */
  asVisitor: (client: Client, locale: Locale) => Client;
};

export function createSharedReplies(now: () => number): SharedReplies {
  const kept = createShortMemory<Promise<unknown>>(now, maxEntries);

  const ask = (route: string, locale: Locale, options: Options, call: () => Promise<unknown>) => {
    const key = JSON.stringify([route, locale, options?.params, options?.query]);
    const known = kept.get(key);
    if (known) return known;
    const reply = call().then(freeze);
    kept.set(key, reply);
    reply.catch(() => kept.delete(key));
    return reply;
  };

  return {
    through: (client, locale, onOwn) =>
      calling((route, options) => {
        const plain = () => (client as AnyCall)(route, options);
        if (shared.has(route)) return ask(route, locale, options, plain);
        onOwn();
        return plain();
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
