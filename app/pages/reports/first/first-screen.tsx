/** The first screen of a report: the finding, the scores against the goal, and what to do. */
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { isBlankReport } from '#app/pages/reports/blank-report.ts';
import { Actions } from '#app/pages/reports/first/actions.tsx';
import { Finding } from '#app/pages/reports/first/finding.tsx';
import { Scores } from '#app/pages/reports/first/scores.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Essay, Report, Sitting } from '#app/pages/reports/replies.ts';
import { useReportTab } from '#app/pages/reports/report-tabs.tsx';
import { reportFirst } from '#messages/reports/first.ts';

type FirstScreenProps = {
  report: Report;
  essay?: Essay | undefined;
  /** The mock exam before this one. */
  last?: Sitting | undefined;
  /** In place of the finding. */
  title?: string | undefined;
  /** What can be done with the report as a whole. */
  children: ReactNode;
};

export function FirstScreen({ report, essay, last, title, children }: FirstScreenProps) {
  const isMock = report.exam.type === 'GREPREP';
  const isBlank = isBlankReport(report);
  // Above the other parts the finding alone reminds of it.
  const isFirst = useReportTab(report) === 'overview' || !isMock;
  return (
    <>
      <div className="items-end justify-between gap-8 lg:flex">
        <div className="min-w-0 lg:flex-1">
          <Finding report={report} essay={essay} isSmall={!isFirst} title={title} />
          {isMock ? null : <RedoThese report={report} />}
        </div>
        {isMock && isBlank ? null : children}
      </div>
      {isMock ? (
        <div className={isFirst ? '' : 'hidden print:block'}>
          {isBlank ? null : <Scores report={report} essay={essay} last={last} />}
          <Actions report={report} />
        </div>
      ) : null}
    </>
  );
}

/** The next step after a practice set: what went wrong, once more. */
function RedoThese({ report }: { report: Report }) {
  const t = useText(reportFirst);
  const redo = report.next.find((step) => step.name === 'redo');
  if (!redo) return null;
  return (
    <div className="mt-4 print:hidden">
      <PractiseThese wanted={{ questionIds: redo.questionIds }} tone="beam">
        {t('redo_these', { n: redo.count })}
      </PractiseThese>
    </div>
  );
}
