/** Section by section: right, blank, marked, time used and allowed. */
import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { Table } from '#app/ui/table.tsx';
import { durationText } from '#core/duration.ts';
import { reportPages } from '#messages/report-pages.ts';

type Row = Report['sections'][number];

export function SectionsTable({ report }: { report: Report }) {
  const t = useText(reportPages);
  return (
    <div className="mt-14">
      <SideSection title={t('sections')}>
        <Table
          caption={t('sections')}
          rows={report.sections}
          rowKey={(row: Row) => String(row.no)}
          columns={[
            {
              key: 'section',
              head: t('col_section'),
              phone: 'title',
              cell: (row: Row) =>
                `${row.no} · ${t(row.measure)}${row.module ? ` · ${t(`module_${row.module}`)}` : ''}`,
            },
            {
              key: 'right',
              head: t('col_right'),
              align: 'right',
              phone: 'fact',
              cell: (row: Row) => (row.measure === 'write' ? '—' : `${row.right} / ${row.count}`),
            },
            {
              key: 'blank',
              head: t('col_blank'),
              align: 'right',
              phone: 'fact',
              cell: (row: Row) => row.blank,
            },
            {
              key: 'marked',
              head: t('col_marked'),
              align: 'right',
              phone: 'fact',
              cell: (row: Row) => row.marked,
            },
            {
              key: 'time',
              head: t('col_time'),
              align: 'right',
              phone: 'end',
              cell: (row: Row) =>
                `${durationText(row.elapsedMs)}${row.allowedMs ? ` / ${durationText(row.allowedMs)}` : ''}${row.isTimedOut ? ` · ${t('timed_out')}` : ''}`,
            },
          ]}
        />
      </SideSection>
    </div>
  );
}
