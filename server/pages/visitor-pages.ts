/** Keeps what visitors' pages looked like a moment ago: they are the same for everybody, and most requests are visitors'. */
import { createHash } from 'node:crypto';
import { compressed, type Encoding } from '#server/http/compress.ts';
import { isShortEnough, maxPages, mayBeKept } from '#server/pages/cacheable.ts';
import { createShortMemory } from '#server/pages/short-memory.ts';

type Entry = {
  status: number;
  headers: [string, string][];
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
};

export type VisitorPages = {
  /** The stored reply, or what `render` gives, which is stored if it may be. */
  get: (key: string, encoding: Encoding | null, render: () => Promise<Response>) => Promise<Response>;
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A stored page cannot carry a nonce of its own, so the policy names the page's inline scripts by their hashes. */
export function withScriptHashes(policy: string, html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  );
  return policy.replace(/'nonce-[^']+'/, [...new Set(hashes)].join(' '));
}

export function createVisitorPages(now: () => number): VisitorPages {
  const entries = createShortMemory<Entry>(now, maxPages);
  const rendering = new Map<string, Promise<Entry | Response>>();

  const keep = async (key: string, response: Response): Promise<Entry | Response> => {
    if (!mayBeKept(response)) return response;
    const html = await response.text();
    const plain = new TextEncoder().encode(html);
    const headers = new Headers(response.headers);
    headers.set(
      'Content-Security-Policy',
      withScriptHashes(headers.get('content-security-policy') ?? '', html),
    );
    headers.set('Vary', 'Accept-Encoding, Cookie');
    const entry: Entry = { status: response.status, headers: [...headers], plain, encoded: {} };
    if (isShortEnough(plain.length)) entries.set(key, entry);
    return entry;
  };

  const reply = async (entry: Entry, encoding: Encoding | null): Promise<Response> => {
    const { status, headers, plain, encoded } = entry;
    if (!encoding) return new Response(plain, { status, headers });
    encoded[encoding] ??= compressed(plain, encoding, true);
    const response = new Response(await encoded[encoding], { status, headers });
    response.headers.set('Content-Encoding', encoding);
    return response;
  };

  return {
    async get(key, encoding, render) {
      const known = entries.get(key);
      if (known) return reply(known, encoding);
      // A crowd at one page renders it once; a reply that is not kept cannot be shared, so the others render their own.
      const running = rendering.get(key);
      const shared = running ? await running.catch(() => null) : null;
      if (shared && !(shared instanceof Response)) return reply(shared, encoding);
      const mine = render().then((response) => keep(key, response));
      rendering.set(key, mine);
      try {
        const result = await mine;
        return result instanceof Response ? result : reply(result, encoding);
      } finally {
        rendering.delete(key);
      }
    },
  };
}
