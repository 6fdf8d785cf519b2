/** What to do next after an attempt: the steps that follow from it, with what the site has to read and the plan. */
import type { Locale } from '#core/locale.ts';
import { findNextSteps } from '#core/report/advice/next-steps.ts';
import type { AttemptFacts } from '#core/report/facts.ts';
import { type Doubt, isUnreliable } from '#core/report/validity.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findPlanAfter } from '#server/domains/coach/plan/service.ts';
import { hasLesson } from '#server/domains/lessons/service.ts';
import { findReadings } from '#server/domains/site/service.ts';
import type { scoreAttempt } from './scores.ts';

type Score = Awaited<ReturnType<typeof scoreAttempt>>;
type Found = {
  facts: AttemptFacts;
  doubts: readonly Doubt[];
  words: number;
  scores: { verbal: Score; quant: Score } | null;
  submittedAt: Date;
};

export async function readNextSteps<Tag>(
  deps: Deps,
  { facts, doubts, words, scores, submittedAt }: Found,
  { viewer, locale, tagOf }: { viewer: Viewer; locale: Locale; tagOf: (topic: string) => Tag },
) {
  const total = isUnreliable(doubts) ? null : totalOf(scores);
  const now = deps.now();
  const { change, daysToMock } = await findPlanAfter(deps.db, viewer.id, { total, submittedAt, now });
  const steps = [];
  for (const step of findNextSteps(facts, { words, doubts, plan: change, daysToMock, hasLesson })) {
    if (step.name === 'topic') {
      steps.push({ name: step.name, tag: tagOf(step.topic), levels: step.levels });
    } else if (step.name === 'lesson') {
      const readings = await findReadings(deps, step.readings, locale);
      if (readings.length > 0) steps.push({ name: step.name, readings });
    } else steps.push(step);
  }
  return steps;
}

function totalOf(scores: Found['scores']): number | null {
  if (!scores || scores.verbal === 'NS' || scores.quant === 'NS') return null;
  return scores.verbal.scaled + scores.quant.scaled;
}
