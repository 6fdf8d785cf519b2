/** Everything of a report below its headline, for its owner and for whoever was given the link. */

import { useText } from '#app/locale.tsx';
import { NextStep } from '#app/pages/learning/next-step.tsx';
import { Behaviour } from '#app/pages/reports/behaviour.tsx';
import { isBlankReport } from '#app/pages/reports/blank-report.ts';
import { Diagnosis } from '#app/pages/reports/diagnosis.tsx';
import { EssayBlocks } from '#app/pages/reports/essay/essay-block.tsx';
import { Actions } from '#app/pages/reports/first/actions.tsx';
import { Quadrant } from '#app/pages/reports/quadrant.tsx';
import type { Essay, Report, TrendData } from '#app/pages/reports/replies.ts';
import { ReportTabs, TabPanel } from '#app/pages/reports/report-tabs.tsx';
import { ItemReview } from '#app/pages/reports/review/item-review.tsx';
import { Routing } from '#app/pages/reports/routing.tsx';
import { SectionsTable } from '#app/pages/reports/sections-table.tsx';
import { Strengths } from '#app/pages/reports/strengths.tsx';
import { TimeMaps } from '#app/pages/reports/time-maps.tsx';
import { hasTrend, Trend } from '#app/pages/reports/trend/trend.tsx';
import { WhatIf } from '#app/pages/reports/what-if.tsx';
import { WordsMissed } from '#app/pages/reports/words-missed.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { reportFirst } from '#messages/reports/first.ts';
import { reportPages } from '#messages/reports/pages.ts';

type ReportBodyProps = {
  report: Report;
  essays?: readonly Essay[];
  /** The owner's mock exams so far; null for a practice set. Others do not see them. */
  trend?: TrendData | null;
};

/**
 * A mock exam in tabs, a practice set with its questions first. Others see the text of an essay where its writer shows
 * it, not its grade.
 */
export function ReportBody(props: ReportBodyProps) {
  const { report, trend } = props;
  return (
    <>
      {report.exam.type === 'GREPREP' ? <MockBody {...props} /> : <SetBody {...props} />}
      {trend === undefined ? null : <NextStep className="mt-14 print:hidden" />}
    </>
  );
}

function MockBody(props: ReportBodyProps) {
  const t = useText(reportPages);
  const { report, trend } = props;
  const isShared = trend === undefined;
  const hasItems = report.forms.length > 0;
  if (isBlankReport(report)) return null;
  return (
    <>
      <ReportTabs report={report} />
      <TabPanel report={report} tab="overview">
        {report.routes.length > 0 ? <Routing report={report} /> : null}
        <SectionsTable report={report} />
        {hasItems ? <Diagnosis report={report} /> : null}
        <Strengths strengths={report.strengths} />
        {report.scores && report.routes.length > 0 ? <WhatIf report={report} isShared={isShared} /> : null}
        {trend && hasTrend(trend) ? (
          <Trend trend={trend} current={report.recordId} target={report.target} />
        ) : null}
      </TabPanel>
      <TabPanel report={report} tab="items">
        <ItemReview report={report} isShared={isShared} />
        <WordsMissed words={report.words} />
      </TabPanel>
      <TabPanel report={report} tab="time">
        {hasItems ? <Habits report={report} /> : <p className="mt-10 text-ink-2">{t('nothing_seen')}</p>}
      </TabPanel>
      <TabPanel report={report} tab="writing">
        <Writing {...props} />
      </TabPanel>
    </>
  );
}

function SetBody(props: ReportBodyProps) {
  const { report, trend } = props;
  const t = useText(reportFirst);
  const hasItems = report.forms.length > 0;
  return (
    <>
      {hasItems ? <ItemReview report={report} isShared={trend === undefined} /> : null}
      <Writing {...props} />
      <WordsMissed words={report.words} />
      {hasItems ? (
        <>
          <div className="mt-10 border-t border-ink md:mt-14">
            <Actions report={report} isLater />
          </div>
          <details id="analysis" className="mt-10 border-y border-ink">
            <summary className="flex min-h-14 cursor-pointer items-center font-serif text-21 font-semibold">
              {t('analysis')}
            </summary>
            <SectionsTable report={report} />
            <Habits report={report} />
            <Diagnosis report={report} />
            <Strengths strengths={report.strengths} />
          </details>
        </>
      ) : null}
    </>
  );
}

const Habits = ({ report }: { report: Report }) => (
  <>
    <TimeMaps report={report} />
    <Behaviour report={report} />
    <Quadrant quadrant={report.quadrant} />
  </>
);

const Writing = ({ report, essays }: ReportBodyProps) =>
  essays ? <EssayBlocks essays={essays} report={report} /> : <PlainEssay report={report} />;

function PlainEssay({ report: { essay } }: { report: Report }) {
  const t = useText(reportPages);
  if (!essay) return null;
  return (
    <div className="mt-14">
      <SideSection title={t('essay')} intro={t('essay_words', { n: essay.words })}>
        <p
          lang="en"
          className="border-l-3 border-rule-2 pl-4 font-serif leading-[1.8] wrap-anywhere whitespace-pre-line"
        >
          {essay.text}
        </p>
      </SideSection>
    </div>
  );
}
