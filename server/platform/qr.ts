/** QR codes as pictures, made from the configured addresses; without one there is no picture. */
import { type Context, Hono } from 'hono';
import { toString as drawQr } from 'qrcode';
import { localeOf, withLang } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { Config } from '#server/config.ts';

/** As an SVG, in ink on nothing. */
export const drawCode = (text: string): Promise<string> =>
  drawQr(text, { type: 'svg', margin: 0, color: { dark: palette.ink, light: '#0000' } });

export function createQrCodes(config: Config): Hono {
  const target = (name: string, origin: string): string | null => {
    if (name === 'official') return config.officialAccountUrl;
    if (name === 'home') return `${origin}/home`;
    if (name === 'miniprogram') return `${origin}/miniprogram`;
    if (name === 'consult') return config.consultUrl;
    if (name === 'overseas') return config.consultOverseasUrl;
    return null;
  };
  const originOf = (c: Context) => config.siteOrigin ?? new URL(c.req.url).origin;
  const reply = async (c: Context, url: string) => {
    return c.body(await drawCode(url), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
    });
  };
  const app = new Hono();
  app.get('/qr/:file{[a-z]+\\.svg}', (c) => {
    const url = target(c.req.param('file').slice(0, -4), originOf(c));
    return url ? reply(c, url) : c.notFound();
  });
  // An article's own code, for its share card.
  app.get('/qr/news/:file{[a-z0-9-]+\\.svg}', (c) => {
    const path = `/news/${c.req.param('file').slice(0, -4)}`;
    return reply(c, originOf(c) + withLang(path, localeOf(new URL(c.req.url).searchParams)));
  });
  // A shared report's, for its card: whoever has the token has the link already, and nobody keeps the picture.
  app.get('/qr/result/:file{[A-Za-z0-9_-]{20,100}\\.svg}', async (c) => {
    const path = `/result/shared/${c.req.param('file').slice(0, -4)}`;
    const picture = await reply(c, originOf(c) + withLang(path, localeOf(new URL(c.req.url).searchParams)));
    picture.headers.set('Cache-Control', 'private, no-store');
    return picture;
  });
  return app;
}
