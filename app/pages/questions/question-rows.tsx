/** Questions in a list: number, stem, kind, topic, difficulty, how everybody does and how I stand with it. */
import { Link, useLocale, useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Highlighted } from '#app/pages/questions/highlighted.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import type { Calls } from '#contract/all.ts';
import { clockText } from '#core/duration.ts';
import { say } from '#core/texts.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { formNames } from '#messages/questions.ts';

export type QuestionRowData = Calls['GET /api/questions']['reply']['list'][number];

const marks = { unseen: 'none', wrong: 'wrong', right: 'right', done: 'right' } as const;

export function QuestionRows({ rows, search = '' }: { rows: QuestionRowData[]; search?: string }) {
  const t = useText(questionPages);
  const heads = ['code', 'stem', 'difficulty', 'accuracy', 'time', 'state'] as const;
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${columns} hidden border-b border-ink py-2.5 text-13 text-ink-3 lg:grid`}
      >
        {heads.map((head) => (
          <span key={head} className={head === 'accuracy' || head === 'time' ? 'text-right' : ''}>
            {t(head)}
          </span>
        ))}
      </div>
      <ol>
        {rows.map((row) => (
          <Row key={row.id} row={row} search={search} />
        ))}
      </ol>
    </div>
  );
}

/** A blank in a list: long enough to be seen, short enough to leave the line to the words. */
export const shortBlank = () => (
  <span className="mx-1 inline-block w-14 border-b-[1.500px] border-ink">&nbsp;</span>
);

const columns = 'lg:grid-cols-[6rem_minmax(0,1fr)_4.5rem_4.5rem_5rem_5.5rem] lg:gap-x-4';

function Row({ row, search }: { row: QuestionRowData; search: string }) {
  const t = useText(questionPages);
  const locale = useLocale();
  const isEnglish = row.question_type !== 'math' || locale === 'en';
  const { accuracy, averageMs } = row.stats;
  return (
    <li
      className={`${columns} group relative grid gap-y-1.5 border-b border-rule py-4 hover:bg-beam-faint lg:items-start`}
    >
      <span className="text-13 text-ink-3 lg:pt-1">{row.number}</span>
      <div className="min-w-0">
        <Link
          to={`/questions/${row.number}${search}`}
          lang={isEnglish ? 'en' : undefined}
          className="line-clamp-2 font-serif text-[1.0625rem] leading-[1.6] after:absolute after:inset-0"
        >
          {/* A comparison may have no stem, and a link must have a name. */}
          {row.stem ? <RichText text={row.stem} blank={shortBlank} /> : say(formNames, locale)(row.form)}
        </Link>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          <Badge tone="neutral">{say(formNames, locale)(row.form)}</Badge>
          {row.title ? <span className="text-ink-2">{row.title}</span> : null}
          {row.tags.slice(0, 2).map((tag) => (
            <span key={tag.id}>{tag.name}</span>
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
        <RowFigure label={t('accuracy')} value={accuracy === null ? null : percentText(accuracy)} />
        <RowFigure label={t('time')} value={averageMs === null ? null : clockText(averageMs)} />
        <span className="lg:pt-0.5">
          {row.mine ? (
            <StatusMark status={marks[row.mine.status]}>{t(`state_${row.mine.status}`)}</StatusMark>
          ) : null}
        </span>
      </div>
    </li>
  );
}

function RowFigure({ label, value }: { label: string; value: string | null }) {
  return (
    <span className={`lg:pt-0.5 lg:text-right ${value === null ? 'text-ink-3' : ''}`}>
      <span className="mr-1.5 text-13 text-ink-3 lg:sr-only">{label}</span>
      {value ?? '—'}
    </span>
  );
}
