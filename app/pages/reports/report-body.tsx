/** Everything of a report below its headline, for its owner and for whoever was given the link. */

import { useText } from '#app/locale.tsx';
import { NextStep } from '#app/pages/learning/next-step.tsx';
import { Behaviour } from '#app/pages/reports/behaviour.tsx';
import { Diagnosis } from '#app/pages/reports/diagnosis.tsx';
import { EssayBlocks } from '#app/pages/reports/essay/essay-block.tsx';
import { NextSteps } from '#app/pages/reports/next-steps.tsx';
import { Priorities, Quadrant } from '#app/pages/reports/priorities.tsx';
import type { Essay, Report, TrendData } from '#app/pages/reports/replies.ts';
import { ItemReview } from '#app/pages/reports/review/item-review.tsx';
import { Routing } from '#app/pages/reports/routing.tsx';
import { SectionsTable } from '#app/pages/reports/sections-table.tsx';
import { TimeMaps } from '#app/pages/reports/time-maps.tsx';
import { Trend } from '#app/pages/reports/trend/trend.tsx';
import { WhatIf } from '#app/pages/reports/what-if.tsx';
import { WordsMissed } from '#app/pages/reports/words-missed.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { reportPages } from '#messages/reports/pages.ts';

type ReportBodyProps = {
  report: Report;
  essays?: readonly Essay[];
  /** The owner's mock exams so far; null for a practice set. Others do not see them. */
  trend?: TrendData | null;
};

/** Others see the text of an essay where its writer shows it, not its grade. */
export function ReportBody({ report, essays, trend }: ReportBodyProps) {
  const isShared = trend === undefined;
  const isMock = report.exam.type === 'GREPREP';
  const hasItems = report.forms.length > 0;
  return (
    <>
      {report.routes.length > 0 ? <Routing report={report} /> : null}
      {hasItems ? <TimeMaps report={report} /> : null}
      <SectionsTable report={report} />
      {hasItems ? (
        <>
          <Diagnosis report={report} />
          <Behaviour report={report} />
          <Quadrant quadrant={report.quadrant} />
          <Priorities report={report} />
        </>
      ) : null}
      {report.scores && report.routes.length > 0 ? <WhatIf report={report} isShared={isShared} /> : null}
      <WordsMissed words={report.words} />
      {essays ? <EssayBlocks essays={essays} report={report} /> : <PlainEssay report={report} />}
      {isMock && trend ? <Trend trend={trend} current={report.recordId} target={report.target} /> : null}
      <NextSteps report={report} />
      <ItemReview report={report} isShared={isShared} />
      {isShared ? null : <NextStep className="mt-14" />}
    </>
  );
}

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
