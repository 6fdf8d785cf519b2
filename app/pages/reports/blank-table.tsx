/** Blank by blank: what was put in, and what belongs there. */
import { useText } from '#app/locale.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import type { Option } from '#core/questions/kinds.ts';
import { blankPairs } from '#core/report/blank-pairs.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

type BlankTableProps = {
  blanks: readonly { options: readonly Option[] }[];
  answer: readonly string[];
  answerKey: readonly string[];
};

export function BlankTable({ blanks, answer, answerKey }: BlankTableProps) {
  const r = useText(reviewTexts);
  const t = useText(reportPages);
  const pairs = blankPairs(blanks, answer, answerKey);
  if (pairs.length === 0) return null;
  return (
    <table className="mt-6 w-full max-w-160 text-15">
      <caption className="sr-only">{r('by_blank')}</caption>
      <thead className="text-left text-13 text-ink-3">
        <tr className="border-b border-rule *:py-1.5 *:pr-4 *:font-normal">
          <th scope="col">{r('by_blank')}</th>
          <th scope="col">{r('blank_mine')}</th>
          <th scope="col">{r('blank_key')}</th>
          <th scope="col">
            <span className="sr-only">{t('right')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ given, key, isRight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks keep their places
          <tr key={place} className="border-b border-rule *:py-2 *:pr-4 *:align-baseline">
            <th scope="row" className="text-left text-14 font-normal whitespace-nowrap text-ink-3">
              {r('blank_no', { n: place + 1 })}
            </th>
            <td lang={given ? 'en' : undefined} className={given ? 'font-serif' : 'text-14 text-ink-3'}>
              {given || r('left_empty')}
            </td>
            <td lang="en" className="font-serif font-bold">
              {key}
            </td>
            <td className="text-right">
              <StatusMark status={isRight ? 'right' : given ? 'wrong' : 'none'}>
                {t(isRight ? 'right' : given ? 'wrong' : 'blank')}
              </StatusMark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
