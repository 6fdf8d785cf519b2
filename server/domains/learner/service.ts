/** What other domains and routes ask about a learner: score today, topics, and the state they are made of. */
import { isNamedWeak, levelOf } from '#core/learner/mastery.ts';
import { isShown, type Paper, scoreToday } from '#core/learner/score.ts';
import type { Evidence, LearnerState } from '#core/learner/state.ts';
import type { Anchor } from '#core/scoring/anchor.ts';
import { highest, lowest, type Measure } from '#core/scoring/scale.ts';
import type { Deps } from '#server/deps.ts';
import { readLearner } from './fold.ts';
import { readAnchors } from './official.ts';
import { readPapers } from './paper.ts';

export { findEvidence } from './evidence.ts';
export { readLearner } from './fold.ts';
export { hasToldSince, readAnchors } from './official.ts';
export { learnerData } from './own-data.ts';
export { readPapers } from './paper.ts';

const measures = ['verbal', 'quant'] as const satisfies readonly Measure[];

/** Nothing is told as known that is not: a score without a narrow band is null, a topic without answers is unknown. */
export async function describeLearner(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  evidence: readonly Evidence[],
) {
  const papers = await readPapers(deps.db);
  const { state, day } = await readLearner(deps, userId, evidence);
  const anchors = await readAnchors(deps.db);
  return {
    measures: measures.map((measure) => {
      const { answers } = state.measures[measure];
      return {
        measure,
        answers,
        score: answers > 0 ? tellScore(state, papers[measure], day, anchors[measure]) : null,
      };
    }),
    topics: measures.flatMap((measure) =>
      [...papers[measure].topics].map(([path, share]) => ({
        ...{ path, measure, share },
        level: levelOf(state, path, day),
        isWeak: isNamedWeak(state, path, day),
        answers: state.skills.get(path)?.answers ?? 0,
      })),
    ),
  };
}

/** Without mock exams there is nothing to tell a score by. */
function tellScore(state: LearnerState, paper: Paper, day: number, anchor: Anchor) {
  if (paper.items.length === 0) return null;
  const told = scoreToday(state, paper, day, anchor);
  if (!isShown(paper.measure, told)) return null;
  const score = Math.round(Math.min(highest, Math.max(lowest, told.score)));
  return { score, band68: told.band68, band95: told.band95 };
}
