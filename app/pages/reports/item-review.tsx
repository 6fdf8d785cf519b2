/** Every question once more, filtered by how it went; mine beside the key, and each leads to its analysis. */
import { useSearchParams } from 'react-router';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { clockText } from '#app/pages/questions/figures-of.ts';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { RichText } from '#app/runner/questions/rich-text.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Form } from '#core/questions/kinds.ts';
import { type ReviewFilter, reviewed, reviewFilters } from '#core/report/review.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/report-blocks.ts';
import { reportPages } from '#messages/report-pages.ts';

const names = Object.keys(reviewFilters) as ReviewFilter[];
const mostInSet = 60;

export function ItemReview({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const [search] = useSearchParams();
  const items = report.items.map((item) => ({ ...item, isChanged: item.change !== null }));
  // What went wrong is what most people come for; who made no mistake sees everything.
  const usual = items.some(reviewFilters.wrong) ? 'wrong' : 'all';
  const chosen = names.find((name) => name === search.get('show')) ?? usual;
  const sections = report.sections.map(({ no }) => no);
  const section = sections.find((no) => String(no) === search.get('section')) ?? null;
  const shown = reviewed(items, chosen, section);
  const addressOf = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    next.delete('lang');
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
        {toPractise.length > 0 && toPractise.length <= mostInSet ? (
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
            count: reviewed(items, name, section).length,
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
          <Item key={item.exerciseId} item={item} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item }: { item: Report['items'][number] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const formName = say(formNames, useLocale());
  const facts = [
    formName(item.form as Form),
    ...(item.isMarked ? [b('is_marked')] : []),
    ...(item.isRapid ? [b('is_rapid')] : []),
    ...(item.change ? [b(`change_${item.change}`)] : []),
  ];
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-b border-rule py-4 md:grid-cols-[3.5rem_minmax(0,1fr)_5rem_5.5rem_5rem]">
      <span className="text-14 text-ink-3">{`${item.section} – ${item.no}`}</span>
      <div className="min-w-0">
        <p lang="en" className="line-clamp-2 font-serif leading-[1.6]">
          <RichText text={item.stem} />
        </p>
        {item.correct !== null && item.key !== null ? <Answers item={item} /> : null}
        <p className="mt-1 text-13 text-ink-3">{facts.join(' · ')}</p>
      </div>
      <span>
        {item.correct === null ? null : (
          <StatusMark status={!item.isAnswered ? 'none' : item.correct ? 'right' : 'wrong'}>
            {t(!item.isAnswered ? 'blank' : item.correct ? 'right' : 'wrong')}
          </StatusMark>
        )}
      </span>
      <span className="text-14 md:text-right">
        {clockText(item.spentMs)}
        <small className="text-13 text-ink-3 max-md:ml-2 md:block">
          {b('of_due', { time: clockText(item.targetMs) })}
        </small>
      </span>
      <Link
        to={`/questions/${item.questionId}`}
        className="text-14 font-semibold underline underline-offset-4 max-md:w-max md:text-right"
      >
        {t('open_question')}
      </Link>
    </li>
  );
}

/** What was answered, and the key where it was another. */
function Answers({ item: { given, key, correct } }: { item: Report['items'][number] }) {
  const b = useText(reportBlocks);
  return (
    <p className="mt-1 text-14">
      {given ? (
        <>
          <span className="text-ink-3">{b('mine')}</span>{' '}
          <span lang="en" className="font-serif">
            <RichText text={given} />
          </span>
        </>
      ) : null}
      {correct || !key ? null : (
        <>
          {given ? '　' : ''}
          <span className="text-ink-3">{b('key')}</span>{' '}
          <b lang="en" className="font-serif">
            <RichText text={key} />
          </b>
        </>
      )}
    </p>
  );
}
