/** What stands beside and below the tasks of Today, in one piece that the first look does not wait for. */
import { CourseSection } from '#app/pages/learning/today/course.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { Changes, HowDaysGo, Places, Replanned, Tomorrow } from '#app/pages/learning/today/sections.tsx';

export { Facts } from '#app/pages/learning/today/facts.tsx';

export function BelowTasks({ today: { state, tasks, replanned, tomorrow } }: { today: Today }) {
  return (
    <>
      {state === 'first' || state === 'no-goal' ? <HowDaysGo isFirst={tasks.length === 0} /> : null}
      {replanned ? <Replanned replanned={replanned} /> : null}
      {state === 'done' ? <Tomorrow tomorrow={tomorrow} /> : null}
    </>
  );
}

export function Rest({ today }: { today: Today }) {
  const { lamps, exam, score } = today;
  return (
    <>
      {lamps.total > 0 || exam !== null || score.total !== null ? <CourseSection today={today} /> : null}
      <Changes changes={today.changes} />
      <Places />
    </>
  );
}
