/** Links from a finding to the questions it rests on: each opens its question in the review. */
import { Link, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { reviewTexts } from '#messages/report-review.ts';

export type ReportItem = Report['items'][number];

/** The anchor of a question in the review. */
export const anchorOf = (exerciseId: string): string => `item-${exerciseId}`;

/** Among all questions, so that no filter hides it. */
export const addressOfItem = (exerciseId: string): string =>
  `?show=all&item=${exerciseId}#${anchorOf(exerciseId)}`;

const mostPlaces = 8;

/** The questions by section and number, in the order of the exam. */
export function Places({ report, exerciseIds }: { report: Report; exerciseIds: readonly string[] }) {
  const t = useText(reviewTexts);
  const items = report.items.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const rest = items.length - mostPlaces;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-3">
      {t('missed_in')}
      {items.slice(0, mostPlaces).map(({ exerciseId, section, no }) => (
        <Link
          key={exerciseId}
          to={addressOfItem(exerciseId)}
          className="inline-flex min-h-11 min-w-6 items-center text-ink underline decoration-rule-2 underline-offset-4 hover:decoration-ink md:min-h-8"
        >
          <span aria-hidden="true">{`${section}–${no}`}</span>
          <span className="sr-only">{t('place', { section, no })}</span>
        </Link>
      ))}
      {rest > 0 ? <span>{t('more_places', { n: rest })}</span> : null}
    </p>
  );
}
