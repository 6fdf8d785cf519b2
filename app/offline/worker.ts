/**
 * The service worker, one for the whole site: files of this build from the cache, pages about words from the network and
 * else as they were kept, sounds once heard, and a notice where nothing is kept. `/api/` never passes through it.
 */
import { assetsPrefix, pagesPrefix } from '#app/kept-pages.ts';
import { offlinePage } from '#app/offline/offline-page.ts';
import { makeUuid } from '#app/uuid.ts';
import { soundCacheName } from '#app/words/preload-sounds.ts';
import { localeOf } from '#core/locale.ts';
import { soundFolder } from '#core/words/sound.ts';

/** Written by the build. */
declare const BUILD: string;
declare const ASSETS: readonly string[];

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & { request: Request; respondWith: (reply: Promise<Response>) => void };
type Told = Lasting & { data: { keep?: readonly string[] } };

/** What a worker has and a window has not. */
const worker = globalThis as unknown as {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', on: (event: Lasting) => void) => void) &
    ((type: 'fetch', on: (event: Asked) => void) => void) &
    ((type: 'message', on: (event: Told) => void) => void);
};

const assets = new Set(ASSETS);
const assetsName = assetsPrefix + BUILD;
const pagesName = pagesPrefix + BUILD;
/** As long as people wait before they think that it is broken. */
const patienceMs = 4000;
const maxPages = 60;
/** Of 3.5 KB each: 30 MB. */
const maxSounds = 8000;

/** Where words are learned; React Router asks for their data and for the names of their parts under addresses of its own. */
const isKept = ({ pathname }: URL): boolean =>
  /^\/(?:words|miniprogram)(?:[/.]|$)/.test(pathname) || pathname === '/__manifest';

async function put(name: string, address: string, reply: Response, max: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(address, reply);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - max))) await cache.delete(old);
}

const find = async (name: string, address: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(address, { ignoreVary: true });

/** A page that led elsewhere, or failed, is no page to keep. */
const isGood = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

async function fromCache(name: string, request: Request, max: number): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = await find(name, pathname);
  if (known) return known;
  const reply = await fetch(pathname);
  if (isGood(reply)) await put(name, pathname, reply.clone(), max).catch(() => undefined);
  return reply;
}

/** Players ask for a part, and some refuse the whole. */
async function soundFor(request: Request): Promise<Response> {
  const reply = await fromCache(soundCacheName, request, maxSounds);
  const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!asked || reply.status !== 200) return reply;
  const sound = await reply.blob();
  const first = Number(asked[1]);
  const last = Math.min(asked[2] ? Number(asked[2]) : sound.size - 1, sound.size - 1);
  return new Response(sound.slice(first, last + 1), {
    status: 206,
    headers: { 'Content-Type': 'audio/mpeg', 'Content-Range': `bytes ${first}-${last}/${sound.size}` },
  });
}

async function pageFor(event: Asked): Promise<Response> {
  const { request } = event;
  const known = await find(pagesName, request.url);
  const fresh = fetch(request).then((reply) => {
    if (isGood(reply))
      event.waitUntil(put(pagesName, request.url, reply.clone(), maxPages).catch(() => undefined));
    // A proxy whose server is away is as good as no network.
    return known && reply.status >= 502 ? known : reply;
  });
  if (!known) return fresh.catch(() => noticeFor(request));
  event.waitUntil(fresh.catch(() => undefined));
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(known), patienceMs));
  return Promise.race([fresh.catch(() => known), patience]);
}

/** A page of its own: what it stands for was never here. */
function noticeFor({ mode, url }: Request): Response {
  if (mode !== 'navigate') return Response.error();
  const nonce = makeUuid();
  return new Response(offlinePage(localeOf(new URL(url).search), nonce), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    },
  });
}

/** What an open page is made of: scripts that are here already stay, the page itself is asked for anew. */
async function keep(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    const isAsset = assets.has(url.pathname);
    if (!isAsset && !isKept(url)) continue;
    if (isAsset && (await find(assetsName, url.pathname))) continue;
    const reply = await fetch(url.href).catch(() => null);
    if (!reply || !isGood(reply)) continue;
    if (isAsset) await put(assetsName, url.pathname, reply, ASSETS.length);
    else await put(pagesName, url.href, reply, maxPages);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const dropOldBuilds = async () => {
    for (const name of await caches.keys()) {
      const isOurs = name.startsWith(assetsPrefix) || name.startsWith(pagesPrefix);
      if (isOurs && name !== assetsName && name !== pagesName) await caches.delete(name);
    }
    await worker.clients.claim();
  };
  event.waitUntil(dropOldBuilds());
});

worker.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep ?? [])));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (assets.has(url.pathname)) event.respondWith(fromCache(assetsName, request, ASSETS.length));
  else if (url.pathname.startsWith(`${soundFolder}/`)) event.respondWith(soundFor(request));
  else if (isKept(url)) event.respondWith(pageFor(event));
  else if (request.mode === 'navigate' && !/^\/(?:api|exams|uploads)(?:\/|$)/.test(url.pathname))
    event.respondWith(fetch(request).catch(() => noticeFor(request)));
});
