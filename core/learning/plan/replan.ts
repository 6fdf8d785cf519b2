/** What becomes of a plan when days slip: undone work moves forward where there is room, and the rest is let go. */
import { daysBetween, type PlanTask, type StudyPlan } from './study-plan.ts';

/** A task as it stands today; `movedFrom` is the day on which it was meant to be done. */
export type ReplannedTask = PlanTask & { movedFrom: string | null; isDone: boolean };

export type Replanned = {
  tasks: ReplannedTask[];
  moved: number;
  /** Work for which there is no room any more; a plan that loses much wants to be made anew. */
  dropped: number;
};

const extraMinutes = 30;
const quietDays = 3;

/**
 * Done tasks stay where they were. Words that were missed are let go, since every day has its own; a mock exam takes
 * the place of a coming day's sets; other work is added to coming days, half an hour to each at most.
 */
export function replan(plan: StudyPlan, done: ReadonlySet<string>, today: string): Replanned {
  const kept: ReplannedTask[] = [];
  const late: PlanTask[] = [];
  for (const task of plan.tasks) {
    const isDone = done.has(task.id);
    if (isDone || task.day >= today) kept.push({ ...task, movedFrom: null, isDone });
    else late.push(task);
  }
  if (today >= plan.examDay) {
    const missed = late.map((task) => ({ ...task, movedFrom: null, isDone: false }));
    return { tasks: sort([...kept, ...missed]), moved: 0, dropped: 0 };
  }

  const open = openDays(plan, today);
  const extra = new Map(open.map((day) => [day, 0]));
  let moved = 0;
  let dropped = 0;
  for (const task of late) {
    if (task.measure === 'vocabulary') continue;
    const day = task.work.kind === 'mock' ? roomForMock(kept, open) : roomFor(task, kept, open, extra);
    if (day === null) {
      dropped += 1;
      continue;
    }
    if (task.work.kind === 'mock') dropped += displace(kept, day, extra);
    else extra.set(day, (extra.get(day) ?? 0) + task.minutes);
    kept.push({ ...task, day, movedFrom: task.day, isDone: false });
    moved += 1;
  }
  return { tasks: sort(kept), moved, dropped };
}

function openDays(plan: StudyPlan, today: string): string[] {
  const from = today > plan.starts ? today : plan.starts;
  const days = new Set(plan.tasks.map(({ day }) => day).filter((day) => day >= from));
  return [...days].sort();
}

const isMockOn = (tasks: readonly ReplannedTask[], day: string): boolean =>
  tasks.some((task) => task.day === day && task.work.kind === 'mock');

/** Errands are done at once; other work goes to the first day that still has half an hour. */
function roomFor(
  task: PlanTask,
  kept: readonly ReplannedTask[],
  open: readonly string[],
  extra: ReadonlyMap<string, number>,
): string | null {
  if (task.measure === 'errand') return open[0] ?? null;
  return (
    open.find((day) => {
      const used = extra.get(day) ?? 0;
      return !isMockOn(kept, day) && (used === 0 || used + task.minutes <= extraMinutes);
    }) ?? null
  );
}

/** A mock exam keeps a day's distance from the next one and leaves the last days quiet. */
function roomForMock(kept: readonly ReplannedTask[], open: readonly string[]): string | null {
  const last = open.at(-1);
  return (
    open.find(
      (day) =>
        last !== undefined &&
        daysBetween(day, last) >= quietDays &&
        !kept.some((task) => task.work.kind === 'mock' && Math.abs(daysBetween(task.day, day)) < 2),
    ) ?? null
  );
}

/** The sets of the day on which a mock exam is made up make room for it; gives how many. */
function displace(kept: ReplannedTask[], day: string, extra: Map<string, number>): number {
  const before = kept.length;
  for (let place = kept.length - 1; place >= 0; place -= 1) {
    const task = kept[place];
    if (task?.day !== day || task.isDone) continue;
    if (['set', 'topic', 'essay'].includes(task.work.kind)) kept.splice(place, 1);
  }
  extra.set(day, extraMinutes);
  return before - kept.length;
}

const sort = (tasks: ReplannedTask[]): ReplannedTask[] =>
  tasks.sort((a, b) =>
    a.day === b.day ? a.id.localeCompare(b.id, 'en', { numeric: true }) : a.day < b.day ? -1 : 1,
  );
