/** Notes: one for each person and question. */
import type { Page } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { listOwnRowsById } from '#server/domains/learning/bank.ts';
import { learningLimitReached, maxKept } from '#server/domains/learning/limits.ts';
import {
  type Closed,
  findMath,
  isQuestion,
  listOfKind,
  requireOpen,
  textsOfRows,
} from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNoteOn,
  listNotedIds,
  listNotes,
  type NoteFilter,
  type NoteRow,
  updateNote,
  upsertNote,
} from './store.ts';

type Asked = Omit<NoteFilter, 'among' | 'except'> & { type?: QuestionType | undefined };

/** Only the bank knows of what type a question is: it is asked which of the noted ones are. */
async function resolveType(
  db: Queryable,
  userId: string,
  { type, ...asked }: Asked,
  { ids: except }: Closed,
): Promise<NoteFilter> {
  const rest = { ...asked, except };
  if (!type) return rest;
  return { ...rest, among: await listOfKind(db, await listNotedIds(db, userId, rest), { type }) };
}

export async function listOwnNotes(
  db: Database,
  asked: Asked,
  { page, size }: Page,
  { viewer, locale, closed }: { viewer: Viewer; locale: Locale; closed: Closed },
) {
  const filter = await resolveType(db, viewer.id, asked, closed);
  const rows = size === 0 ? [] : await listNotes(db, viewer.id, filter, { page, size });
  const shown = await listOwnRowsById(
    db,
    rows.map(({ questionId }) => questionId),
    { viewer, locale, closed },
  );
  return {
    total: await countNotes(db, viewer.id, filter),
    page,
    size,
    list: rows.flatMap((note) => {
      const question = shown.get(note.questionId);
      return question ? [{ ...note, question }] : [];
    }),
    math: await findMath(db, textsOfRows(shown.values())),
  };
}

/** In the place of the note that there may be. */
export async function writeNote(
  db: Queryable,
  note: { userId: string; questionId: string; body: string; now: Date },
  closed: Closed,
): Promise<NoteRow> {
  const { userId, questionId } = note;
  await requireOpen(closed, [questionId]);
  if (!(await isQuestion(db, questionId))) throw notFound();
  const isNew = (await findNoteOn(db, userId, questionId)) === null;
  if (isNew && (await countNotes(db, userId, {})) >= maxKept) throw learningLimitReached(maxKept);
  return upsertNote(db, note);
}

/** Whoever edits a revision that is no longer the last is told so. */
export async function changeNote(
  db: Queryable,
  userId: string,
  id: string,
  change: { body: string; revision: number | undefined; now: Date },
): Promise<NoteRow> {
  const changed = await updateNote(db, userId, id, change);
  if (changed) return changed;
  throw (await findNote(db, userId, id)) ? new AppError('CONFLICT') : notFound();
}

export async function removeNote(db: Queryable, userId: string, id: string): Promise<void> {
  if (!(await deleteNote(db, userId, id))) throw notFound();
}
