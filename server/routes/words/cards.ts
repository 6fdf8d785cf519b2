/** Handlers of a learner's own words, and of the level test. */
import { cards, levelTest } from '#contract/words/cards.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { bulk, changes, reviewBulk, reviewCalls } from '#server/domains/words/limits.ts';
import {
  changeWord,
  composeSession,
  composeTrial,
  dropWord,
  findSettings,
  handOut,
  keepWords,
  listOwnWords,
  mark,
  recordReviews,
  saveSettings,
} from '#server/domains/words/service.ts';
import { AppError } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';
import { dayOf } from './day.ts';

export const cardsRoutes = [
  implement(cards.getWordSession, async ({ query, viewer, now }, deps) => {
    if (!viewer) return composeTrial();
    const { since, ...asked } = query;
    const { ids } = await findClosedTo(deps, viewer);
    return composeSession(deps, viewer.id, { ...asked, since: dayOf(since, now), now, except: ids });
  }),

  implement(cards.recordWordReviews, async ({ body: { learnerId, ...body }, viewer, now }, deps) => {
    if (learnerId !== undefined && learnerId !== viewer.id) throw new AppError('FORBIDDEN');
    await limit(deps.counters, [reviewCalls, viewer.id]);
    for (let counted = bulk; counted <= body.reviews.length; counted += bulk)
      await limit(deps.counters, [reviewBulk, viewer.id]);
    const reviews = body.reviews.map((review) => ({ ...review, at: new Date(review.at) }));
    return recordReviews(deps, viewer.id, { ...body, reviews }, now);
  }),

  implement(cards.listKeptWords, async ({ query, viewer, now }, deps) => {
    const { tab, searchKey, ...page } = query;
    const closed = await findClosedTo(deps, viewer);
    return listOwnWords(deps, viewer.id, { tab, searchKey }, page, { closed, now });
  }),

  implement(cards.keepWords, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [changes, viewer.id]);
    return keepWords(deps, body.words, viewer, { closed: await findClosedTo(deps, viewer), now });
  }),

  implement(cards.changeKeptWord, ({ params, body, viewer, now }, deps) =>
    changeWord(deps, viewer.id, params.word, body, now),
  ),

  implement(cards.dropKeptWord, ({ params, viewer, now }, deps) =>
    dropWord(deps, viewer.id, params.word, now),
  ),

  implement(cards.getWordSettings, ({ viewer }, { db }) => findSettings(db, viewer.id)),

  implement(cards.changeWordSettings, ({ body, viewer, now }, { db }) =>
    saveSettings(db, viewer.id, body, now),
  ),

  implement(levelTest.getLevelTest, ({ query }) => handOut(query.seed)),

  implement(levelTest.finishLevelTest, ({ body, viewer, now }, deps) => mark(deps, body, viewer, now)),
];
