/**
 * The shortest way from a route to a reply. Without a file of this name React Router's build would take its own, ask
 * for isbot among the dependencies, and install it by itself.
 */
import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady: () => {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        pipe(body);
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }));
      },
      onShellError: reject,
    });
  });
}
