/** Handlers of notes. */
import { notes } from '#contract/learning/notes.ts';
import { changes } from '#server/domains/learning/limits.ts';
import { changeNote, listOwnNotes, removeNote, writeNote } from '#server/domains/learning/notes/service.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

export const notesRoutes = [
  implement(notes.listNotes, ({ query, viewer, locale }, { db }) => {
    const { page, size, ...filter } = query;
    return listOwnNotes(db, filter, { page, size }, { viewer, locale });
  }),

  implement(notes.createNote, async ({ body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    return writeNote(db, { userId: viewer.id, ...body, now });
  }),

  implement(notes.updateNote, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [changes, viewer.id]);
    return changeNote(db, viewer.id, params.id, { ...body, revision: body.revision, now });
  }),

  implement(notes.deleteNote, ({ params, viewer }, { db }) => removeNote(db, viewer.id, params.id)),
];
