/** Handlers of notes. */
import { notes } from '#contract/learning/notes.ts';
import { changes, learningLimitReached, maxKept } from '#server/domains/learning/limits.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNoteOn,
  listNotes,
  updateNote,
  upsertNote,
} from '#server/domains/learning/notes/store.ts';
import { findMath } from '#server/domains/questions/math.ts';
import { listRowsById } from '#server/domains/questions/rows.ts';
import { isQuestion } from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

export const notesRoutes = [
  implement(notes.listNotes, async ({ query, viewer, locale }, { db }) => {
    const { page, size, ...filter } = query;
    const rows = size === 0 ? [] : await listNotes(db, viewer.id, filter, query);
    const shown = await listRowsById(
      db,
      rows.map(({ questionId }) => questionId),
      { viewer, locale },
    );
    return {
      total: await countNotes(db, viewer.id, filter),
      page,
      size,
      list: rows.flatMap((note) => {
        const question = shown.get(note.questionId);
        return question ? [{ ...note, question }] : [];
      }),
      math: await findMath(db, [...shown.values()]),
    };
  }),

  implement(notes.createNote, async ({ body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    if (!(await isQuestion(db, body.questionId))) throw notFound();
    const isNew = (await findNoteOn(db, viewer.id, body.questionId)) === null;
    if (isNew && (await countNotes(db, viewer.id, {})) >= maxKept) throw learningLimitReached(maxKept);
    return upsertNote(db, { userId: viewer.id, ...body, now });
  }),

  implement(notes.updateNote, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    const changed = await updateNote(db, viewer.id, params.id, { ...body, revision: body.revision, now });
    if (changed) return changed;
    throw (await findNote(db, viewer.id, params.id)) ? new AppError('CONFLICT') : notFound();
  }),

  implement(notes.deleteNote, async ({ params, viewer }, { db }) => {
    if (!(await deleteNote(db, viewer.id, params.id))) throw notFound();
  }),
];
