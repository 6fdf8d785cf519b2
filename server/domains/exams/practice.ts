/** Practice sets of one's own: of a filter, of the wrong-book, of collections, or of chosen questions. */
import type { z } from 'zod';
import type { questions } from '#contract/questions.ts';
import { fill, type Text } from '#core/texts.ts';
import { practiceNames } from '#messages/questions.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listCollectedToPractise } from '#server/domains/learning/collections/service.ts';
import { resolveOwnFilter } from '#server/domains/learning/service.ts';
import { listToRedo } from '#server/domains/learning/wrong-books/service.ts';
import {
  type Closed,
  listForSet,
  listToPractise,
  readBank,
  requireOpen,
} from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { createOwnSet } from './own-sets.ts';

type Wanted = z.output<(typeof questions.createPractice)['body']>;

export async function createPractice(
  deps: Deps,
  viewer: Viewer,
  wanted: Wanted,
  { closed, now }: { closed: Closed; now: Date },
) {
  const ids = await chooseIds(deps, viewer, wanted, { closed, now });
  const open = ids.filter((id) => !closed.byId.has(id));
  // What is left makes a set; where nothing is, the person hears why.
  if (open.length === 0) await requireOpen(closed, ids);
  const chosen = await listForSet(deps.db, open);
  if (chosen.length === 0) throw notFound();
  // Questions about one passage stand together, where the first of them stands.
  const groups = Map.groupBy(chosen, ({ id, stimulus }) => stimulus ?? id);
  const ordered = [...groups.values()].flat();
  const seconds = ordered.reduce((sum, one) => sum + one.seconds, 0);
  const minutes = wanted.timed ? Math.ceil(seconds / 60) : null;
  const examId = await createOwnSet(deps, {
    ownerId: viewer.id,
    title: titleOf(practiceNames[nameOf(wanted)], ordered.length),
    questionIds: ordered.map(({ id }) => id),
    minutes,
    canCheck: !wanted.timed,
  });
  return { examId, count: ordered.length, minutes };
}

async function chooseIds(
  { db }: Deps,
  viewer: Viewer,
  { questionIds, filter, wrongBook, collection, count }: Wanted,
  { closed, now }: { closed: Closed; now: Date },
): Promise<string[]> {
  if (questionIds) return [...new Set(questionIds)];
  if (collection) return listCollectedToPractise(db, viewer.id, collection, { count, closed });
  if (wrongBook) return listToRedo(db, viewer.id, wrongBook, { count, closed, now });
  if (!filter) return [];
  const { tree } = await readBank(db);
  return listToPractise(db, await resolveOwnFilter(db, tree, filter, { viewer, closed }), viewer.id, count);
}

const nameOf = ({ wrongBook, collection }: Wanted): keyof typeof practiceNames =>
  wrongBook ? 'wrong' : collection ? 'collected' : 'custom';

const titleOf = (name: Text, n: number): Text => ({
  zh_cn: fill(name.zh_cn, { n }),
  en: fill(name.en, { n }),
});
