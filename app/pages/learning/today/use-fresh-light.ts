/** What was lit since its reader was last here: light comes on once, and stands still the next time. */
import { useEffect, useState } from 'react';
import { attempt } from '#app/browser-storage.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';

const key = 'beacon.today-seen';

export type Fresh = { tasks: ReadonlySet<string>; isNight: boolean; hasLamp: boolean };

export const nothingFresh: Fresh = { tasks: new Set(), isNight: false, hasLamp: false };

/** As it is kept: the day, whether its lamp was lit, and the tasks that were done. */
const write = ({ day, lamps, tasks }: Today): string =>
  [
    day,
    lamps.isTodayLit ? 'lit' : '',
    ...tasks.filter(({ state }) => state === 'done').map(({ id }) => id),
  ].join(' ');

export function useFreshLight(today: Today): Fresh {
  const [fresh, setFresh] = useState(nothingFresh);
  useEffect(() => {
    const now = write(today);
    const before = attempt(() => localStorage.getItem(key), null);
    attempt(() => localStorage.setItem(key, now), undefined);
    if (before === null || before === now) return;
    const [day, lamp, ...seen] = before.split(' ');
    const isSameDay = day === today.day;
    const done = today.tasks.filter(({ state }) => state === 'done').map(({ id }) => id);
    const tasks = new Set(done.filter((id) => !isSameDay || !seen.includes(id)));
    setFresh({
      tasks,
      isNight: today.state === 'done' && tasks.size > 0,
      hasLamp: today.lamps.isTodayLit && !(isSameDay && lamp === 'lit'),
    });
  }, [today]);
  return fresh;
}
