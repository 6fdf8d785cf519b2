/** The days in a row under the thumb: a week at a glance, today lit, the rest a swipe away. */
import { useEffect, useRef } from 'react';
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { DaySign, useDayLabel } from './day-cell.tsx';
import type { OwnPlan } from './types.ts';

type DayChoiceProps = { plan: OwnPlan; chosen: string; onChoose: (day: string) => void };

export function WeekStrip({ plan, chosen, onChoose }: DayChoiceProps) {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  const label = useDayLabel();
  const strip = useRef<HTMLUListElement>(null);
  // The week of today stands in view from its Monday on.
  useEffect(() => {
    const list = strip.current;
    const today = list?.querySelector<HTMLElement>('[aria-current=date]')?.parentElement;
    if (list && today) list.scrollLeft = today.offsetLeft - list.clientWidth / 2 + today.offsetWidth / 2;
  }, []);
  return (
    <ul
      ref={strip}
      aria-label={t('week_strip')}
      className="relative -mx-5 flex snap-x overflow-x-auto overscroll-x-contain border-b border-rule px-5 [scrollbar-width:none] md:-mx-8 md:px-8"
    >
      {plan.days.map((entry) => {
        const { day } = entry;
        const isToday = day === plan.today;
        return (
          <li key={day} className="w-[14.2857%] min-w-12 flex-none snap-start">
            <button
              type="button"
              aria-pressed={day === chosen}
              aria-current={isToday ? 'date' : undefined}
              onClick={() => onChoose(day)}
              className={`flex w-full flex-col items-center gap-0.5 border-b-3 pt-2 pb-1.5 text-center leading-tight ${isToday ? 'bg-beam-wash' : ''} ${day === chosen ? 'border-ink font-semibold' : 'border-transparent'} ${day < plan.today ? 'text-ink-3' : ''}`}
            >
              <span className="sr-only">{label(entry, plan.today)}</span>
              <span aria-hidden="true" className="text-12">
                {isToday ? t('today') : dates.weekday(day)}
              </span>
              <span aria-hidden="true" className="font-serif text-18">
                {dates.date(day)}
              </span>
              <DaySign day={entry} today={plan.today} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
