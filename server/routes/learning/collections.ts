/** Handlers of collections. */
import { collections } from '#contract/learning/collections.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import {
  createFolder,
  listCollected,
  moveCollection,
  removeFolder,
  renameFolder,
  toggleCollection,
} from '#server/domains/learning/collections/service.ts';
import { changes } from '#server/domains/learning/limits.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

export const collectionsRoutes = [
  implement(collections.listCollections, async ({ query, viewer, locale }, deps) => {
    const { page, size, ...filter } = query;
    const closed = await findClosedTo(deps, viewer);
    return listCollected(deps.db, filter, { page, size }, { viewer, locale, closed });
  }),

  implement(collections.toggleCollection, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [changes, viewer.id]);
    return toggleCollection(deps.db, viewer.id, body, { closed: await findClosedTo(deps, viewer), now });
  }),

  implement(collections.moveCollection, ({ params, body, viewer }, { db }) =>
    moveCollection(db, viewer.id, params.questionId, body.folderId),
  ),

  implement(collections.createFolder, ({ body, viewer, now }, { db }) =>
    createFolder(db, viewer.id, body.name, now),
  ),

  implement(collections.renameFolder, ({ params, body, viewer }, { db }) =>
    renameFolder(db, viewer.id, params.id, body.name),
  ),

  implement(collections.deleteFolder, ({ params, viewer }, { db }) => removeFolder(db, viewer.id, params.id)),
];
