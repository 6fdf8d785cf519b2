/**
 * Compresses replies in one piece. Hono's own middleware sends each through a web stream, which doubles what a page
 * costs, and knows no brotli, which saves a slow phone a tenth of the bytes.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { isFinished } from '#server/http/finished.ts';

export type Encoding = 'br' | 'gzip';

/** Shorter replies are sent as they are. */
export const minBytes = 1024;
const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** What the caller takes, the smaller first; `q=0` means "not that one". */
export function encodingOf(accept: string | null | undefined): Encoding | null {
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** `isKept`: what is sent many times is worth more effort. */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
  isKept = false,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes, { level: isKept ? 9 : 4 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 8 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

/** Asked for its body, a reply would make it a stream. Who makes a long one says what is in it instead. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

const encoder = new TextEncoder();

type Init = { status: number; headers: Headers | Record<string, string> };

export const replyWithText = (text: string, init: Init): Response =>
  replyWithBytes(encoder.encode(text), init);

export function replyWithBytes(bytes: Uint8Array<ArrayBuffer>, init: Init): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

export function compressReplies(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isFinished(c.res)) return;
    const { headers, status } = c.res;
    if (status === 206 || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return;
    if (!compressible.test(headers.get('Content-Type') ?? '')) return;
    if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    // A reply whose body is never asked for here goes out as it was made; asked for, it would become a stream.
    if (Number(headers.get('Content-Length') ?? minBytes) < minBytes) return;
    const encoding = encodingOf(c.req.header('accept-encoding'));
    if (!encoding) return;
    const known = bodies.get(c.res);
    if (!known && c.res.body === null) return;
    const bytes = known ?? new Uint8Array(await c.res.arrayBuffer());
    const isWorthIt = bytes.length >= minBytes;
    const sent = isWorthIt ? await compressed(bytes, encoding) : bytes;
    const given = new Headers(headers);
    given.delete('Content-Length');
    if (isWorthIt) given.set('Content-Encoding', encoding);
    // Hono would merge the headers of the reply that is replaced into the new one.
    c.res = undefined;
    c.res = new Response(sent, { status, headers: given });
  };
}
