/** /staff/official-scores: how far estimates lie from what the exam gave, in sums. */
import { useText } from '#app/locale.tsx';
import { DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { officialTexts } from '#messages/learner/official.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/official-scores.ts';

type Row = Calls['GET /api/staff/official-scores']['reply']['measures'][number];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'official-scores');
  return api('GET /api/staff/official-scores');
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_official-scores');

/** With its sign: which way it is off matters. */
const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(1)}`;

export default function StaffOfficialScores({ loaderData: { least, told, measures } }: Route.ComponentProps) {
  const t = useText(officialTexts);
  const name = useText(staffTexts)('desk_official-scores');
  const points = ({ n }: Row, text: string): string => (n === 0 ? '—' : t('n_points', { n: text }));
  const columns: readonly Column<Row>[] = [
    {
      key: 'measure',
      head: t('col_measure'),
      phone: 'title',
      cell: ({ measure }) => <b className="font-semibold">{t(`measure_${measure}`)}</b>,
    },
    { key: 'n', head: t('col_n'), align: 'right', cell: ({ n }) => n },
    {
      key: 'difference',
      head: t('col_difference'),
      align: 'right',
      cell: (row) => points(row, signed(row.meanDifference)),
    },
    {
      key: 'spread',
      head: t('col_spread'),
      align: 'right',
      cell: (row) => points(row, row.spread.toFixed(1)),
    },
    {
      key: 'error',
      head: t('col_error'),
      align: 'right',
      cell: (row) => points(row, row.meanError.toFixed(1)),
    },
    {
      key: 'shift',
      head: t('col_shift'),
      align: 'right',
      cell: ({ shift }) =>
        shift === null ? (
          <span className="text-ink-3">{t('too_few', { n: least })}</span>
        ) : (
          t('n_points', { n: signed(shift) })
        ),
    },
    {
      key: 'doubt',
      head: t('col_doubt'),
      align: 'right',
      cell: ({ doubt }) => `±${t('n_points', { n: doubt.toFixed(1) })}`,
    },
  ];
  return (
    <>
      <DeskTitle title={name} lede={t('desk_lede', { n: least })} />
      <p className="mt-4 text-15">{t('desk_told', { n: told })}</p>
      <Table
        caption={name}
        columns={columns}
        rows={measures}
        rowKey={({ measure }) => measure}
        phone="scroll"
        className="mt-6"
      />
    </>
  );
}
