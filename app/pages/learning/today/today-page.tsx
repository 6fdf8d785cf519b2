/** Today as a whole, in one order for every state; a part that has nothing to say is absent. */
import { lazy, Suspense } from 'react';
import { useText } from '#app/locale.tsx';
import { FirstPart } from '#app/pages/learning/today/first-part.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { TaskList } from '#app/pages/learning/today/task-list.tsx';
import { useFreshLight } from '#app/pages/learning/today/use-fresh-light.ts';
import { useTodayKeys } from '#app/pages/learning/today/use-today-keys.ts';
import { todayTexts } from '#messages/learning/today.ts';

/** Sent with the page, woken after it: the next step and the tasks come first. */
const BelowTasks = lazy(async () => ({
  default: (await import('#app/pages/learning/today/late-parts.tsx')).BelowTasks,
}));
const Facts = lazy(async () => ({
  default: (await import('#app/pages/learning/today/late-parts.tsx')).Facts,
}));
const Rest = lazy(async () => ({ default: (await import('#app/pages/learning/today/late-parts.tsx')).Rest }));

export function TodayPage({ today }: { today: Today }) {
  const t = useText(todayTexts);
  const fresh = useFreshLight(today);
  useTodayKeys();
  const { tasks } = today;
  return (
    <>
      <FirstPart today={today} fresh={fresh} />
      <p role="status" className="sr-only">
        {fresh.hasLamp ? t('lamp_now_lit') : ''}
      </p>
      <div className="wrap pt-5 pb-10">
        <div className="md:grid md:grid-cols-3 md:gap-x-12">
          <div className="min-w-0 md:col-span-2">
            {tasks.length > 0 ? <TaskList today={today} fresh={fresh.tasks} /> : null}
            <Suspense>
              <BelowTasks today={today} />
            </Suspense>
          </div>
          <Suspense>
            <Facts today={today} hasFreshLamp={fresh.hasLamp} />
          </Suspense>
        </div>
        <Suspense>
          <Rest today={today} />
        </Suspense>
      </div>
    </>
  );
}
