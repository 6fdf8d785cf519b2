/** Pictures of people: judged by their content, cropped to a square and encoded anew, so that nothing else survives. */
import type { Deps, Viewer } from '#server/deps.ts';
import { loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { takeMade } from '#server/http/pictures.ts';
import { makeStorageKey } from '#server/platform/storage.ts';
import { avatarUploads } from './limits.ts';
import { dropPicture, getUser } from './profile.ts';
import { updateUser } from './store.ts';
import type { UserRow } from './tables.ts';

export async function uploadAvatar(deps: Deps, viewer: Viewer, file: File): Promise<UserRow> {
  await limit(deps.counters, [avatarUploads, viewer.id]);
  const made = await deps.pictures.makeAvatar(new Uint8Array(await file.arrayBuffer()), viewer.id);
  const picture = takeMade(made, 'IMAGE_REFUSED');
  const before = await getUser(deps.db, viewer);
  const key = makeStorageKey('avatars', 'webp');
  await deps.storage.put(key, picture);
  const after = await updateUser(deps.db, viewer.id, { avatar: deps.storage.url(key) });
  dropPicture(deps, after ? before.avatar : deps.storage.url(key));
  if (!after) throw loginRequired();
  return after;
}
