/** Screenshots: judged by their content and not by their name, and encoded anew, so that nothing else survives. */
import { worksAt } from '#core/accounts/roles.ts';
import { dayMs } from '#core/duration.ts';
import { largestPicture } from '#core/feedback.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { writeAudit } from '#server/domains/staff/service.ts';
import { AppError } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import { takeMade } from '#server/http/pictures.ts';
import { makeStorageKey } from '#server/platform/storage.ts';
import { deletePictures, findPictureOwner, insertPicture, listWaiting } from './store.ts';

const uploads: Rule = { name: 'feedback-pictures', times: 40, seconds: 3600 };

const waitMs = dayMs;

export async function uploadPicture(deps: Deps, viewer: Viewer, file: File, now: Date): Promise<string> {
  await limit(deps.counters, [uploads, viewer.id]);
  if (file.size >= largestPicture) throw new AppError('PICTURE_TOO_LARGE');
  const made = await deps.pictures.makeScreenshot(new Uint8Array(await file.arrayBuffer()), viewer.id);
  const bytes = takeMade(made, 'PICTURE_REFUSED');
  const key = makeStorageKey('feedback', made.type);
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

/**
 * A screenshot may show anything that was on somebody's screen: it is for them and for who works at that desk, whose
 * look at it is written down.
 */
export async function admitToPicture(
  { db, now }: Deps,
  viewer: Viewer | null,
  key: string,
  address: string,
): Promise<boolean> {
  const owner = viewer && (await findPictureOwner(db, key));
  if (!viewer || !owner) return false;
  if (owner === viewer.id) return true;
  if (!worksAt(viewer.role, 'feedbacks')) return false;
  const deed = { action: 'feedback_picture_read', staffId: viewer.id, targetId: owner } as const;
  await writeAudit(db, { ...deed, address, now: now(), details: { picture: key } });
  return true;
}
