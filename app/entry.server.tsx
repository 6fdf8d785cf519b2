/** Renders a page, every script with the request's nonce. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#app/context.ts';
import { ScriptsContext } from '#app/document-scripts.tsx';
import { lateScripts } from '#app/late-scripts.ts';
import { NonceContext } from '#app/nonce.ts';
import { lookUpParts } from '#app/shell/kept-parts.ts';
import { KeptContext } from '#app/ui/kept/kept.tsx';

const abortAfterMs = 10_000;

export const streamTimeout = abortAfterMs - 1000;

type Rendered = { html: string; hasFailed: boolean };
type Page = { bytes: Buffer<ArrayBuffer>; hasFailed: boolean };

/** Loaders have everything by now and no page defers anything, so a stream would only cut one reply into many. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, handOver } = context.get(pageContext);
  // Development changes what was rendered before, and looks at every route.
  const { bytes, hasFailed } = import.meta.env.PROD
    ? await renderKeeping(request, entryContext, nonce)
    : await renderAnew(request, entryContext, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  handOver(bytes);
  return new Response(null, { headers, status: hasFailed ? 500 : status });
}

async function renderAnew(request: Request, context: EntryContext, nonce: string): Promise<Page> {
  const { html, hasFailed } = await renderWaiting(documentOf(request, context, nonce), nonce);
  return { bytes: Buffer.from(html), hasFailed };
}

async function renderKeeping(request: Request, context: EntryContext, nonce: string): Promise<Page> {
  const parts = lookUpParts();
  const page = (
    <ScriptsContext value={await lateScripts(context)}>
      <KeptContext value={parts.find}>{documentOf(request, onlyMatched(context), nonce)}</KeptContext>
    </ScriptsContext>
  );
  const { html, hasFailed } = await renderWhole(page, nonce);
  if (!hasFailed) parts.keepFrom(html);
  return { bytes: parts.fill(html), hasFailed };
}

const documentOf = (request: Request, context: EntryContext, nonce: string): ReactNode => (
  <NonceContext value={nonce}>
    <ServerRouter context={context} url={request.url} nonce={nonce} />
  </NonceContext>
);

/**
 * The router builds its tree of routes anew for every page, and a hundred that are not shown cost as much as a page.
 * Its data have been handed over with the scripts.
 */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, routeModules, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const of = <T,>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
  return {
    ...context,
    manifest: { ...manifest, routes: of(manifest.routes) },
    routeModules: of(routeModules),
    serverHandoffStream: undefined,
  };
}

/** What React leaves where a part had to wait, for its code as a rule, or has failed. */
const unfinished = '<!--$!-->';

/**
 * In one go, which costs a fifth less than a stream. What has to wait for its code is left out there, so such a page is
 * rendered as a stream, which waits, and tells what fails. Code that has come stays: a process does this once a part.
 */
async function renderWhole(page: ReactNode, nonce: string): Promise<Rendered> {
  try {
    const html = renderToString(page);
    // Only the stream says by itself that this is a whole document; without it a browser lays it out as in the nineties.
    if (!html.includes(unfinished)) return { html: `<!DOCTYPE html>${html}`, hasFailed: false };
  } catch {
    // The stream meets what failed, or what it has to wait for, once more.
  }
  return renderWaiting(page, nonce);
}

function renderWaiting(page: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part longer than this is sent hidden and put in its place by a script: its words would be seen late.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, hasFailed }), reject);
      },
      onShellError: reject,
      onError: () => {
        hasFailed = true;
      },
    });
    const timer = setTimeout(abort, abortAfterMs);
  });
}
