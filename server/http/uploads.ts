/** Serves stored files. Nothing in them can run, even if one were not the picture it should be. */
import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { isStorageKey, storedTypes, uploadsPath } from '#server/platform/storage.ts';

export function createUploads({ storage }: Deps): Hono {
  const app = new Hono();
  app.get(`${uploadsPath}:folder/:file`, async (c) => {
    const key = `${c.req.param('folder')}/${c.req.param('file')}`;
    const bytes = isStorageKey(key) ? await storage.get(key) : null;
    if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(bytes, 200, {
      'Content-Type': storedTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof storedTypes],
      // A key is never used for a second file.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
    });
  });
  return app;
}
