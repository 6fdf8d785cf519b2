/** The three middleware functions that every route runs (specification, sections 2, 8 and 9). */
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '#app/context.ts';
import { middlewareNamed } from '#app/middleware/table.ts';

type Settings = { hosts?: [main: string, question: string]; isUser?: boolean };

/** What a request to the address is answered with: `page`, or the address it is sent to, or a status. */
async function ask(
  name: string,
  address: string,
  { hosts, isUser = false }: Settings = {},
): Promise<unknown> {
  const [run] = middlewareNamed(name);
  const url = new URL(address, 'https://gre.example.com');
  const context = new RouterContextProvider();
  context.set(pageContext, {
    site: { mainHost: hosts?.[0] ?? null, questionHost: hosts?.[1] ?? null },
    findViewer: async () => (isUser ? { id: '1' } : null),
  } as unknown as PageContext);
  const args = { request: new Request(url), url, params: {}, context, pattern: '' };
  try {
    await run?.(args as never, async () => new Response('page'));
    return 'page';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? thrown.status;
  }
}

test('an unknown middleware gives a 500 error', async () => {
  expect(await ask('nonsense', '/home')).toBe(500);
});

test.each([
  ['/home', 'page'],
  ['/home?lang=en', 'page'],
  ['/home?lang=zh_cn&x=1', '/home?x=1'],
  ['/home?lang=fr', '/home'],
])('i18n: zh_cn removes lang, and a language we do not speak falls back: %s', async (address, answer) => {
  expect(await ask('i18n', address)).toBe(answer);
});

test.each([
  ['/questions?type=fill', 'https://test-q.example.com/questions?type=fill'],
  ['/home?lang=en', 'page'],
  ['/login', 'page'],
])(
  'domainCheck: question-site paths go to the question host, on test hosts to test hosts: %s',
  async (path, answer) => {
    const hosts: [string, string] = ['gre.example.com', 'q.example.com'];
    expect(await ask('domainCheck', `https://test-gre.example.com${path}`, { hosts })).toBe(answer);
  },
);

test('domainCheck does nothing where the two sites are one', async () => {
  expect(await ask('domainCheck', '/questions')).toBe('page');
});

test.each([
  ['/user/notes?page=2&lang=en', false, '/login?redirect=%2Fuser%2Fnotes%3Fpage%3D2%26lang%3Den&lang=en'],
  ['/user/notes', true, 'page'],
  ['/questions', false, 'page'],
])('auth: %s for a user (%s)', async (address, isUser, answer) => {
  expect(await ask('auth', address, { isUser })).toBe(answer);
});

/** As the server makes them of a request line, which may hold anything. */
const foreign = [
  '//evil.com/?lang=fr',
  '///evil.com/?lang=fr',
  '/\\evil.com/?lang=fr',
  '/\\/evil.com/?lang=fr',
  '/.//evil.com/?lang=fr',
  '/x/..//evil.com/?lang=fr',
  '/%2Fevil.com/?lang=fr',
  '/%5Cevil.com/?lang=fr',
  '//user/notes?lang=fr',
];

test.each(foreign)('no redirect leads to another host: %s', async (path) => {
  const hosts: [string, string] = ['gre.example.com', 'q.example.com'];
  for (const name of ['i18n', 'auth', 'domainCheck']) {
    const answer = await ask(name, `https://gre.example.com${path}`, { hosts });
    if (answer === 'page') continue;
    const target = new URL(String(answer), 'https://gre.example.com/');
    expect(hosts).toContain(target.host);
    const back = target.searchParams.get('redirect');
    if (back) expect(new URL(back, target).host).toBe(target.host);
  }
});
