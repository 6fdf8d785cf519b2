/** Pictures of people: judged by their content, cropped to a square and encoded anew, so that nothing else survives. */
import sharp from 'sharp';
import type { Deps, Viewer } from '#server/deps.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import { AppError, loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { makeStorageKey } from '#server/platform/storage.ts';
import { avatarUploads } from './limits.ts';
import { dropPicture, getUser } from './profile.ts';
import { updateUser } from './store.ts';
import type { UserRow } from './tables.ts';

const sidePx = 256;

/** A small file can claim to be a picture of a billion pixels. */
const maxPixels = 50_000_000;

/** A large picture takes hundreds of megabytes while it is read. */
const inTurn = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 50 });

const acceptedFormats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

export async function uploadAvatar(deps: Deps, viewer: Viewer, file: File): Promise<UserRow> {
  await limit(deps.counters, [avatarUploads, viewer.id]);
  const picture = await inTurn(async () => squarePicture(new Uint8Array(await file.arrayBuffer())));
  const before = await getUser(deps.db, viewer);
  const key = makeStorageKey('avatars', 'webp');
  await deps.storage.put(key, picture);
  const after = await updateUser(deps.db, viewer.id, { avatar: deps.storage.url(key) });
  dropPicture(deps, after ? before.avatar : deps.storage.url(key));
  if (!after) throw loginRequired();
  return after;
}

async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!acceptedFormats.includes(format)) throw new Error(`a picture of the format ${format}`);
    return await sharp(bytes, { limitInputPixels: maxPixels })
      // As the camera was held; the metadata that says so is left behind with all the rest.
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('IMAGE_REFUSED', { cause });
  }
}
