/** A plan that was kept from four answers becomes a goal; what was ticked in it today counts as done elsewhere. */
import { type Goal, splitTotal, usualGoal } from '../goal.ts';
import type { DayTask } from './day-task.ts';
import { tick } from './settle.ts';
import type { StudyPlan } from './study-plan.ts';
import type { Work } from './work.ts';

/** What the goal already says is not touched. */
export function goalFromPlan(
  goal: Pick<Goal, 'targetScore' | 'examDate' | 'minutes'>,
  { input, examDay, verdict }: Pick<StudyPlan, 'input' | 'examDay' | 'verdict'>,
) {
  return {
    targetScore: goal.targetScore ?? { ...splitTotal(input.target), writing: null },
    examDate: goal.examDate ?? examDay,
    minutes: goal.minutes === usualGoal.minutes ? verdict.minutes : goal.minutes,
    isStarted: true as const,
  };
}

const isOf = ({ work }: DayTask, old: Work, measure: string): boolean => {
  if (old.kind === 'wrong-book') return work.kind === 'mistakes';
  if (old.kind === 'set' || old.kind === 'topic') return work.kind === 'stream' && work.measure === measure;
  return work.kind === old.kind;
};

export function tickAsBefore(
  tasks: readonly DayTask[],
  plan: Pick<StudyPlan, 'tasks'>,
  ticked: ReadonlySet<string>,
): DayTask[] {
  const done = plan.tasks.filter(({ id }) => ticked.has(id));
  return tasks.map((task) =>
    done.some(({ work, measure }) => isOf(task, work, measure)) ? tick(task, true) : task,
  );
}
