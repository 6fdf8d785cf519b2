/** Renders a page: as a stream to people, whole to crawlers, every script with the request's nonce. */
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#app/context.ts';
import { lateScripts } from '#app/late-scripts.ts';
import { NonceContext } from '#app/nonce.ts';

const abortAfterMs = 10_000;

export const streamTimeout = abortAfterMs - 1000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  const isCrawler = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let statusNow = status;
    let isShellSent = false;
    const respond = () => {
      isShellSent = true;
      const body = lateScripts();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [isCrawler ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
          // Before the shell the error reaches reject; after it nobody else would tell.
          if (isShellSent) console.error(error);
        },
      },
    );
    setTimeout(abort, abortAfterMs).unref();
  });
}
