/** Handlers of the mastery map, and of how others stand. */
import { map } from '#contract/learner/map.ts';
import { dayMs } from '#core/duration.ts';
import { areaOf } from '#core/learner/skills.ts';
import { totalTarget } from '#core/learning/goal.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { describeMap, describeTopic } from '#server/domains/learner/map.ts';
import { countPractised, findStanding } from '#server/domains/learner/peers.ts';
import { findEvidence } from '#server/domains/learner/service.ts';
import { listEntries } from '#server/domains/learning/wrong-books/service.ts';
import { findLessonOfTag } from '#server/domains/lessons/service.ts';
import { findForms, presentTag, readBank } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const learnerMapRoutes = [
  implement(map.getMap, async ({ viewer, locale }, deps) => {
    const { answers, areas } = await describeMap(deps, viewer.id, await findEvidence(deps.db, viewer.id));
    const { tree } = await readBank(deps.db);
    const tagOf = (path: string) => {
      const row = tree.byPath.get(path);
      return row ? [presentTag(row, locale)] : [];
    };
    const orderOf = (path: string) => [...tree.byPath.keys()].indexOf(path);
    return {
      answers,
      areas: areas
        .toSorted((a, b) => orderOf(a.path) - orderOf(b.path))
        .flatMap(({ path, measure, topics }) =>
          tagOf(path).map((tag) => ({
            ...{ tag, measure },
            topics: topics
              .toSorted((a, b) => orderOf(a.path) - orderOf(b.path))
              .flatMap(({ path: topic, ...tile }) => tagOf(topic).map((own) => ({ tag: own, ...tile }))),
          })),
        ),
    };
  }),

  implement(map.getTopic, async ({ params: { path }, viewer, locale, now }, deps) => {
    const { db } = deps;
    const { tree } = await readBank(db);
    const [row, area] = [tree.byPath.get(path), tree.byPath.get(areaOf(path))];
    const evidence = await findEvidence(db, viewer.id);
    const told = row && area ? await describeTopic(deps, viewer.id, path, evidence) : null;
    if (!row || !area || !told) throw notFound();
    const closed = await findClosedTo(deps, viewer);
    const forms = await findForms(
      db,
      told.evidence.map(({ questionId }) => questionId),
    );
    const tag = presentTag(row, locale);
    const wrong = await listEntries(
      db,
      { tag: [tag.id], state: 'open' },
      { page: 1, size: 0 },
      { viewer, locale, closed, now },
    );
    return {
      ...told,
      ...{ tag, area: presentTag(area, locale) },
      otherName: locale === 'en' ? row.nameZh : row.nameEn,
      evidence: told.evidence.map((one) => ({
        ...one,
        number: forms.get(one.questionId)?.number ?? '',
        isOpen: !closed.byId.has(one.questionId),
      })),
      history: told.history.map(({ day, level }) => ({
        day: new Date(day * dayMs).toISOString().slice(0, 10),
        level,
      })),
      lesson: findLessonOfTag(path, locale),
      mistakes: wrong.total,
      peers: await findStanding(deps, path, totalTarget(await readGoal(db, viewer.id))),
    };
  }),

  implement(map.getPeers, async (_, deps) => ({ practised: await countPractised(deps) })),
];
