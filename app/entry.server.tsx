/** Renders a page, every script with the request's nonce. */
import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#app/context.ts';
import { lateScripts } from '#app/late-scripts.ts';
import { NonceContext } from '#app/nonce.ts';
import { lookUpParts } from '#app/shell/kept-parts.ts';
import { KeptContext } from '#app/ui/still.tsx';

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
  const parts = lookUpParts();
  const { html, hasFailed } = await renderWhole(
    <NonceContext value={nonce}>
      <KeptContext value={parts.find}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </KeptContext>
    </NonceContext>,
    nonce,
  );
  if (!hasFailed) parts.keepFrom(html);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(lateScripts(html), { headers, status: hasFailed ? 500 : status });
}

function renderWhole(page: ReactNode, nonce: string): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part longer than this is sent hidden and put in its place by a script: its words would be seen late.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(collector((html) => resolve({ html, hasFailed }), reject));
      },
      onShellError: reject,
      onError: () => {
        hasFailed = true;
      },
    });
    const timer = setTimeout(abort, abortAfterMs);
  });
}

/**
 * What React writes a page into, a few kilobytes at a time. All of it is there at once, so nothing of what a stream of
 * Node's does for each piece (waiting, corking, telling) is needed: it only ever takes, and is done at the end.
 */
function collector(done: (html: string) => void, fail: (error: unknown) => void): Writable {
  const decoder = new TextDecoder();
  let html = '';
  const taking = {
    write: (piece: Uint8Array | string) => {
      html += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      return true;
    },
    end: () => done(html),
    on: () => taking,
    destroy: fail,
  };
  return taking as unknown as Writable;
}
