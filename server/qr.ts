/** QR codes as pictures, made from the configured addresses; without one they open a page of this site. */
import { Hono } from 'hono';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '#server/deps.ts';

export function createQrCodes(deps: Deps): Hono {
  const { config } = deps;
  const target = (name: string, origin: string): string | null => {
    if (name === 'official') return config.officialAccountUrl ?? `${origin}/miniprogram-intro`;
    if (name === 'miniprogram') return `${origin}/miniprogram`;
    if (name === 'consult') return config.consultUrl ?? `${origin}/about#contact`;
    if (name === 'overseas') return config.consultOverseasUrl;
    return null;
  };
  const app = new Hono();
  app.get('/qr/:file{[a-z]+\\.svg}', async (c) => {
    const url = target(c.req.param('file').slice(0, -4), config.siteOrigin ?? new URL(c.req.url).origin);
    if (!url) return c.notFound();
    const svg = await drawQr(url, { type: 'svg', margin: 0, color: { dark: '#1C1A16', light: '#0000' } });
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' });
  });
  return app;
}
