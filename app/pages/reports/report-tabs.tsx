/** The parts of a mock exam's report, each with an address; print shows them all, one after the other. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { reportFirst } from '#messages/reports/first.ts';

const tabs = ['overview', 'items', 'time', 'writing'] as const;
type ReportTab = (typeof tabs)[number];

export const addressOfTab = (tab: ReportTab): string => `?tab=${tab}`;

/** A filter or a question of the review names its tab too, so that every address of it opens there. */
export function useReportTab({ essay }: Report): ReportTab {
  const [search] = useSearchParams();
  const isReview = ['show', 'section', 'item'].some((name) => search.has(name));
  const wanted = tabs.find((tab) => tab === search.get('tab')) ?? (isReview ? 'items' : 'overview');
  return wanted === 'writing' && !essay ? 'overview' : wanted;
}

export function ReportTabs({ report }: { report: Report }) {
  const t = useText(reportFirst);
  const current = useReportTab(report);
  return (
    <TabLinks
      label={t('tabs')}
      resetsScroll
      className="mt-6 print:hidden"
      items={tabs
        .filter((tab) => tab !== 'writing' || report.essay)
        .map((tab) => ({
          to: addressOfTab(tab),
          label: t(`tab_${tab}`),
          ...(tab === 'items' && { count: report.items.length }),
          current: tab === current,
        }))}
    />
  );
}

type TabPanelProps = { report: Report; tab: ReportTab; children: ReactNode };

/** The others wait unseen: they cost nothing more, and whoever prints has the whole. */
export function TabPanel({ report, tab, children }: TabPanelProps) {
  const isCurrent = useReportTab(report) === tab;
  // The line of the tabs is the first block's own.
  return (
    <div
      className={`*:first:mt-2 [&>:first-child>section]:border-t-0 [&>section:first-child]:border-t-0 ${isCurrent ? '' : 'hidden print:block'}`}
    >
      {children}
    </div>
  );
}
