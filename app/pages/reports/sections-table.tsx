/** Section by section: right, wrong, blank, marked, time used and allowed, and how it ended. */

import { useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { type Column, Table } from '#app/ui/table.tsx';
import { durationText } from '#core/duration.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';

type Row = Report['sections'][number];

const averageOf = ({ averageMs }: Row) => (averageMs === null ? '—' : durationText(averageMs));

export function SectionsTable({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const c = useText(reportConduct);
  const figure = (key: string, head: string, cell: (row: Row) => string | number): Column<Row> => ({
    key,
    head,
    align: 'right',
    phone: 'fact',
    cell: (row) => (
      <>
        <span className="block md:hidden">{`${head} `}</span>
        <span className="whitespace-nowrap">{cell(row)}</span>
      </>
    ),
  });
  const endOf = ({ isTimedOut, ending, lateGuesses: { count, right } }: Row): string[] => [
    ...(isTimedOut ? [t('timed_out')] : []),
    ...(ending?.kind === 'early' ? [b('left_over', { time: durationText(ending.leftMs) })] : []),
    ...(count > 0 ? [c('late_guesses', { n: count, right })] : []),
    ...(ending && ending.tail > Math.max(1, count) ? [b('tail', { n: ending.tail })] : []),
  ];
  return (
    <Block id="sections" title={t('sections')}>
      <Table
        caption={t('sections')}
        rows={report.sections}
        rowKey={(row: Row) => String(row.no)}
        columns={[
          {
            key: 'section',
            head: t('col_section'),
            phone: 'title',
            cell: (row: Row) => (
              <>
                {`${row.no} · ${t(row.measure)}${row.module ? ` · ${t(`module_${row.module}`)}` : ''}`}
                <Ends
                  texts={[`${b('col_average')} ${averageOf(row)}`, ...endOf(row)]}
                  className="md:hidden"
                />
              </>
            ),
          },
          figure('right', t('col_right'), (row) =>
            row.measure === 'write' ? '—' : `${row.right} / ${row.count}`,
          ),
          figure('wrong', b('col_wrong'), (row) => (row.measure === 'write' ? '—' : row.wrong)),
          figure('blank', t('col_blank'), (row) => row.blank),
          figure('marked', t('col_marked'), (row) => row.marked),
          { ...figure('average', b('col_average'), averageOf), phone: 'hidden' },
          {
            key: 'time',
            head: t('col_time'),
            align: 'right',
            phone: 'end',
            cell: (row: Row) => (
              <>
                <span className="whitespace-nowrap">
                  {`${durationText(row.elapsedMs)}${row.allowedMs ? ` / ${durationText(row.allowedMs)}` : ''}`}
                </span>
                <Ends texts={endOf(row)} className="max-md:hidden" />
              </>
            ),
          },
        ]}
      />
    </Block>
  );
}

/** Beside the time where there is room; under the name on a phone, where the average has no column either. */
const Ends = ({ texts, className }: { texts: readonly string[]; className: string }) =>
  texts.map((text) => (
    <small key={text} className={`block text-13 font-normal text-ink-3 ${className}`}>
      {text}
    </small>
  ));
