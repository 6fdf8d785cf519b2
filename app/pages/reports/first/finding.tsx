/** What an attempt says in one sentence, when and how it was made, and what that does to the estimate. */
import { Fragment, type ReactNode } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { isBlankReport } from '#app/pages/reports/blank-report.ts';
import { EssayHeadline } from '#app/pages/reports/essay/essay-measure.tsx';
import type { Essay, Report } from '#app/pages/reports/replies.ts';
import { addressOfTab } from '#app/pages/reports/report-tabs.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { dayText } from '#core/dates.ts';
import { durationText } from '#core/duration.ts';
import { actionsOf, worthOf } from '#core/report/advice/actions.ts';
import { findGrave } from '#core/report/validity.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportFirst } from '#messages/reports/first.ts';
import { sayCircumstances, sayDoubts, sayFinding } from '#messages/reports/sentences.ts';

type FindingProps = {
  report: Report;
  essay?: Essay | undefined;
  /** Above a part of the report that is not the first. */
  isSmall?: boolean;
  /** What stands in place of the finding where the scores are hidden. */
  title?: string | undefined;
};

export function Finding({ report, essay, isSmall = false, title }: FindingProps) {
  const t = useText(reportFirst);
  const found = useFinding(report, essay);
  const when = t('done_at', {
    date: dayText(report.submittedAt, useLocale(), new Date()),
    time: durationText(report.spentMs),
  });
  return (
    <>
      <h1 className={`text-balance ${isSmall ? 'text-26 md:text-34 print:text-34' : 'text-34 md:text-44'}`}>
        {title ?? found.title}
      </h1>
      <div className={isSmall ? 'hidden print:block' : ''}>
        <p className="mt-2 text-ink-2">{found.more && !title ? `${found.more} ${when}` : when}</p>
        {isBlankReport(report) ? null : <Circumstances report={report} />}
        {isBlankReport(report) ? null : <Doubts report={report} />}
        {report.isUnreliable && report.exam.type === 'GREPREP' ? <StillTells report={report} /> : null}
      </div>
    </>
  );
}

function useFinding(report: Report, essay: Essay | undefined): { title: ReactNode; more: string | null } {
  const t = useText(reportFirst);
  const locale = useLocale();
  const { scores, items, count, correct } = report;
  if (scores) return sayFinding({ ...report, scores }, worthOf(actionsOf(report)), locale);
  const alone = (title: ReactNode) => ({ title, more: null });
  if (count === 0 && essay) return alone(<EssayHeadline essay={essay} />);
  if (count === 0) return alone(t('set_blank'));
  if (items.every(({ isAnswered }) => !isAnswered)) return alone(t('set_empty', { count }));
  return alone(
    count === correct ? t('set_right', { count }) : t('set_wrong', { count, correct, n: count - correct }),
  );
}

function Circumstances({ report }: { report: Report }) {
  const t = useText(reportConduct);
  const locale = useLocale();
  return (
    <ul
      aria-label={t('sitting')}
      className="mt-1 flex flex-wrap gap-x-2 text-14 text-ink-3 [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:content-['·']"
    >
      {sayCircumstances(report, locale).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** What the headline does not say already. */
function Doubts({ report }: { report: Report }) {
  const told = report.scores ? findGrave(report.doubts) : null;
  const { lines, verdict } = sayDoubts(report, useLocale(), told);
  if (lines.length === 0) return null;
  return (
    <p className="mt-1 text-14 text-ink-2">
      {[...lines, ...(verdict && !report.isUnreliable ? [verdict] : [])].join(' ')}
    </p>
  );
}

/** A score that means nothing leaves much that does. */
function StillTells({ report }: { report: Report }) {
  const t = useText(reportFirst);
  const missed = report.items.filter(({ correct, isAnswered }) => correct === false && isAnswered).length;
  const isSeen = report.items.some(({ spentMs }) => spentMs > 0);
  const parts = [
    ...(missed > 0 ? [{ tab: 'items' as const, text: t('still_items', { n: missed }) }] : []),
    ...(isSeen ? [{ tab: 'time' as const, text: t('still_time') }] : []),
    ...(report.essay && report.essay.words > 0
      ? [{ tab: 'writing' as const, text: t('still_writing') }]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="mt-2 print:hidden">
      <span className="text-ink-2">{t('still')}</span>
      {parts.map(({ tab, text }, index) => (
        <Fragment key={tab}>
          {index > 0 ? ' · ' : null}
          <TextLink tone="inline" to={addressOfTab(tab)}>
            {text}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
