/** Handlers of the study plan. */
import { studyPlan } from '#contract/learning/plan.ts';
import { newWordsFor } from '#core/words/session.ts';
import {
  describePlan,
  keepPlan,
  previewPlan,
  putAway,
  tickTask,
} from '#server/domains/coach/plan/service.ts';
import { saveSettings } from '#server/domains/words/service.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const planRoutes = [
  implement(studyPlan.previewPlan, ({ query, locale, now }) => previewPlan(query, locale, now)),

  implement(studyPlan.getPlan, ({ viewer, locale }, deps) => describePlan(deps, viewer.id, locale)),

  implement(studyPlan.savePlan, async ({ body, viewer, locale, now }, deps) => {
    await keepPlan(deps, viewer.id, body);
    const plan = await describePlan(deps, viewer.id, locale);
    if (!plan) throw notFound();
    // The day's new words are what the plan has minutes for, until the learner chooses otherwise.
    const tasks = plan.days.flatMap((day) => day.tasks);
    const minutes = Math.max(
      0,
      ...tasks.flatMap(({ work, minutes }) => (work.kind === 'words' ? minutes : [])),
    );
    if (minutes > 0) await saveSettings(deps.db, viewer.id, { newPerDay: newWordsFor(minutes) }, now);
    return plan;
  }),

  implement(studyPlan.deletePlan, ({ viewer }, deps) => putAway(deps, viewer.id)),

  implement(studyPlan.tickTask, async ({ params: { id }, body: { isDone }, viewer }, deps) => {
    const { state } = await tickTask(deps, viewer.id, { id, isDone });
    return { id, state };
  }),
];
