/** Handlers of notes. */
import { notes } from '#contract/learning/notes.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { changes } from '#server/domains/learning/limits.ts';
import { changeNote, listOwnNotes, removeNote, writeNote } from '#server/domains/learning/notes/service.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

export const notesRoutes = [
  implement(notes.listNotes, async ({ query, viewer, locale }, deps) => {
    const { page, size, ...filter } = query;
    const closed = await findClosedTo(deps, viewer);
    return listOwnNotes(deps.db, filter, { page, size }, { viewer, locale, closed });
  }),

  implement(notes.createNote, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [changes, viewer.id]);
    return writeNote(deps.db, { userId: viewer.id, ...body, now }, await findClosedTo(deps, viewer));
  }),

  implement(notes.updateNote, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    return changeNote(db, viewer.id, params.id, { ...body, revision: body.revision, now });
  }),

  implement(notes.deleteNote, ({ params, viewer }, { db }) => removeNote(db, viewer.id, params.id)),
];
