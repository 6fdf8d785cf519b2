/** Renders a page, every script with the request's nonce. */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#app/context.ts';
import { lateScripts } from '#app/late-scripts.ts';
import { NonceContext } from '#app/nonce.ts';

const abortAfterMs = 10_000;

export const streamTimeout = abortAfterMs - 1000;

/** Loaders have everything by now and no page defers anything, so a stream would only cut one reply into many. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  const { html, hasFailed } = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(lateScripts(html), { headers, status: hasFailed ? 500 : status });
}

function renderWhole(page: ReactNode, nonce: string): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let hasFailed = false;
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), hasFailed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part longer than this is sent hidden and put in its place by a script: its words would be seen late.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(collect);
      },
      onShellError: reject,
      onError: () => {
        hasFailed = true;
      },
    });
    const timer = setTimeout(abort, abortAfterMs);
  });
}
