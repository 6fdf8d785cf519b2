/** Screenshots: judged by their content and not by their name, and encoded anew, so that nothing else survives. */
import sharp from 'sharp';
import { dayMs } from '#core/duration.ts';
import { largestPicture } from '#core/feedback.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import { makeStorageKey } from '#server/platform/storage.ts';
import { deletePictures, insertPicture, listWaiting } from './store.ts';

const uploads: Rule = { name: 'feedback-pictures', times: 40, seconds: 3600 };

/** A small file can claim to be a picture of a billion pixels. */
const maxPixels = 50_000_000;
const widestPx = 4000;
const waitMs = dayMs;

export async function uploadPicture(deps: Deps, viewer: Viewer, file: File, now: Date): Promise<string> {
  await limit(deps.counters, [uploads, viewer.id]);
  if (file.size >= largestPicture) throw new AppError('PICTURE_TOO_LARGE');
  const { bytes, type } = await encode(new Uint8Array(await file.arrayBuffer()));
  const key = makeStorageKey('feedback', type);
  await deps.storage.put(key, bytes);
  await insertPicture(deps.db, { key, userId: viewer.id, createdAt: now });
  deps.background.run('old feedback pictures', () => dropOld(deps, viewer.id, now));
  return deps.storage.url(key);
}

/** What was uploaded and never sent, a day ago or more. */
async function dropOld({ db, storage }: Deps, userId: string, now: Date): Promise<void> {
  const keys = await listWaiting(db, userId, new Date(now.getTime() - waitMs));
  for (const key of keys) await storage.delete(key);
  await deletePictures(db, keys);
}

async function encode(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: 'jpg' | 'png' }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new Error(`a picture of the format ${format}`);
    const upright = picture
      .autoOrient()
      .resize({ width: widestPx, height: widestPx, fit: 'inside', withoutEnlargement: true });
    return format === 'jpeg'
      ? { bytes: await upright.jpeg({ quality: 85 }).toBuffer(), type: 'jpg' }
      : { bytes: await upright.png({ compressionLevel: 8 }).toBuffer(), type: 'png' };
  } catch (cause) {
    throw new AppError('PICTURE_REFUSED', { cause });
  }
}
