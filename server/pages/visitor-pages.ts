/** Keeps what visitors' pages looked like a moment ago: they are the same for everybody, and most requests are visitors'. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressed, type Encoding } from '#server/http/compress.ts';

type Entry = {
  status: number;
  headers: [string, string][];
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
};

/** `isShared`: its loader said that visitors may share it (app/shared-loader.ts). */
export type Rendered = { response: Response; isShared: boolean };

/** One caller's way to a page; `response` is what they are given where nothing can be shared. */
type Asking = { render: () => Promise<Rendered>; response: Response | null };

type Options = {
  now: () => number;
  /** The database does not answer: there is no use in trying. */
  isDatabaseAway: () => boolean;
  /** Where each page came from, for whoever counts. */
  note: (from: 'hit' | 'stale' | 'miss') => void;
};

export type VisitorPages = {
  /** The stored reply, or what `render` gives, which is stored if it may be. */
  get: (key: string, encoding: Encoding | null, render: () => Promise<Rendered>) => Promise<Response>;
};

const ttl = 15_000;
/** What a page that was kept before may take to be made anew; after it the reader gets the one there is. */
const patienceMs = 1000;
const maxPages = 300;
/** A longer page would push out many others. */
const maxEntrySize = 256 * 1024;

/** A good page, without a cookie for one person. */
const isCacheable = ({ response: { status, headers }, isShared }: Rendered): boolean =>
  isShared &&
  status === 200 &&
  !headers.has('set-cookie') &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '');

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A stored page cannot carry a nonce of its own, so the policy names its inline scripts by their hashes: those that were
 * rendered with the nonce, which we wrote ourselves. One that got into the page in any other way could not know it.
 */
export function withScriptHashes(policy: string, html: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const hashes = [...html.matchAll(inlineScript)].flatMap(([, attributes = '', script = '']) =>
    nonce !== undefined && attributes.includes(` nonce="${nonce}"`)
      ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`]
      : [],
  );
  return policy.replace(/'nonce-[^']+'/, [...new Set(hashes)].join(' '));
}

/** While pages cannot be made (a database that is away, above all) those there are go on being shown, however old. */
export function createVisitorPages({ now, isDatabaseAway, note }: Options): VisitorPages {
  // A crowd at one page renders it once.
  const pages = new LRUCache<string, Entry, Asking>({
    max: maxPages,
    maxEntrySize,
    sizeCalculation: ({ plain }) => plain.length,
    ttl,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, kept, { context }) => {
      const rendered = await context.render();
      if (isCacheable(rendered)) return toEntry(rendered.response);
      if (kept && rendered.response.status >= 500)
        throw new Error('the page that was kept is the better one');
      context.response = rendered.response;
      return undefined;
    },
  });

  return {
    async get(key, encoding, render) {
      const kept = pages.get(key, { allowStale: true, noDeleteOnStaleGet: true });
      const isOld = pages.getRemainingTTL(key) <= 0;
      if (kept && isDatabaseAway()) {
        note(isOld ? 'stale' : 'hit');
        return reply(kept, encoding);
      }
      let isRendered = false;
      const renderOwn = () => {
        isRendered = true;
        return render();
      };
      const asking: Asking = { render: renderOwn, response: null };
      const made = pages.fetch(key, { context: asking });
      const entry = await (kept ? orAfter(patienceMs, made, kept) : made);
      if (entry) {
        // Who waited for a page that another caller's visit made has cost nothing.
        note(entry === kept && isOld ? 'stale' : isRendered ? 'miss' : 'hit');
        return reply(entry, encoding);
      }
      note('miss');
      // What is not kept cannot be shared either: whoever waited for it renders their own.
      return asking.response ?? (await render()).response;
    },
  };
}

async function orAfter<T>(ms: number, made: Promise<T>, instead: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, ms, instead);
  return Promise.race([made, promise]).finally(() => clearTimeout(timer));
}

async function toEntry(response: Response): Promise<Entry> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(
    'Content-Security-Policy',
    withScriptHashes(headers.get('content-security-policy') ?? '', html),
  );
  headers.set('Vary', 'Accept-Encoding, Cookie');
  return {
    status: response.status,
    headers: [...headers],
    plain: new TextEncoder().encode(html),
    encoded: {},
  };
}

async function reply(entry: Entry, encoding: Encoding | null): Promise<Response> {
  const { status, headers, plain, encoded } = entry;
  if (!encoding) return new Response(plain, { status, headers });
  encoded[encoding] ??= compressed(plain, encoding, true);
  const response = new Response(await encoded[encoding], { status, headers });
  response.headers.set('Content-Encoding', encoding);
  return response;
}
