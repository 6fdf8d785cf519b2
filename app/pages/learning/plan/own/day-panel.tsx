/** One day of the plan: today with what is next in it, a past day with what was done, a coming one as a sketch. */
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { TaskRow } from './task-row.tsx';
import type { OwnPlan, PlanDay } from './types.ts';
import type { useMarks } from './use-marks.ts';

type DayPanelProps = { plan: OwnPlan; day: PlanDay; marks: ReturnType<typeof useMarks> };

export function DayPanel({ plan, day: { day, kind, minutes, tasks: planned }, marks }: DayPanelProps) {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  const isToday = day === plan.today;
  const isPast = day < plan.today;
  const tasks = isToday ? planned.map(marks.seen) : planned;
  const next = isToday ? tasks.find(({ state }) => state === 'open') : undefined;
  const isAllDone = isToday && tasks.length > 0 && !next;
  return (
    <section aria-labelledby="day" aria-live="polite">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id="day" className="text-26">
          {isToday ? t('today') : dates.day(day)}
          <span className="ml-3 font-sans text-15 font-normal text-ink-3">
            {isToday ? dates.dayOfWeek(day) : dates.weekday(day)}
          </span>
        </h2>
        {tasks.length > 0 ? (
          <span className="text-14 text-ink-3">
            {t(isPast ? 'of_past' : 'of_day', { n: tasks.length, minutes })}
          </span>
        ) : null}
      </header>
      {kind === 'exam' ? <p className="py-4 text-ink-2">{t('exam_text')}</p> : null}
      {tasks.length > 0 ? (
        <ol>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              isNext={task === next}
              onMark={isToday ? (isDone) => marks.mark(task, isDone) : undefined}
            />
          ))}
        </ol>
      ) : kind === 'exam' ? null : (
        <p className="py-4 text-ink-2">{t(isPast ? 'past_empty' : 'rest_day')}</p>
      )}
      {isAllDone ? <p className="pt-3 text-15 font-semibold">{t('all_done')}</p> : null}
      {day > plan.today && tasks.length > 0 ? <p className="pt-3 text-13 text-ink-3">{t('sketch')}</p> : null}
    </section>
  );
}
