/** Handlers of the deck: its levels, groups and entries, and the look-up of a word. */
import { deck } from '#contract/words/deck.ts';
import type { Locale } from '#core/locale.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { listOwnRows, resolveOwnFilter } from '#server/domains/learning/service.ts';
import {
  findOwnHistory,
  findPage,
  onlyRunning,
  readBank,
  requireOpen,
} from '#server/domains/questions/service.ts';
import {
  describeDeck,
  describeEntry,
  describeGroup,
  describeLevel,
  findOrSuggest,
  listGroups,
  lookUp,
} from '#server/domains/words/service.ts';
import { implement } from '#server/http/implement.ts';
import { dayOf } from './day.ts';

const maxQuestions = 6;

/** Verbal questions of the open bank in which the word stands, the best first. */
async function findQuestions(deps: Deps, word: string, viewer: Viewer | null, locale: Locale) {
  const { db } = deps;
  const closed = await findClosedTo(deps, viewer);
  const { tree } = await readBank(db);
  const filter = await resolveOwnFilter(db, tree, { searchKey: word }, { viewer, closed });
  const { ids } = await findPage(db, filter, { sortType: 'DESC' }, { page: 1, size: 2 * maxQuestions });
  const rows = await listOwnRows(db, ids, { viewer, locale, closed, tree });
  return rows.filter(({ question_type }) => question_type !== 'math').slice(0, maxQuestions);
}

export const deckRoutes = [
  implement(deck.getWordsOverview, ({ query, viewer, now }, deps) =>
    describeDeck(deps, viewer, dayOf(query.since, now), now),
  ),

  implement(deck.listWordsOfLevel, ({ params, viewer, now }, deps) =>
    describeLevel(deps, params.level, viewer, now),
  ),

  implement(deck.listWordGroups, ({ query }) => listGroups(query.searchKey)),

  implement(deck.getWordGroup, ({ params }) => describeGroup(params.id)),

  implement(deck.getWordEntry, async ({ params, viewer, locale, now }, deps) => ({
    ...(await describeEntry(deps, params.word, viewer, now)),
    questions: await findQuestions(deps, params.word, viewer, locale),
  })),

  implement(deck.findWords, ({ query }) => findOrSuggest(query.searchKey)),

  implement(deck.lookUpWord, async ({ query: { form, questionId }, viewer, now, locale }, deps) => {
    const closed = await findClosedTo(deps, viewer);
    const running = onlyRunning(closed);
    // Whoever sits a mock exam has no dictionary, in another tab as little as in the exam.
    await requireOpen(running, running.ids);
    const hasAnswered =
      viewer !== null &&
      questionId !== undefined &&
      !closed.byId.has(questionId) &&
      (await findOwnHistory(deps.db, viewer.id, questionId)).attempts > 0;
    return lookUp(deps, form, { viewer, answered: hasAnswered ? questionId : null, now, locale });
  }),
];
