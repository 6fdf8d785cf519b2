/** The plan as a calendar, a month below the other; choosing a day opens it beside. */
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { groupBy } from '#core/group-by.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { siteDates } from '#messages/site/dates.ts';
import { DaySign, useDayLabel } from './day-cell.tsx';
import type { OwnPlan } from './types.ts';

type DayChoiceProps = { plan: OwnPlan; chosen: string; onChoose: (day: string) => void };

/** Monday first. */
const columnOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

export function MonthCalendar({ plan, chosen, onChoose }: DayChoiceProps) {
  const t = useText(ownPlanTexts);
  const week = useText(siteDates);
  const dates = useDates();
  const label = useDayLabel();
  const months = groupBy(plan.days, ({ day }) => day.slice(0, 7));
  return (
    <div>
      <p className="text-13 text-ink-3">{t('legend')}</p>
      {[...months].map(([month, days]) => (
        <section key={month} aria-label={dates.month(month)} className="mt-3">
          <h3 className="text-18">{dates.month(month)}</h3>
          <div className="mt-1 grid grid-cols-7 gap-px border-t border-ink text-center">
            {([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => (
              <span key={weekday} aria-hidden="true" className="py-1 text-12 text-ink-3">
                {week(`w${weekday}`).replace('周', '')}
              </span>
            ))}
            {days.map((entry, place) => {
              const { day } = entry;
              return (
                <button
                  key={day}
                  type="button"
                  style={place === 0 ? { gridColumnStart: columnOf(day) } : undefined}
                  aria-pressed={day === chosen}
                  aria-current={day === plan.today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                  className={`flex h-13 flex-col items-center justify-center gap-0.5 rounded-1 leading-tight transition-colors hover:bg-beam-faint ${day === plan.today ? 'bg-beam-wash font-semibold' : ''} ${day === chosen ? 'inset-ring-[1.5px] inset-ring-ink' : ''} ${day < plan.today ? 'text-ink-3' : ''}`}
                >
                  <span className="sr-only">{label(entry, plan.today)}</span>
                  <span aria-hidden="true" className="text-14">
                    {dates.date(day)}
                  </span>
                  <DaySign day={entry} today={plan.today} />
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
