/** Handlers of collections. */
import { collections } from '#contract/learning/collections.ts';
import { errorCode } from '#server/db/setup-error.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import {
  countCollections,
  deleteCollection,
  deleteFolder,
  findCollection,
  hasFolder,
  insertCollection,
  insertFolder,
  listCollections,
  listFolders,
  updateFolder,
  updateFolderOf,
} from '#server/domains/learning/collections/store.ts';
import { changes, learningLimitReached, maxKept } from '#server/domains/learning/limits.ts';
import { findMath } from '#server/domains/questions/math.ts';
import { listRowsById } from '#server/domains/questions/rows.ts';
import { isQuestion } from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

const maxFolders = 50;

const uniqueViolation = '23505';

async function checkFolder(
  db: Queryable,
  userId: string,
  folderId: string | null | undefined,
): Promise<void> {
  if (folderId && !(await hasFolder(db, userId, folderId))) throw notFound();
}

export const collectionsRoutes = [
  implement(collections.listCollections, async ({ query, viewer, locale }, { db }) => {
    const { page, size, ...filter } = query;
    const rows = size === 0 ? [] : await listCollections(db, viewer.id, filter, query);
    const shown = await listRowsById(
      db,
      rows.map(({ questionId }) => questionId),
      { viewer, locale },
    );
    return {
      total: await countCollections(db, viewer.id, filter),
      page,
      size,
      list: rows.flatMap(({ questionId, folderId, collectedAt }) => {
        const question = shown.get(questionId);
        return question ? [{ question, folderId, collectedAt }] : [];
      }),
      math: await findMath(db, [...shown.values()]),
      folders: await listFolders(db, viewer.id),
      unsorted: await countCollections(db, viewer.id, { folderId: 'none' }),
    };
  }),

  implement(collections.toggleCollection, async ({ body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    const { questionId, folderId } = body;
    if (!(await isQuestion(db, questionId))) throw notFound();
    await checkFolder(db, viewer.id, folderId);
    const isCollected = (await findCollection(db, viewer.id, questionId)) !== null;
    const collected = body.collected ?? !isCollected;
    if (!collected) await deleteCollection(db, viewer.id, questionId);
    else if (!isCollected) {
      if ((await countCollections(db, viewer.id, {})) >= maxKept) throw learningLimitReached(maxKept);
      await insertCollection(db, {
        userId: viewer.id,
        questionId,
        folderId: folderId ?? null,
        collectedAt: now,
      });
    } else if (folderId) await updateFolderOf(db, viewer.id, questionId, folderId);
    return { collected };
  }),

  implement(collections.moveCollection, async ({ params, body, viewer }, { db }) => {
    await checkFolder(db, viewer.id, body.folderId);
    if (!(await updateFolderOf(db, viewer.id, params.questionId, body.folderId))) throw notFound();
  }),

  implement(collections.createFolder, async ({ body, viewer, now }, { db }) =>
    inTransaction(db, async (tx) => {
      if ((await listFolders(tx, viewer.id)).length >= maxFolders) throw learningLimitReached(maxFolders);
      const made = await insertFolder(tx, { userId: viewer.id, name: body.name, createdAt: now });
      if (!made) throw new AppError('CONFLICT', { fields: { name: 'name_taken' } });
      return { id: made.id, name: made.name, count: 0 };
    }),
  ),

  implement(collections.renameFolder, async ({ params, body, viewer }, { db }) => {
    const isChanged = await updateFolder(db, viewer.id, params.id, body.name).catch((error) => {
      if (errorCode(error) === uniqueViolation)
        throw new AppError('CONFLICT', { fields: { name: 'name_taken' } });
      throw error;
    });
    if (!isChanged) throw notFound();
    const folder = (await listFolders(db, viewer.id)).find(({ id }) => id === params.id);
    if (!folder) throw notFound();
    return folder;
  }),

  implement(collections.deleteFolder, async ({ params, viewer }, { db }) => {
    if (!(await deleteFolder(db, viewer.id, params.id))) throw notFound();
  }),
];
