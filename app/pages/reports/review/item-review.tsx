/** Every question once more, filtered by how it went; each opens in place. */

import { useSearchParams } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { ReviewItem } from '#app/pages/reports/review/review-item.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { filterItems, type ReviewFilter, reviewFilters } from '#core/report/item-review.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';

const names = Object.keys(reviewFilters) as ReviewFilter[];
const maxInSet = 60;

export function ItemReview({ report, isShared }: { report: Report; isShared: boolean }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const [search] = useSearchParams();
  const items = report.items.map((item) => ({ ...item, isChanged: item.change !== null }));
  // What went wrong is what most people come for; who made no mistake sees everything.
  const usual = items.some(reviewFilters.wrong) ? 'wrong' : 'all';
  const chosen = names.find((name) => name === search.get('show')) ?? usual;
  const sections = report.sections.map(({ no }) => no);
  const section = sections.find((no) => String(no) === search.get('section')) ?? null;
  const shown = filterItems(items, chosen, section);
  const addressOf = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    next.delete('lang');
    next.delete('item');
    for (const [key, value] of Object.entries(changed)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return `?${next}#review`;
  };
  const labelOf = (name: ReviewFilter) =>
    name === 'guessed' || name === 'changed' ? b(`filter_${name}`) : t(`filter_${name}`);
  const toPractise = shown.filter(({ correct }) => correct !== null).map(({ questionId }) => questionId);
  return (
    <section id="review" className="mt-14 scroll-mt-24 border-t border-ink pt-4 md:mt-16 md:scroll-mt-32">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-34">{t('review')}</h2>
        {toPractise.length > 0 && toPractise.length <= maxInSet ? (
          <PractiseThese wanted={{ questionIds: toPractise }}>
            {b('practise_shown', { n: toPractise.length })}
          </PractiseThese>
        ) : null}
      </div>
      <div className="mt-3">
        <TabLinks
          label={t('filters')}
          items={names.map((name) => ({
            to: addressOf({ show: name }),
            label: labelOf(name),
            count: filterItems(items, name, section).length,
            current: name === chosen,
          }))}
        />
      </div>
      {sections.length > 1 ? (
        <nav aria-label={b('by_section')} className="mt-2">
          <ul className="flex flex-wrap gap-x-5 text-14">
            {[null, ...sections].map((no) => (
              <li key={no}>
                <Link
                  to={addressOf({ section: no === null ? null : String(no) })}
                  aria-current={no === section ? 'page' : undefined}
                  preventScrollReset
                  className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-beam aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-8 md:min-h-9"
                >
                  {no === null ? b('all_sections') : t('section_n', { n: no })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown.length === 0 ? <p className="py-8 text-ink-2">{t('none_here')}</p> : null}
      <ol className="mt-2">
        {shown.map((item) => (
          <ReviewItem
            key={item.exerciseId}
            item={item}
            recordId={report.recordId}
            isShared={isShared}
            isWanted={search.get('item') === item.exerciseId}
          />
        ))}
      </ol>
    </section>
  );
}
