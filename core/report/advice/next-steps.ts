/** What to do next, in order: each step follows from a finding, and names the questions it is done with. */

import type { PlanChange } from '#core/learning/plan/after-exam.ts';
import { findPriorities } from '#core/report/advice/priorities.ts';
import { type Reading, readingsFor } from '#core/report/advice/readings.ts';
import { behaviourOf } from '#core/report/behaviour.ts';
import { paceOf } from '#core/report/blocks.ts';
import { type AttemptFacts, graded, type ItemFact, isRight, met } from '#core/report/facts.ts';
import { isAbout } from '#core/report/topics.ts';
import { type Doubt, isUnreliable } from '#core/report/validity.ts';

export type NextStep =
  /** The wrong and the blank ones once more, without a clock. */
  | { name: 'redo'; count: number; questionIds: string[] }
  /** Ten questions on the topic where most points lie, around the level that was asked. */
  | { name: 'topic'; topic: string; levels: number[] }
  /** Against the clock, where time ran out or was sunk. */
  | { name: 'pace'; form: ItemFact['form'] }
  /** What the site has to read about it. */
  | { name: 'lesson'; readings: Reading[] }
  | { name: 'words'; count: number }
  /** The study plan, from the score that it now has. */
  | ({ name: 'plan' } & PlanChange)
  /** The next whole exam, in so many days; `isPlanned` where the study plan has it then. */
  | { name: 'mock'; days: number; isPlanned: boolean };

/** A set holds no more than this. */
const max = 60;
const clamp = (level: number): number => Math.min(5, Math.max(1, level));

type Circumstances = {
  words: number;
  doubts: readonly Doubt[];
  plan?: PlanChange | null;
  /** When the study plan has the next mock exam. */
  daysToMock?: number | null;
  /** Whether there is a lesson of this id. */
  hasLesson?: (id: string) => boolean;
};

export function findNextSteps(
  facts: AttemptFacts,
  { words, doubts, plan = null, daysToMock = null, hasLesson = () => false }: Circumstances,
): NextStep[] {
  const items = met(facts.items);
  const missed = items.filter((item) => !isRight(item));
  const weak = findPriorities(items);
  const [first] = weak;
  const steps: NextStep[] = [];
  if (missed.length > 0) {
    const questionIds = [...new Set(missed.map(({ questionId }) => questionId))].slice(0, max);
    steps.push({ name: 'redo', count: questionIds.length, questionIds });
  }
  if (first) steps.push({ name: 'topic', topic: first.topic, levels: levelsFor(items, first.topic) });
  const slow = findSlowForm(facts);
  if (slow) steps.push({ name: 'pace', form: slow });
  const readings = readingsFor(
    weak.map(({ topic }) => topic),
    slow !== null,
    hasLesson,
  );
  if (readings.length > 0) steps.push({ name: 'lesson', readings });
  if (words > 0) steps.push({ name: 'words', count: words });
  if (plan) steps.push({ name: 'plan', ...plan });
  // What is learned needs days to settle; an exam that did not count is taken again sooner.
  if (facts.type === 'GREPREP') {
    const planned = isUnreliable(doubts) ? null : daysToMock;
    const days = planned ?? (isUnreliable(doubts) ? 2 : 7);
    steps.push({ name: 'mock', days, isPlanned: planned !== null });
  }
  return steps;
}

/** The levels next to the one that was asked on average. */
function levelsFor(items: readonly ItemFact[], topic: string): number[] {
  const own = items.filter((item) => isAbout(item, topic));
  const middle = Math.round(own.reduce((sum, { difficulty }) => sum + difficulty, 0) / own.length);
  return [...new Set([clamp(middle - 1), middle, clamp(middle + 1)])];
}

/** The form on which most time was lost, where a section ran out or at least three questions were sinks. */
function findSlowForm(facts: AttemptFacts): ItemFact['form'] | null {
  const items = graded(facts.items);
  const sinks = items.filter((item) => paceOf(item) === 'sink');
  const ranOut = behaviourOf(facts).endings.some(({ kind, tail }) => kind === 'ran-out' && tail > 0);
  if (sinks.length < 3 && !ranOut) return null;
  const over = new Map<ItemFact['form'], number>();
  for (const { form, spentMs, targetMs } of items)
    over.set(form, (over.get(form) ?? 0) + Math.max(0, spentMs - targetMs));
  const [worst] = [...over].sort(([, one], [, other]) => other - one);
  return worst && worst[1] > 0 ? worst[0] : null;
}
