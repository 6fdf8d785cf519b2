/** Groups of questions as rows: how many, how well, how fast and how hard what was right and what was wrong. */

import { ShareBar } from '#app/charts/share-bar.tsx';
import { useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import type { PracticeWanted } from '#app/pages/questions/use-practise.ts';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { clockText } from '#core/duration.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

export type GroupRow = Omit<Report['forms'][number], 'key'> & {
  key: string;
  name: string;
  wanted: PracticeWanted | null;
  /** Stands below the row of its area. */
  isInner?: boolean;
  lately?: Report['topics'][number]['lately'];
};

/** What may be judged: by itself, or together with the exams before. */
const isSure = ({ hasVerdict, lately }: GroupRow): boolean => hasVerdict || lately?.hasVerdict === true;

const looks = {
  levels:
    'md:grid-cols-[minmax(0,9.5rem)_3.25rem_minmax(0,1fr)_4.25rem_5.75rem_5rem_5rem] lg:grid-cols-[minmax(0,12rem)_3.25rem_minmax(0,1fr)_4.25rem_6.5rem_5.5rem_5rem] md:items-center md:gap-x-4',
  plain:
    'md:grid-cols-[minmax(0,12rem)_3.25rem_minmax(0,1fr)_4.25rem_6.5rem_5rem] md:items-center md:gap-x-4',
};

type GroupRowsProps = { rows: readonly GroupRow[]; hasLevels?: boolean };

/** What the columns are, above the first list; a phone names them in each row. */
export function GroupHead({ name, hasLevels = true }: { name: string; hasLevels?: boolean }) {
  const t = useText(reportPages);
  const r = useText(reviewTexts);
  return (
    <div
      aria-hidden="true"
      className={`border-b border-rule text-13 text-ink-3 max-md:h-0 max-md:overflow-hidden md:grid md:items-end! md:pb-2 ${looks[hasLevels ? 'levels' : 'plain']}`}
    >
      <span>{name}</span>
      <span className="text-right">{t('col_right')}</span>
      <span className="col-span-2">{t('col_accuracy')}</span>
      <span className="text-right">{r('col_times')}</span>
      {hasLevels ? <span className="text-right">{r('col_levels')}</span> : null}
      <span />
    </div>
  );
}

export function GroupRows({ rows, hasLevels = true }: GroupRowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <Row key={row.key} row={row} hasLevels={hasLevels} columns={looks[hasLevels ? 'levels' : 'plain']} />
      ))}
    </ul>
  );
}

const timeText = (ms: number | null): string => (ms === null ? '—' : clockText(ms));
const levelText = (level: number | null): string => (level === null ? '—' : level.toFixed(1));

function Row({ row, hasLevels, columns }: { row: GroupRow; hasLevels: boolean; columns: string }) {
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-rule py-3 max-md:items-baseline ${columns}`}
    >
      <span className={`max-md:col-span-2 ${row.isInner ? 'pl-4' : ''}`}>
        <span className={row.isInner ? '' : 'font-semibold'}>{row.name}</span>
        {row.lately ? <small className="block text-13 text-ink-3">{r('lately', row.lately)}</small> : null}
      </span>
      <span className="text-right text-14 whitespace-nowrap text-ink-3">{`${row.right} / ${row.count}`}</span>
      <Share row={row} />
      <span className="grid text-13 text-ink-3 md:contents">
        <span className="md:text-right">
          <span className="md:sr-only">{`${r('col_times')} `}</span>
          {`${timeText(row.rightMs)} / ${timeText(row.wrongMs)}`}
        </span>
        {hasLevels ? (
          <span className="md:text-right">
            <span className="md:sr-only">{`${r('col_levels')} `}</span>
            {`${levelText(row.rightLevel)} / ${levelText(row.wrongLevel)}`}
          </span>
        ) : null}
      </span>
      <span className="max-md:-my-3 md:text-right">
        {row.wanted && isSure(row) ? (
          <PractiseThese wanted={row.wanted} tone="link" label={b('practise_named', { name: row.name })}>
            {b('practise_n')}
          </PractiseThese>
        ) : null}
      </span>
    </li>
  );
}

/** Of this exam, or of the last ones together where this one has too few. */
function Share({ row }: { row: GroupRow }) {
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  const lately = !row.hasVerdict && row.lately?.hasVerdict ? row.lately : null;
  const share = lately?.accuracy ?? row.accuracy;
  return (
    <>
      <span className="max-md:col-span-3 max-md:py-1.5">
        <ShareBar share={share} hasVerdict={isSure(row)} />
      </span>
      <span className="md:text-right">
        {isSure(row) ? (
          <b className="font-semibold">{percentText(share)}</b>
        ) : (
          <span className="text-14 text-ink-3">
            <span aria-hidden="true">—</span>
            <span className="sr-only">{b('no_verdict')}</span>
          </span>
        )}
        {lately ? (
          <small className="block text-13 whitespace-nowrap text-ink-3">{r('lately_share', lately)}</small>
        ) : row.peer === null ? null : (
          <small className="block text-13 whitespace-nowrap text-ink-3">
            {b('peer', { share: percentText(row.peer) })}
          </small>
        )}
      </span>
    </>
  );
}
