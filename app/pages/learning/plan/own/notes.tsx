/** What became of the plan: after days that passed by, and after a change of the goal, line by line. */
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { Callout } from '#app/ui/callout.tsx';
import { measureNames, ownPlanTexts } from '#messages/learning/own-plan.ts';
import type { OwnPlan } from './types.ts';

export function ReplanNote({ plan: { replanned } }: { plan: OwnPlan }) {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  if (!replanned) return null;
  return (
    <Callout tone="lit" className="mb-6">
      <p className="font-semibold">{t('replanned', { n: replanned.missedDays })}</p>
      <ul>
        {replanned.lines.map((line) => (
          <li key={line.code}>
            {line.code === 'light'
              ? t('replan_light', { minutes: line.minutes })
              : line.code === 'reviews'
                ? t('replan_reviews', { n: line.n, days: line.days })
                : t('replan_mock', { day: dates.day(line.day) })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

type Line = NonNullable<OwnPlan['change']>['lines'][number];

/** Before and after of each line that differs. */
export function ChangeNote({ plan: { change, today } }: { plan: OwnPlan }) {
  const t = useText(ownPlanTexts);
  const measure = useText(measureNames);
  const dates = useDates();
  const told = (line: Line, value: Line['from']): string => {
    if (value === null)
      return t(line.what === 'finish' ? 'not_before' : line.what === 'stress' ? 'stress_none' : 'none');
    if (line.what === 'stress') return measure(value as keyof typeof measureNames);
    if (typeof value === 'string') return dates.day(value);
    if (line.what === 'minutes') return t('n_minutes', { n: value });
    if (line.what === 'week-days') return t('n_days', { n: value });
    return line.what === 'mocks' ? t('n_times', { n: value }) : String(value);
  };
  return (
    <div role="status">
      {change && change.lines.length > 0 ? (
        <Callout className="mb-6" size="sm">
          {/* Open on its own day, then a line for the rest of the week. */}
          <details open={Date.parse(change.at) > Date.parse(today)}>
            <summary className="cursor-pointer text-15 font-semibold">{t('changed')}</summary>
            <dl className="mt-1 grid gap-x-8 md:grid-flow-col md:grid-rows-2 md:justify-start">
              {change.lines.map((line) => (
                <div key={line.what} className="flex flex-wrap gap-x-3">
                  <dt className="text-ink-3">{t(`change_${line.what}`)}</dt>
                  <dd>
                    {told(line, line.from)}
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only"> {t('becomes')} </span>
                    <b>{told(line, line.to)}</b>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </Callout>
      ) : null}
    </div>
  );
}
