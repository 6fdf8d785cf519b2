/** Pictures for shared links: a drawing of ours as PNG, since no messenger shows SVG. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Deps } from '#server/deps.ts';

/** From the folder of the process, as the other static files are. */
const folder = './public/art';

export function createSharePictures({ pictures: maker }: Pick<Deps, 'pictures'>): Hono {
  const draw = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const made = await maker.makeSharePicture(await readFile(`${folder}/${name}.svg`));
    if (made.kind !== 'made') throw new Error(`a picture for a shared link could not be made: ${made.kind}`);
    return made.bytes;
  };
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
