import { describe, expect, it } from 'vitest';
import { createReaderPages, type Words } from '#server/pages/reader-pages.ts';

const lin: Words = {
  nonce: 'AAAA+/==',
  id: '41',
  nickname: '小林 🌟',
  email: 'lin@example.com',
  phone: null,
};
const mei: Words = { nonce: 'BBBB', id: '42', nickname: 'Mei', email: 'mei@example.com', phone: null };

/** A page that says each word in a text, an attribute and a script. */
const pageOf = ({ nonce, id, nickname, email, phone }: Words) =>
  `<a title="${nickname}">你好，${nickname}</a>${phone ?? 'no phone'}` +
  `<script nonce="${nonce}">${JSON.stringify({ id, nickname, email, phone })}</script>`;

function counting({ isForAll = true, headers = {} as Record<string, string>, status = 200 } = {}) {
  let now = 0;
  const pages = createReaderPages(() => now);
  const state = { renders: 0 };
  const get = (words: Words, key = '/home 0') =>
    pages.get(key, words, async (given) => {
      state.renders += 1;
      const response = new Response(pageOf(given), {
        status,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': `script-src 'nonce-${given.nonce}'`,
          ...headers,
        },
      });
      return { response, isForAll };
    });
  return { get, state, wait: (ms: number) => (now += ms) };
}

const textOf = async (response: Promise<Response>) => (await response).text();

describe('pages for who is logged in', () => {
  it('are rendered once for all of them, and each reads their own words', async () => {
    const { get, state, wait } = counting();
    expect(await textOf(get(lin))).toBe(pageOf(lin));
    const second = await get(mei);
    expect(await second.text()).toBe(pageOf(mei));
    expect(second.headers.get('content-security-policy')).toBe(`script-src 'nonce-BBBB'`);
    expect(state.renders).toBe(1);
    wait(15_001);
    expect(await textOf(get(mei))).toBe(pageOf(mei));
    expect(state.renders).toBe(2);
  });

  it('are rendered for each reader where the page asks for something of their own', async () => {
    const { get, state } = counting({ isForAll: false });
    expect(await textOf(get(lin))).toBe(pageOf(lin));
    expect(await textOf(get(mei))).toBe(pageOf(mei));
    expect(state.renders).toBe(2);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
    ['what must not be stored', { headers: { 'Cache-Control': 'no-store' } }],
  ])('are not kept with %s', async (_, reply) => {
    const { get, state } = counting(reply);
    expect(await textOf(get(lin))).toBe(pageOf(lin));
    await get(mei);
    expect(state.renders).toBe(2);
  });

  it.each([`O'Neil`, '<b>', 'a & b', 'say "hi"', 'back\\slash', 'line\u2028break', '\ud800'])(
    'are rendered as usual for a name that has to be escaped: %j',
    async (nickname) => {
      const { get, state } = counting();
      await textOf(get(lin));
      const words = { ...mei, nickname };
      expect(await textOf(get(words))).toBe(pageOf(words).toWellFormed());
      expect(state.renders).toBe(2);
    },
  );

  it('differ for who has a phone number, because a page may ask whether there is one', async () => {
    const { get, state } = counting();
    await textOf(get(lin));
    const withPhone = { ...mei, phone: '+8613800000000' };
    expect(await textOf(get(withPhone))).toBe(pageOf(withPhone));
    expect(state.renders).toBe(2);
  });

  it('tell nobody of their stand-ins, not even in a reply that is no page', async () => {
    const pages = createReaderPages(() => 0);
    const seen: string[] = [];
    const get = () =>
      pages.get('/here', mei, async ({ nonce }) => {
        seen.push(nonce);
        const headers = { Location: '/there', 'Content-Security-Policy': `script-src 'nonce-${nonce}'` };
        return { response: new Response(null, { status: 302, headers }), isForAll: true };
      });
    const reply = await get();
    expect([...reply.headers]).toEqual([
      ['content-security-policy', `script-src 'nonce-BBBB'`],
      ['location', '/there'],
    ]);
    await get();
    expect(seen[0]).not.toBe(seen[1]);
  });

  it('know nothing of a word that looks like one of theirs', async () => {
    const { get } = counting();
    const words = { ...mei, nickname: 'nickname.email.' };
    expect(await textOf(get(words))).toBe(pageOf(words));
  });
});
