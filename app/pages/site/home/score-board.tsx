/** Results that an operator can prove: high scores, the score board, cases. */
import { useText } from '#app/locale.tsx';
import { type Board, type Fact, Figures } from '#app/pages/site/home/figures.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { type Column, Table } from '#app/ui/table.tsx';
import * as palette from '#core/palette.ts';
import { homeTexts } from '#messages/site/home.ts';
import { boardTexts } from '#messages/site/score-board.ts';

type Student = Board['students'][number];

export function ScoreBoard({ board, figures }: { board: Board; figures: readonly Fact[] }) {
  const t = useText(boardTexts);
  const columns: readonly Column<Student>[] = [
    {
      key: 'no',
      head: <span className="sr-only">{t('col_no')}</span>,
      phone: 'rank',
      className: 'w-10',
      cell: (_, place) => <span className="font-serif text-ink-3">{place + 1}</span>,
    },
    {
      key: 'name',
      head: t('col_student'),
      phone: 'title',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    {
      key: 'total',
      head: t('col_total'),
      phone: 'end',
      cell: ({ total }) => <span className="font-serif text-21 font-bold">{total}</span>,
    },
    { key: 'v', head: 'V', align: 'right', phone: 'hidden', cell: ({ verbal }) => verbal },
    { key: 'q', head: 'Q', align: 'right', phone: 'hidden', cell: ({ quant }) => quant },
    { key: 'aw', head: 'AW', align: 'right', phone: 'hidden', cell: ({ writing }) => writing.toFixed(1) },
    { key: 'from', head: t('col_from'), phone: 'hidden', cell: (student) => <FromTo student={student} /> },
    {
      key: 'weeks',
      head: t('col_weeks'),
      align: 'right',
      cell: ({ weeks }) => <span className="text-ink-3">{t('n_weeks', { n: weeks })}</span>,
    },
    {
      key: 'way',
      head: t('col_way'),
      align: 'right',
      cell: ({ way }) => <span className="text-ink-3">{way}</span>,
    },
  ];
  return (
    <div className="wrap mt-16 md:mt-24">
      <SideSection id="board" title={board.title} intro={t('board_intro')}>
        {figures.length > 0 ? <Figures figures={figures} /> : null}
        {board.students.length > 0 ? (
          <Table caption={board.title} columns={columns} rows={board.students} rowKey={({ name }) => name} />
        ) : null}
      </SideSection>
    </div>
  );
}

const low = 290;
const high = 340;

function FromTo({ student: { first, total } }: { student: Student }) {
  const t = useText(boardTexts);
  const at = (score: number) => 6 + ((Math.max(low, score) - low) / (high - low)) * 188;
  return (
    <svg
      viewBox="0 0 200 16"
      role="img"
      aria-label={t('from_to', { first, total })}
      className="h-4 w-50 max-w-full"
      fill="none"
      stroke={palette.ink}
    >
      <path d="M0 8h200" stroke={palette.rule} />
      <path d={`M${at(first)} 8H${at(total)}`} strokeWidth={2} />
      <circle cx={at(first)} cy={8} r={3.5} fill={palette.paper} strokeWidth={1.5} />
      <circle cx={at(total)} cy={8} r={5} fill={palette.beam} strokeWidth={1.5} />
    </svg>
  );
}

export function HighScore({ student }: { student: Student }) {
  const t = useText(boardTexts);
  const points = student.total - student.first;
  return (
    <li className="border-l border-rule px-4 max-md:w-69 md:px-6 md:last:pr-0">
      <p className="font-serif text-[3.25rem] leading-tight font-bold">{student.total}</p>
      <p className="mt-1 flex gap-4 text-14">
        <span>
          V <b>{student.verbal}</b>
        </span>
        <span>
          Q <b>{student.quant}</b>
        </span>
        <span>
          AW <b>{student.writing.toFixed(1)}</b>
        </span>
      </p>
      <p className="mt-3">
        <Badge tone="lit">{t('gain', { first: student.first, weeks: student.weeks, points })}</Badge>
      </p>
      {student.quote ? <blockquote className="mt-4 text-15 text-ink-2">{student.quote}</blockquote> : null}
      <p className="mt-4 border-t border-rule pt-3 text-14">
        <b className="block font-semibold">{student.name}</b>
        <span className="text-ink-3">{student.way}</span>
      </p>
    </li>
  );
}

export function Cases({ cases }: { cases: Board['cases'] }) {
  const t = useText(homeTexts);
  return (
    <div className="wrap mt-16 md:mt-24">
      <SideSection id="cases" title={t('cases')}>
        <ul className="grid gap-6 md:grid-cols-2">
          {cases.map((one) => (
            <li key={one.title} className="border-t border-rule pt-4">
              <h3 className="text-21">{one.title}</h3>
              <p className="mt-2 text-15 text-ink-2">{one.body}</p>
              <p className="mt-3 text-14 text-ink-3">{one.who}</p>
            </li>
          ))}
        </ul>
      </SideSection>
    </div>
  );
}
