/** What who is logged in is sent (server/reader-pages.ts): the page as rendering it for them alone gives it. */
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { apiOf, register } from './candidate.ts';
import { pages, resolvePath } from './pages.ts';

type Reader = { http: APIRequestContext; nickname: string; email: string; api: ReturnType<typeof apiOf> };

async function makeReader(baseURL: string, nickname: string): Promise<Reader> {
  const http = await request.newContext({ baseURL });
  const api = apiOf(http, baseURL);
  const { email } = await register(api, nickname);
  return { http, nickname, email, api };
}

type Data = { loaderData: { root: { viewer: { nickname: string; email: string } | null } } };

/** What the page hands to the browser: values in a list, of which objects and lists name the places of their parts. */
function readData(html: string): Data {
  const written = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1] ?? '""';
  const values: unknown[] = JSON.parse(JSON.parse(written));
  const at = (place: number): unknown => (place < 0 ? place : whole(values[place]));
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map(at);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, place]) => [at(Number(key.slice(1))), at(place)]),
    );
  };
  return at(0) as Data;
}

/** The page with a dash for every word that is the reader's own, or this one reply's. */
async function read({ http, nickname, email }: Reader, path: string) {
  const response = await http.get(path);
  const html = await response.text();
  const data = readData(html);
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  expect(data.loaderData.root.viewer, path).toMatchObject({ nickname, email });
  expect(response.headers()['content-security-policy'], path).toContain(`'nonce-${nonce}'`);
  data.loaderData.root.viewer = null;
  const page = html
    .replace(/enqueue\("(?:[^"\\]|\\.)*"\)/, '-')
    .replace(/ nonce="[^"]+"/g, '')
    .replaceAll(nickname.replace("'", '&#x27;'), '-');
  return { html, page, data, nonce };
}

test('every public page has the own words of who reads it, and nobody else’s', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const [first, second, escaped] = await Promise.all([
    makeReader(origin, '小林'),
    makeReader(origin, 'Mei 2'),
    // A name that has to be escaped is never filled in: this page is rendered for its reader.
    makeReader(origin, "O'Neil"),
  ]);
  // Something of the first reader's own, which must not be in the second's page.
  const questionId = await first.api.findId('fill');
  await first.api.call('POST', '/api/collections', { questionId });
  const open = pages.filter(({ needsLogin, status = 200 }) => !needsLogin && status === 200);
  for (const { path } of open) {
    const address = await resolvePath(path, first.api.findId);
    const before = await read(first, address);
    const sent = await read(second, address);
    const rendered = await read(escaped, address);
    expect(sent.page === rendered.page, `${address}: the words`).toBe(true);
    expect(sent.data, address).toEqual(rendered.data);
    expect(sent.html.includes(first.email), address).toBe(false);
    expect(sent.nonce, address).not.toBe(before.nonce);
  }
});
