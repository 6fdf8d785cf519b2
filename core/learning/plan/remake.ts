/** A goal that changes in the middle of a day: what is done stays, what is open is made anew. */
import type { DayTask, TaskWork } from './day-task.ts';

/** Sorted, for the database gives keys back in an order of its own. */
const keyOf = (work: TaskWork): string =>
  JSON.stringify(Object.entries(work).sort(([one], [other]) => (one < other ? -1 : 1)));

export function remake(before: readonly DayTask[], made: readonly DayTask[], minutes: number): DayTask[] {
  const kept = before.filter(({ state, done }) => state !== 'open' || done > 0);
  const known = new Set(kept.map(({ work }) => keyOf(work)));
  let left = minutes - kept.reduce((sum, task) => sum + task.minutes, 0);
  const fresh = made.filter(({ work, minutes: own }, place) => {
    if (known.has(keyOf(work))) return false;
    // The first one is always there, so that there is something to do.
    const fits = own <= left || (kept.length === 0 && place === 0);
    if (fits) left -= own;
    return fits;
  });
  const highest = Math.max(0, ...before.map(({ id }) => Number(id.split('-').at(-1))));
  return [
    ...kept,
    ...fresh.map((task, place) => ({ ...task, id: `${task.id.split('-')[0]}-${highest + place + 1}` })),
  ];
}
