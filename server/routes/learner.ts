/** Handlers of what is believed of a learner. */
import { learner } from '#contract/learner.ts';
import type { Deps } from '#server/deps.ts';
import { describeLearner, findEvidence, readLearner } from '#server/domains/learner/service.ts';
import { presentTag, readBank } from '#server/domains/questions/service.ts';
import { implement } from '#server/http/implement.ts';

/** With all that is known of this learner. */
export const describeFully = async (deps: Deps, userId: string) =>
  describeLearner(deps, userId, await findEvidence(deps.db, userId));

/** The state that such a description is made of, for what is chosen by it. */
export const readFully = async (deps: Deps, userId: string) =>
  readLearner(deps, userId, await findEvidence(deps.db, userId));

export const learnerRoutes = [
  implement(learner.getLearner, async ({ viewer, locale }, deps) => {
    const { measures, topics } = await describeFully(deps, viewer.id);
    const { tree } = await readBank(deps.db);
    return {
      measures,
      topics: topics.flatMap(({ path, ...topic }) => {
        const tag = tree.byPath.get(path);
        return tag ? [{ tag: presentTag(tag, locale), ...topic }] : [];
      }),
    };
  }),
];
