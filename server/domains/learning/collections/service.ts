/** Collected questions and their folders. */
import type { Page } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import type { Database } from '#server/db/pool.ts';
import { sqlState } from '#server/db/sql-state.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { listOwnRowsById } from '#server/domains/learning/bank.ts';
import { learningLimitReached, maxKept } from '#server/domains/learning/limits.ts';
import {
  type Closed,
  findMath,
  isQuestion,
  listLeastTried,
  listOfKind,
  requireOpen,
  textsOfRows,
} from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import {
  type CollectionFilter,
  countCollections,
  deleteCollection,
  deleteFolder,
  findCollection,
  hasFolder,
  insertCollection,
  insertFolder,
  listCollectedIds,
  listCollections,
  listFolders,
  updateFolder,
  updateFolderOf,
} from './store.ts';

const maxFolders = 50;

const uniqueViolation = '23505';

type Asked = { type?: QuestionType | undefined; folderId?: string | undefined };

/** Only the bank knows of what type a question is: it is asked which of the collected ones are. */
async function resolveType(
  db: Queryable,
  userId: string,
  { type, folderId }: Asked,
  { ids: except }: Closed,
): Promise<CollectionFilter> {
  if (!type) return { folderId, except };
  const collected = await listCollectedIds(db, userId, { folderId, except });
  return { folderId, among: await listOfKind(db, collected, { type }) };
}

export async function listCollected(
  db: Database,
  asked: Asked,
  { page, size }: Page,
  { viewer, locale, closed }: { viewer: Viewer; locale: Locale; closed: Closed },
) {
  const filter = await resolveType(db, viewer.id, asked, closed);
  const rows = size === 0 ? [] : await listCollections(db, viewer.id, filter, { page, size });
  const shown = await listOwnRowsById(
    db,
    rows.map(({ questionId }) => questionId),
    { viewer, locale, closed },
  );
  return {
    total: await countCollections(db, viewer.id, filter),
    page,
    size,
    list: rows.flatMap(({ questionId, folderId, collectedAt }) => {
      const question = shown.get(questionId);
      return question ? [{ question, folderId, collectedAt }] : [];
    }),
    math: await findMath(db, textsOfRows(shown.values())),
    folders: await listFolders(db, viewer.id, closed.ids),
    unsorted: await countCollections(db, viewer.id, { folderId: 'none', except: closed.ids }),
  };
}

/** Collected questions to practise: those never tried, then those tried longest ago, so that all have their turn. */
export async function listCollectedToPractise(
  db: Queryable,
  userId: string,
  asked: Asked,
  { count, closed }: { count: number; closed: Closed },
): Promise<string[]> {
  const filter = await resolveType(db, userId, asked, closed);
  return listLeastTried(db, userId, await listCollectedIds(db, userId, filter), count);
}

async function checkFolder(
  db: Queryable,
  userId: string,
  folderId: string | null | undefined,
): Promise<void> {
  if (folderId && !(await hasFolder(db, userId, folderId))) throw notFound();
}

type Wanted = {
  questionId: string;
  folderId?: string | null | undefined;
  /** Left out, it is turned round. */
  collected?: boolean | undefined;
};

export async function toggleCollection(
  db: Queryable,
  userId: string,
  { questionId, folderId, collected: wanted }: Wanted,
  { closed, now }: { closed: Closed; now: Date },
): Promise<{ collected: boolean }> {
  await requireOpen(closed, [questionId]);
  if (!(await isQuestion(db, questionId))) throw notFound();
  await checkFolder(db, userId, folderId);
  const isCollected = (await findCollection(db, userId, questionId)) !== null;
  const collected = wanted ?? !isCollected;
  if (!collected) await deleteCollection(db, userId, questionId);
  else if (!isCollected) {
    if ((await countCollections(db, userId, {})) >= maxKept) throw learningLimitReached(maxKept);
    await insertCollection(db, { userId, questionId, folderId: folderId ?? null, collectedAt: now });
  } else if (folderId) await updateFolderOf(db, userId, questionId, folderId);
  return { collected };
}

export async function moveCollection(
  db: Queryable,
  userId: string,
  questionId: string,
  folderId: string | null,
): Promise<void> {
  await checkFolder(db, userId, folderId);
  if (!(await updateFolderOf(db, userId, questionId, folderId))) throw notFound();
}

const nameTaken = () => new AppError('CONFLICT', { fields: { name: 'name_taken' } });

export async function createFolder(db: Database, userId: string, name: string, now: Date) {
  return inTransaction(db, async (tx) => {
    if ((await listFolders(tx, userId)).length >= maxFolders) throw learningLimitReached(maxFolders);
    const made = await insertFolder(tx, { userId, name, createdAt: now });
    if (!made) throw nameTaken();
    return { id: made.id, name: made.name, count: 0 };
  });
}

export async function renameFolder(db: Queryable, userId: string, id: string, name: string) {
  const isChanged = await updateFolder(db, userId, id, name).catch((error) => {
    if (sqlState(error) === uniqueViolation) throw nameTaken();
    throw error;
  });
  if (!isChanged) throw notFound();
  const folder = (await listFolders(db, userId)).find((one) => one.id === id);
  if (!folder) throw notFound();
  return folder;
}

export async function removeFolder(db: Queryable, userId: string, id: string): Promise<void> {
  if (!(await deleteFolder(db, userId, id))) throw notFound();
}
