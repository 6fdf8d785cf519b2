/** Questions in a list: number, stem, kind, topic, difficulty, how everybody does and how I stand with it. */
import type { CSSProperties } from 'react';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Highlighted } from '#app/pages/questions/highlighted.tsx';
import type { ShownRow } from '#app/pages/questions/replies.ts';
import { RowStem } from '#app/questions/row-stem.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Still } from '#app/ui/kept/still.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { clockText } from '#core/duration.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { formNames } from '#messages/questions.ts';

const marks = { unseen: 'none', wrong: 'wrong', right: 'right', done: 'right' } as const;

const widths = {
  code: '6rem',
  stem: 'minmax(0, 1fr)',
  difficulty: '4.5rem',
  accuracy: '4.5rem',
  time: '5rem',
  state: '5.5rem',
} as const;

type Column = keyof typeof widths;

/** A column that would hold nothing but dashes is not there. */
function columnsOf(rows: readonly ShownRow[]): Column[] {
  const isEmpty: Partial<Record<Column, boolean>> = {
    accuracy: rows.every(({ accuracy }) => accuracy === null),
    time: rows.every(({ averageMs }) => averageMs === null),
    state: rows.every(({ state }) => state === null),
  };
  return (Object.keys(widths) as Column[]).filter((column) => !isEmpty[column]);
}

type QuestionRowsProps = {
  rows: ShownRow[];
  search?: string;
  /** False beside a question that is still to be answered: the topics of its like would tell its own. */
  hasTopics?: boolean;
};

export function QuestionRows({ rows, search = '', hasTopics = true }: QuestionRowsProps) {
  const t = useText(questionPages);
  const heads = columnsOf(rows);
  const shape = { '--columns': heads.map((head) => widths[head]).join(' ') } as CSSProperties;
  return (
    <div style={shape}>
      <div
        aria-hidden="true"
        className={`${columnsClass} hidden border-b border-ink py-2.5 text-13 text-ink-3 lg:grid`}
      >
        {heads.map((head) => (
          <span key={head} className={head === 'accuracy' || head === 'time' ? 'text-right' : ''}>
            {t(head)}
          </span>
        ))}
      </div>
      <ol className="late-rows">
        {rows.map((row) => {
          const parts = { row, search, columns: heads, hasTopics };
          const shows = JSON.stringify(parts);
          return (
            <li
              key={row.id}
              className={`${columnsClass} group relative grid gap-y-1.5 border-b border-rule py-4 hover:bg-beam-faint lg:items-start`}
            >
              <Still key={shows} keptAs={`row-${row.number}`} shows={shows} className="contents">
                <Row {...parts} />
              </Still>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const columnsClass = 'lg:grid-cols-(--columns) lg:gap-x-4';

type RowProps = { row: ShownRow; search: string; columns: readonly Column[]; hasTopics: boolean };

function Row({ row, search, columns, hasTopics }: RowProps) {
  const t = useText(questionPages);
  const locale = useLocale();
  const { accuracy, averageMs, state } = row;
  return (
    <>
      <span className="text-13 text-ink-3 lg:pt-1">{row.number}</span>
      <div className="min-w-0">
        <Link
          to={questionPath(row.number) + search}
          className="block text-[1.0625rem] leading-[1.6] after:absolute after:inset-0"
        >
          <RowStem question={row} />
        </Link>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          <Badge tone="neutral">{say(formNames, locale)(row.form)}</Badge>
          {row.difficulty === 1 ? <span>{t('warm_up')}</span> : null}
          {row.title ? <span className="text-ink-2">{row.title}</span> : null}
          {(hasTopics ? row.topics : []).map((topic) => (
            <span key={topic}>{topic}</span>
          ))}
        </p>
        {row.excerpt ? (
          <p className="mt-1.5 text-14 text-ink-2">
            <Highlighted pieces={row.excerpt} />
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 lg:contents">
        <span className="lg:pt-1.5">
          <Lamps level={row.difficulty} />
        </span>
        {columns.includes('accuracy') ? (
          <RowFigure label={t('accuracy')} value={accuracy === null ? null : percentText(accuracy)} />
        ) : null}
        {columns.includes('time') ? (
          <RowFigure label={t('time')} value={averageMs === null ? null : clockText(averageMs)} />
        ) : null}
        {state ? (
          <span className="lg:pt-0.5">
            <StatusMark status={marks[state]}>{t(`state_${state}`)}</StatusMark>
          </span>
        ) : null}
      </div>
    </>
  );
}

function RowFigure({ label, value }: { label: string; value: string | null }) {
  return (
    <span className={`lg:pt-0.5 lg:text-right ${value === null ? 'text-ink-3 max-lg:hidden' : ''}`}>
      <span className="mr-1.5 text-13 text-ink-3 lg:sr-only">{label}</span>
      {value ?? '—'}
    </span>
  );
}
