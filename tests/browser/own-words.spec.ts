/** Pages for who is logged in: their own words, and nobody else's (docs/page-cache.md). */
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { apiOf, register } from './candidate.ts';
import { pages, resolvePath } from './pages.ts';

type Viewer = { id: string; nickname: string; email: string; phone: string | null; isStaff: boolean };
type Reader = { http: APIRequestContext; api: ReturnType<typeof apiOf>; viewer: Viewer };

async function makeReader(baseURL: string, nickname: string): Promise<Reader> {
  const http = await request.newContext({ baseURL });
  const api = apiOf(http, baseURL);
  await register(api, nickname);
  const { id, email, phone } = await api.call<Viewer>('GET', '/api/users/info');
  return { http, api, viewer: { id, nickname, email, phone, isStaff: false } };
}

type Data = { loaderData: { root: { viewer: unknown; unread: number } } };

/** The moment a question was opened is sealed anew for each reader. */
const masked = (key: string, part: unknown): unknown => (key === 'opened' ? '-' : part);

/**
 * What the page hands to the browser: values in a list, of which objects and lists name the places of their parts. No
 * place is nothing. One that is handed over as a text (app/packed.ts) is read too.
 */
function readData(html: string): Data {
  const written = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1] ?? '""';
  const values: unknown[] = JSON.parse(JSON.parse(written));
  const at = (place: number): unknown => (place < 0 ? null : whole(values[place]));
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith('{"')) return JSON.parse(value, masked);
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map(at);
    if (typeof value !== 'object' || value === null) return value;
    const named = Object.entries(value).map(([key, place]) => {
      const name = String(at(Number(key.slice(1))));
      return [name, masked(name, at(place))];
    });
    return Object.fromEntries(named);
  };
  return at(0) as Data;
}

/** The page with a dash for every word that is the reader's own, or this one reply's. */
async function read({ http, viewer }: Reader, path: string) {
  const response = await http.get(path);
  const html = await response.text();
  const data = readData(html);
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  expect(data.loaderData.root.viewer, path).toEqual(viewer);
  expect(response.headers()['content-security-policy'], path).toContain(`'nonce-${nonce}'`);
  data.loaderData.root.viewer = null;
  const page = html
    .replace(/enqueue\("(?:[^"\\]|\\.)*"\)/, '-')
    .replace(/ nonce="[^"]+"/g, '')
    .replaceAll(viewer.nickname.replace("'", '&#x27;'), '-');
  return { html, page, data, nonce };
}

test('every public page has the own words of who reads it, and nobody else’s', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const [first, second, escaped] = await Promise.all([
    makeReader(origin, '小林'),
    makeReader(origin, 'Mei 2'),
    // A name that has to be escaped.
    makeReader(origin, "O'Neil"),
  ]);
  // Something of the first reader's own, which must not be in the second's page.
  const { list } = await first.api.call<{ list: { id: string }[] }>('GET', '/api/questions?type=fill&size=1');
  await first.api.call('POST', '/api/collections', { questionId: list[0]?.id });
  const open = pages.filter(({ needsLogin, status = 200 }) => !needsLogin && status === 200);
  for (const { path } of open) {
    const address = await resolvePath(path, first.api.findId);
    // Others work on the same database: a page that was kept a moment ago may be older than one that is rendered now.
    await expect(async () => {
      const before = await read(first, address);
      const sent = await read(second, address);
      const rendered = await read(escaped, address);
      // The questions that close a lesson are drawn for each reader.
      if (!/^\/lessons\/./.test(address)) {
        expect(sent.page === rendered.page, `${address}: the words`).toBe(true);
        expect(sent.data, address).toEqual(rendered.data);
      }
      expect(sent.html.includes(first.viewer.email), address).toBe(false);
      expect(sent.nonce, address).not.toBe(before.nonce);
    }).toPass({ timeout: 20_000 });
  }

  const moved = await second.http.get('/about?lang=fr', { maxRedirects: 0 });
  expect(moved.status()).toBe(302);
  expect(moved.headers()['content-security-policy']).toMatch(/'nonce-[\da-f-]{36}'/);

  // A sign-up brings a message.
  await first.api.call('POST', '/api/events/mock-exam-day/sign-up');
  const unread = await Promise.all([first, second].map((reader) => read(reader, '/about')));
  expect(unread.map(({ data }) => data.loaderData.root.unread)).toEqual([1, 0]);
});
