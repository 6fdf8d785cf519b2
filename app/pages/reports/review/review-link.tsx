/** Links from a finding to the questions it rests on: each opens its question in the review. */

import { Link, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { groupBy } from '#core/group-by.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

/** The anchor of a question in the review. */
export const anchorOf = (exerciseId: string): string => `item-${exerciseId}`;

/** Among all questions, so that no filter hides it. */
export const addressOfItem = (exerciseId: string): string =>
  `?tab=items&show=all&item=${exerciseId}#${anchorOf(exerciseId)}`;

const maxPlaces = 8;

/** The questions section by section, in the order of the exam. */
type PlacesProps = { report: Report; exerciseIds: readonly string[]; className?: string };

export function Places({ report, exerciseIds, className = '' }: PlacesProps) {
  const t = useText(reviewTexts);
  const pages = useText(reportPages);
  const items = report.items.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const rest = items.length - maxPlaces;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 text-14 text-ink-3 ${className}`}>
      {[...groupBy(items.slice(0, maxPlaces), ({ section }) => section)].map(([section, own]) => (
        <p key={section} className="flex flex-wrap items-center gap-x-2.5">
          {pages('section_n', { n: section })}
          {own.map(({ exerciseId, no }) => (
            <Link
              key={exerciseId}
              to={addressOfItem(exerciseId)}
              className="inline-flex min-h-11 min-w-6 items-center justify-center text-ink underline decoration-rule-2 underline-offset-4 hover:decoration-ink md:min-h-8"
            >
              <span aria-hidden="true">{no}</span>
              <span className="sr-only">{t('place', { section, no })}</span>
            </Link>
          ))}
        </p>
      ))}
      {rest > 0 ? <p>{t('more_places', { n: rest })}</p> : null}
    </div>
  );
}
