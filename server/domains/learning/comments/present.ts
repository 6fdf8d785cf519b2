/** Comments as readers see them. */

import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { listPublicProfiles } from '#server/domains/accounts/service.ts';
import { findNumbers } from '#server/domains/questions/service.ts';
import { type CommentRow, listAuthorsOf, listLiked, listReportedBy } from './store.ts';

/**
 * Text that was deleted, or that waits for a review, is for its author and for reviewers alone; what a reader reported
 * is hidden from that reader, also where replies keep its place.
 */
export async function presentComments(
  db: Queryable,
  rows: readonly CommentRow[],
  viewer: Viewer | null,
  { isReview = false } = {},
) {
  const answered = await listAuthorsOf(
    db,
    rows.flatMap(({ replyToId }) => replyToId ?? []),
  );
  const people = await listPublicProfiles(db, [...rows.map(({ userId }) => userId), ...answered.values()]);
  const ids = rows.map(({ id }) => id);
  const liked = await listLiked(db, viewer?.id ?? null, ids);
  const reported = isReview ? new Set() : await listReportedBy(db, viewer?.id ?? null, ids);
  const numbers = await findNumbers(
    db,
    rows.map(({ questionId }) => questionId),
  );
  return rows.map((row) => {
    const isMine = viewer !== null && row.userId === viewer.id;
    const state = row.deletedAt
      ? ('deleted' as const)
      : row.hiddenAt || (reported.has(row.id) && !isMine)
        ? ('hidden' as const)
        : ('shown' as const);
    const isReadable = state === 'shown' || (state === 'hidden' && (isMine || isReview));
    return {
      id: row.id,
      questionId: row.questionId,
      number: numbers.get(row.questionId) ?? row.questionId,
      body: isReadable ? row.body : null,
      state,
      author: isReadable && row.userId ? (people.get(row.userId) ?? null) : null,
      isMine,
      likes: row.likes,
      isLiked: liked.has(row.id),
      replyTo: people.get(answered.get(row.replyToId ?? '') ?? '')?.nickname ?? null,
      createdAt: row.createdAt,
      editedAt: row.editedAt,
    };
  });
}
