/** The plan as a list, week after week; the present week is open. */
import { ChevronDown } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import { type Plan, TaskLine } from '#app/pages/learning/plan/tasks.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { groupBy } from '#core/group-by.ts';
import { addDays, daysBetween } from '#core/learning/plan/study-plan.ts';
import { planTexts } from '#messages/learning/plan.ts';

export function WeekList({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const dates = useDates();
  const byWeek = groupBy(plan.tasks, ({ day }) => Math.floor(daysBetween(plan.starts, day) / 7));
  const present = Math.floor(daysBetween(plan.starts, plan.today) / 7);
  return (
    <ol>
      {[...byWeek].map(([week, tasks]) => {
        const from = addDays(plan.starts, week * 7);
        const byDay = groupBy(tasks, ({ day }) => day);
        return (
          <li key={week} className="border-b border-rule">
            <details open={week === present} className="group">
              <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-4 py-3">
                <span className="font-serif text-18 font-bold">{t('week_n', { n: week + 1 })}</span>
                <span className="text-14 text-ink-3">
                  {t('to_day', { from: dates.day(from), to: dates.day(addDays(from, 6)) })}
                </span>
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="ml-auto size-4.5 self-center transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <ol className="pb-4">
                {[...byDay].map(([day, ofDay]) => (
                  <li key={day} className="gap-x-6 border-t border-rule py-2 md:grid md:grid-cols-[8rem_1fr]">
                    <h3 className="pt-2 font-sans text-14 font-semibold">
                      {dates.day(day)} <span className="font-normal text-ink-3">{dates.weekday(day)}</span>
                    </h3>
                    <ul>
                      {ofDay.map((task) => (
                        <TaskLine key={task.id} task={task} />
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
