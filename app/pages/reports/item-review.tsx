/** Every question once more, filtered by how it went; each leads to its analysis. */
import { useSearchParams } from 'react-router';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { clockText } from '#app/pages/questions/figures-of.ts';
import type { Report } from '#app/pages/reports/result.tsx';
import { RichText } from '#app/runner/questions/rich-text.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Form } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportPages } from '#messages/report-pages.ts';

type Item = Report['items'][number];

const filters = {
  all: () => true,
  wrong: (item: Item) => item.correct === false && item.isAnswered,
  blank: (item: Item) => !item.isAnswered,
  marked: (item: Item) => item.isMarked,
  slow: (item: Item) => item.spentMs > 1.5 * item.targetMs,
} as const;

type Filter = keyof typeof filters;
const names = Object.keys(filters) as Filter[];

export function ItemReview({ report }: { report: Report }) {
  const t = useText(reportPages);
  const formName = say(formNames, useLocale());
  const [search] = useSearchParams();
  const chosen = names.find((name) => name === search.get('show')) ?? 'all';
  const shown = report.items.filter(filters[chosen]);
  const addressOf = (filter: Filter) => {
    const next = new URLSearchParams(search);
    next.delete('lang');
    next.set('show', filter);
    return `?${next}#review`;
  };
  return (
    <section id="review" className="mt-14 scroll-mt-40 border-t border-ink pt-4">
      <h2 className="text-26">{t('review')}</h2>
      <div className="mt-3">
        <TabLinks
          label={t('filters')}
          items={names.map((name) => ({
            to: addressOf(name),
            label: t(`filter_${name}`),
            count: report.items.filter(filters[name]).length,
            current: name === chosen,
          }))}
        />
      </div>
      {shown.length === 0 ? <p className="py-8 text-ink-2">{t('none_here')}</p> : null}
      <ol>
        {shown.map((item) => (
          <li
            key={item.exerciseId}
            className="grid gap-x-5 gap-y-1.5 border-b border-rule py-4 md:grid-cols-[4.5rem_minmax(0,1fr)_6rem_4.5rem_5rem]"
          >
            <span className="text-14 text-ink-3">{`${item.section} – ${item.no}`}</span>
            <div className="min-w-0">
              <p lang="en" className="line-clamp-2 font-serif leading-[1.6]">
                <RichText text={item.stem} />
              </p>
              <p className="mt-1 text-13 text-ink-3">{formName(item.form as Form)}</p>
            </div>
            <span>
              {item.correct === null ? null : (
                <StatusMark status={!item.isAnswered ? 'none' : item.correct ? 'right' : 'wrong'}>
                  {t(!item.isAnswered ? 'blank' : item.correct ? 'right' : 'wrong')}
                </StatusMark>
              )}
            </span>
            <span className="text-14 md:text-right">{clockText(item.spentMs)}</span>
            <Link
              to={`/questions/${item.questionId}`}
              className="text-14 font-semibold underline underline-offset-4 md:text-right"
            >
              {t('open_question')}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
