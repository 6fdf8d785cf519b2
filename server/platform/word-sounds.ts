/** The sounds of words as files: named by what they say, so that whoever has one never asks for it again. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { soundFolder } from '#core/words/sound.ts';

/** Part of the bank rather than of public/, whose files are read one by one before every start. */
export const soundFiles = './bank/words/sounds';

export function createWordSounds(): Hono {
  const app = new Hono();
  app.get(
    `${soundFolder}/:file{[\\da-f]{16}\\.mp3}`,
    async (c, next) => {
      await next();
      if (!c.res.ok) return;
      c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      // A phone that may not ask for parts of a sound does not play it.
      c.res.headers.set('Accept-Ranges', 'bytes');
    },
    serveStatic({ root: soundFiles, rewriteRequestPath: (path) => path.slice(soundFolder.length) }),
  );
  // Said here in two words: a page in its place would be drawn for a player that shows none.
  app.get(`${soundFolder}/*`, (c) => c.notFound());
  return app;
}
