/** /staff/essays: essays for a teacher to score, the unscored first. */
import { Link, useText } from '#app/locale.tsx';
import { Desk, deskMeta, When } from '#app/pages/staff/desk.tsx';
import { enterDesk, findPerson } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { essayTexts } from '#messages/essays.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/essays.ts';

type Row = Calls['GET /api/staff/essays']['reply']['list'][number];

const states = ['open', 'scored'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'essays');
  const { state, query } = readState(url.searchParams, states);
  const [essays, person] = await Promise.all([
    api('GET /api/staff/essays', { query }),
    findPerson(api, query.userId),
  ]);
  return { state, essays, person };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_essays');

export default function StaffEssays({ loaderData: { state, essays, person } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const essay = useText(essayTexts);
  const columns: readonly Column<Row>[] = [
    {
      key: 'exam',
      head: t('col_exam'),
      phone: 'title',
      cell: ({ id, examTitle, nickname }) => (
        <Link to={`/staff/essays/${id}`} className="font-serif font-bold break-words hover:glow-line">
          {examTitle}
          <span className="font-sans font-normal text-ink-2"> · {nickname}</span>
        </Link>
      ),
    },
    {
      key: 'words',
      head: t('col_words'),
      align: 'right',
      cell: ({ words }) => <span className="whitespace-nowrap">{essay('intro', { n: words })}</span>,
    },
    {
      key: 'estimate',
      head: essay('estimate'),
      align: 'right',
      cell: ({ estimate, state: graded }) => (
        <span className="whitespace-nowrap">
          {estimate === null
            ? t(graded === 'failed' ? 'estimate_failed' : 'estimate_waiting')
            : estimate === 'NS'
              ? essay('ns')
              : `${estimate.low.toFixed(1)}–${estimate.high.toFixed(1)}`}
        </span>
      ),
    },
    {
      key: 'teacher',
      head: essay('teacher_score'),
      align: 'right',
      phone: 'end',
      cell: ({ teacherScore }) =>
        teacherScore === null ? (
          <span className="text-14 text-ink-3">{t('unscored')}</span>
        ) : (
          <b className="font-serif text-18">{teacherScore.toFixed(1)}</b>
        ),
    },
    {
      key: 'submitted',
      head: t('col_submitted'),
      align: 'right',
      cell: ({ submittedAt }) => (
        <span className="text-13 text-ink-3">
          <When at={submittedAt} />
        </span>
      ),
    },
  ];
  return (
    <Desk
      title={t('desk_essays')}
      lede={t('essays_lede')}
      path="/staff/essays"
      list={essays}
      person={person}
      states={[
        { value: 'open', label: t('unscored') },
        { value: 'scored', label: t('scored') },
        { value: 'all', label: t('all') },
      ]}
      state={state}
      empty={t(state === 'open' ? 'essays_empty' : 'nothing_here')}
    >
      <Table caption={t('desk_essays')} columns={columns} rows={essays.list} rowKey={({ id }) => id} />
    </Desk>
  );
}
