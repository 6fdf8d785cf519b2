/** A local HTTP server that plays another company's part in a test, and remembers what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string };

export type HttpStub = { origin: string; asked: Asked[]; close: () => Promise<void> };

/** What `answer` returns is sent as JSON; a number alone is a status without a body. */
export async function openHttpStub(answer: (asked: Asked) => unknown): Promise<HttpStub> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(request.headers as Record<string, string>),
      body,
    };
    asked.push(call);
    const reply = answer(call);
    if (typeof reply === 'number') return response.writeHead(reply).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
