/** The three phases on one line of time, the present one lit. */
import { useText } from '#app/locale.tsx';
import type { Plan } from '#app/pages/learning/plan/tasks.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { daysBetween } from '#core/learning/plan/study-plan.ts';
import { planTexts } from '#messages/learning/plan.ts';

export function Phases({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const dates = useDates();
  return (
    <section aria-label={t('phases')} className="mt-10">
      <ol className="grid gap-y-4 md:flex">
        {plan.phases.map(({ phase, from, to }) => {
          const isNow = plan.today >= from && plan.today <= to;
          return (
            <li
              key={phase}
              style={{ flexGrow: daysBetween(from, to) + 1 }}
              className="min-w-0 basis-0 md:pr-6"
            >
              <span
                className={`block h-1.5 border-ink md:-mr-6 ${isNow ? 'border-r-2 bg-beam' : 'border-r bg-paper-3'}`}
              />
              <p className="mt-3 text-16 font-semibold">
                {t(phase)}
                {isNow ? <span className="ml-2 text-13 font-normal text-ink-3">{t('now')}</span> : null}
              </p>
              <p className="text-13 text-ink-3">
                {t('to_day', { from: dates.day(from), to: dates.day(to) })}
              </p>
              <p className="mt-1 text-14 text-ink-2">{t(`${phase}_text`)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
