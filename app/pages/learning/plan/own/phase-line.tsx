/** The phases on one line of time, the present one lit, mock exams above it and the exam at its end. */
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { daysBetween } from '#core/learning/plan/study-plan.ts';
import * as palette from '#core/palette.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { planTexts } from '#messages/learning/plan.ts';
import type { OwnPlan } from './types.ts';

export function PhaseLine({ plan: { phases, days, exam, today } }: { plan: OwnPlan }) {
  const t = useText(planTexts);
  const own = useText(ownPlanTexts);
  const dates = useDates();
  const [first, last] = [phases[0]?.from, exam?.date ?? phases.at(-1)?.to];
  if (!first || !last) return null;
  const whole = Math.max(1, daysBetween(first, last));
  const mocks = days.filter(({ kind, day }) => kind === 'mock' && day >= today);
  return (
    <div className="mt-4">
      {mocks.length > 0 ? (
        <p className="text-13 text-ink-3 [@media(height<45rem)]:max-lg:hidden">
          ◇ {own('mocks')} {own('n_times', { n: mocks.length })}
        </p>
      ) : null}
      <div className="relative h-4.5">
        {mocks.map(({ day }) => (
          <svg
            key={day}
            viewBox="0 0 12 12"
            aria-hidden="true"
            style={{ left: `${Math.min(99, (daysBetween(first, day) / whole) * 100)}%` }}
            className="absolute bottom-1 size-3 -translate-x-1/2"
          >
            <path d="m6 1 5 5-5 5-5-5z" fill={palette.paper} stroke={palette.ink2} strokeWidth={1.2} />
          </svg>
        ))}
      </div>
      <ol className="flex gap-1">
        {phases.map(({ phase, from, to }) => {
          const isNow = today >= from && today <= to;
          return (
            <li key={phase} style={{ flexGrow: daysBetween(from, to) + 1 }} className="min-w-0 basis-0">
              <span className={`block h-2 ${isNow ? 'border border-ink bg-beam' : 'bg-paper-3'}`} />
              <b className="mt-1.5 block text-13 leading-tight font-semibold lg:text-15">
                {t(phase)}
                {isNow ? <span className="sr-only"> {t('now')}</span> : null}
              </b>
              <span className="text-12 text-ink-3">
                {dates.day(from)}
                {/* Beside each other on a phone the parts have no room for their ends, which are the next one's beginning. */}
                <span className="max-md:sr-only"> – {dates.day(to)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
