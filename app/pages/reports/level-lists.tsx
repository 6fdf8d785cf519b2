/** Easy questions that were missed and hard ones that were right, each a link to itself in the review. */

import { Link, useLocale, useText } from '#app/locale.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report, ReportItem } from '#app/pages/reports/replies.ts';
import { ItemStem } from '#app/pages/reports/review/item-stem.tsx';
import { addressOfItem } from '#app/pages/reports/review/review-link.tsx';
import { clockText } from '#core/duration.ts';
import type { Form } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

export function LevelLists({ report }: { report: Report }) {
  const t = useText(reviewTexts);
  const { easyMisses, hardWins } = report;
  const itemsOf = ({ exerciseIds }: { exerciseIds: readonly string[] }) =>
    report.items.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const questionIds = itemsOf(easyMisses).map(({ questionId }) => questionId);
  return (
    <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
      {easyMisses.count > 0 ? (
        <div className="min-w-0">
          <List title={t('easy_list')} items={itemsOf(easyMisses)} />
          <div className="mt-3">
            <PractiseThese wanted={{ questionIds }}>{t('redo', { n: questionIds.length })}</PractiseThese>
          </div>
        </div>
      ) : null}
      {hardWins.count > 0 ? (
        <div className="min-w-0">
          <List title={t('hard_list')} items={itemsOf(hardWins)} />
        </div>
      ) : null}
    </div>
  );
}

/** More are folded away. */
const maxShown = 5;

function List({ title, items }: { title: string; items: readonly ReportItem[] }) {
  const t = useText(reviewTexts);
  const rest = items.slice(maxShown);
  return (
    <>
      <h3 className="border-b border-rule pb-2 text-18">
        {title} <span className="text-15 font-normal text-ink-3">{items.length}</span>
      </h3>
      <ul>
        {items.slice(0, maxShown).map((item) => (
          <Entry key={item.exerciseId} item={item} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {t('more_items', { n: rest.length })}
          </summary>
          <ul>
            {rest.map((item) => (
              <Entry key={item.exerciseId} item={item} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Entry({ item }: { item: ReportItem }) {
  const t = useText(reportPages);
  const formName = say(formNames, useLocale());
  const facts = [
    formName(item.form as Form),
    t('level', { n: item.difficulty }),
    ...(item.isAnswered ? [clockText(item.spentMs)] : [t('blank')]),
  ];
  return (
    <li className="border-b border-rule">
      <Link
        to={addressOfItem(item.exerciseId)}
        className="group grid grid-cols-[3rem_minmax(0,1fr)] items-baseline py-2.5"
      >
        <span className="text-14 text-ink-3">{`${item.section} – ${item.no}`}</span>
        <span className="min-w-0">
          <ItemStem item={item} clamp={1} className="group-hover:underline group-hover:underline-offset-4" />
          <small className="block text-13 text-ink-3">{facts.join(' · ')}</small>
        </span>
      </Link>
    </li>
  );
}
