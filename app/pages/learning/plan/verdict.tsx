/** What the plan says about the target: frank, kind, and with a way on. */
import { useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import type { Plan } from '#app/pages/learning/plan/tasks.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { daysBetween } from '#core/learning/plan/study-plan.ts';
import { planTexts } from '#messages/learning/plan.ts';

/** The same plan with other answers. */
export function planAddress(input: Plan['input'], change: Partial<Plan['input']> = {}): string {
  const { stage, months, previous, target } = { ...input, ...change };
  const last = previous === null ? '' : `&previous=${previous}`;
  return `/plan?stage=${stage}&months=${months}${last}&target=${target}`;
}

export function useHeadline() {
  const t = useText(planTexts);
  return ({ verdict, baseline, input }: Plan): string =>
    t(`headline_${verdict.kind}`, {
      from: baseline,
      to: input.target,
      minutes: verdict.minutes,
      months: input.months,
    });
}

export function Verdict({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const { verdict, input, baseline } = plan;
  const values = {
    hours: verdict.hoursPlanned,
    minutes: verdict.minutes,
    needed: verdict.hoursNeeded,
    planned: verdict.hoursPlanned,
    reachable: verdict.reachable,
  };
  return (
    <div className="max-w-[46rem]">
      <p className="text-ink-2 md:text-18">{t(`text_${verdict.kind}`, values)}</p>
      {input.previous === null ? (
        <p className="mt-2 text-15 text-ink-2">{t('baseline_assumed', { score: baseline })}</p>
      ) : null}
      <p className="mt-2 text-13 text-ink-3">{t('assumption')}</p>
      {verdict.kind === 'beyond' ? (
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={planAddress(input, { target: verdict.reachable })}>
            {t('try_target', { score: verdict.reachable })}
          </ButtonLink>
          {verdict.monthsNeeded !== null && verdict.monthsNeeded > input.months ? (
            <ButtonLink to={planAddress(input, { months: verdict.monthsNeeded })}>
              {t('try_months', { n: verdict.monthsNeeded })}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      {verdict.kind === 'reached' ? (
        <p className="mt-4">
          <ButtonLink to="/news/score-sending" arrow>
            {t('send_scores')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

export function PlanFigures({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const mocks = plan.tasks.filter(({ work }) => work.kind === 'mock').length;
  const figures = [
    { label: t('days_left'), value: t('n_days', { n: Math.max(0, daysBetween(plan.today, plan.examDay)) }) },
    { label: t('a_day'), value: t('n_minutes', { n: plan.verdict.minutes }) },
    { label: t('mocks'), value: t('n_times', { n: mocks }) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-4 md:gap-x-16">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="font-serif text-26 leading-tight font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a login leads back to: this very plan. */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  return `/login?redirect=${encodeURIComponent(pathname + search)}`;
}
