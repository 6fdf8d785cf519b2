/** Pictures for shared links: a drawing of ours as PNG, since no messenger shows SVG. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import * as palette from '#core/palette.ts';

/** What the messengers ask for. */
const size = { width: 1200, height: 630 };

/** From the folder of the process, as the other static files are. */
const folder = './public/art';

export function createSharePictures(): Hono {
  // A few dozen drawings: each is made once, however many ask while it is being made.
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 200, fetchMethod: draw });
  const app = new Hono();
  app.get('/share/:folder{articles|courses}/:file{[a-z0-9-]+\\.png}', async (c) => {
    const name = `${c.req.param('folder')}/${c.req.param('file').slice(0, -4)}`;
    // What cannot be drawn is not there, and is not kept.
    const picture = await pictures.fetch(name).catch(() => undefined);
    if (!picture) return c.notFound();
    return c.body(picture, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  return app;
}

async function draw(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile(`${folder}/${name}.svg`);
  const picture = await sharp(svg, { density: 200 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: palette.paper2 })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(picture);
}
