/** Pictures for shared links: a drawing of ours as PNG, since no messenger shows SVG. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as palette from '#core/palette.ts';

/** What the messengers ask for. */
const size = { width: 1200, height: 630 };

/** From the folder of the process, as the other static files are. */
const folder = './public/art';

export function createSharePictures(): Hono {
  // A few dozen drawings at most: each is made once.
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const app = new Hono();
  app.get('/share/:folder{articles|courses}/:file{[a-z0-9-]+\\.png}', async (c) => {
    const name = `${c.req.param('folder')}/${c.req.param('file').slice(0, -4)}`;
    const picture = made.get(name) ?? draw(name);
    made.set(name, picture);
    try {
      return c.body(await picture, 200, {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=86400',
      });
    } catch {
      made.delete(name);
      return c.notFound();
    }
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
