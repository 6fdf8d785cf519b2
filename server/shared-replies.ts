/** Keeps, for a moment, the replies that are the same for everybody: pages ask for the same few over and over. */
import { endpoints } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import { routeOf } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';

const freshMs = 15_000;
const maxEntries = 500;

/** What an endpoint lets anyone keep never sees who is calling, so one caller's reply is another's. */
const shared = new Set<string>(
  endpoints
    .filter(({ endpoint }) => endpoint.cacheSeconds !== undefined)
    .map(({ endpoint }) => routeOf(endpoint)),
);

type Options = { params?: unknown; query?: unknown } | undefined;

export type SharedReplies = { through: (client: Client, locale: Locale) => Client };

export function createSharedReplies(now: () => number): SharedReplies {
  const kept = new Map<string, { reply: Promise<unknown>; until: number }>();

  const ask = (key: string, call: () => Promise<unknown>): Promise<unknown> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.reply;
    const reply = call().then(freeze);
    kept.delete(key);
    kept.set(key, { reply, until: now() + freshMs });
    // A Map keeps the order of insertion: the first is the oldest.
    if (kept.size > maxEntries) kept.delete(kept.keys().next().value ?? '');
    reply.catch(() => kept.delete(key));
    return reply;
  };

  return {
    through(client, locale) {
      const call = (route: string, options: Options) => {
        const plain = () => (client as (route: string, options: Options) => Promise<unknown>)(route, options);
        if (!shared.has(route)) return plain();
        return ask(JSON.stringify([route, locale, options?.params, options?.query]), plain);
      };
      return call as Client;
    },
  };
}

/** Many pages read the same value: whoever tried to change it would change the others' page. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
