/** Serves stored files. Nothing in them can run, even if one were not the picture it should be. */
import { Hono } from 'hono';
import type { Deps, Viewer } from '#server/deps.ts';
import { addressOf } from '#server/http/request-origin.ts';
import { tokenOf } from '#server/http/session.ts';
import { isStorageKey, storedTypes, uploadsPath } from '#server/platform/storage.ts';

/** Who may read a folder's files: everybody, or whom its domain lets. A folder that is not named is closed. */
type UploadFolders = Readonly<Record<string, 'everybody' | Admit>>;

type Admit = (deps: Deps, viewer: Viewer | null, key: string, address: string) => Promise<boolean>;

/** A picture that its owner takes back is gone everywhere after a day. */
const forEverybody = { 'Cache-Control': 'public, max-age=86400' };
const forSome = { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Authorization' };

export function createUploads(deps: Deps, folders: UploadFolders): Hono {
  const app = new Hono();
  app.get(`${uploadsPath}:folder/:file`, async (c) => {
    const folder = c.req.param('folder');
    const key = `${folder}/${c.req.param('file')}`;
    const readers = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
    const isOpen = readers === 'everybody';
    const token = isOpen ? null : tokenOf(c.req.raw, deps.config);
    const mayRead =
      isStorageKey(key) &&
      readers !== undefined &&
      (isOpen ||
        (await readers(deps, token ? await deps.findSession(token) : null, key, addressOf(c, deps.config))));
    const bytes = mayRead ? await deps.storage.get(key) : null;
    // Whoever may not read it is not told that it is there.
    if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(bytes, 200, {
      'Content-Type': storedTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof storedTypes],
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
      ...(isOpen ? forEverybody : forSome),
    });
  });
  return app;
}
