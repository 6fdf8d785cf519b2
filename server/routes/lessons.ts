/** Handlers of the lessons domain. */
import { lessons } from '#contract/lessons.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import {
  cardsPrint,
  describeLesson,
  describeLessons,
  describeReaders,
  saveProgress,
} from '#server/domains/lessons/service.ts';
import { givePaper } from '#server/domains/reports/pdf/service.ts';
import { AppError } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { describeFully } from './learner.ts';
import { implementDesk } from './staff/desk.ts';

export const lessonsRoutes = [
  implement(lessons.listLessons, async ({ viewer }, deps) => {
    const known = viewer ? (await describeFully(deps, viewer.id)).topics : [];
    const levels = new Map(known.map(({ path, level }) => [path, level === 'unknown' ? null : level]));
    return describeLessons(deps, viewer?.id ?? null, levels);
  }),

  implement(lessons.getCardsPdf, ({ query, ...asking }, deps) => {
    const { locale } = asking;
    const print = cardsPrint(query.area, { locale, company: deps.config.company[locale] });
    return givePaper(deps, { ...print, keep: true }, asking);
  }),

  implement(lessons.getLesson, async ({ params, viewer }, deps) => {
    const closed = await findClosedTo(deps, viewer);
    return describeLesson(deps, params.slug, { userId: viewer?.id ?? null, closed });
  }),

  implementDesk(lessons.listReaders, ({ query, locale }, { db }) => describeReaders(db, locale, query)),

  implement(lessons.saveLessonProgress, async ({ params, body, viewer, now }, deps) => {
    const { place, answers, seconds, startedAt, learnerId } = body;
    if (learnerId !== undefined && learnerId !== viewer.id) throw new AppError('FORBIDDEN');
    const closed = await findClosedTo(deps, viewer);
    const told = {
      place,
      answers: Object.fromEntries(answers.map(({ key, ...tried }) => [key, tried])),
      seconds,
      startedAt: startedAt === undefined ? null : new Date(startedAt),
    };
    return saveProgress(deps, params.slug, { userId: viewer.id, closed }, told, now);
  }),
];
