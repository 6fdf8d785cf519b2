/** /staff/lessons: how many read each lesson, where they stop, and what they miss. */
import { Link, useLocale, useText } from '#app/locale.tsx';
import { pageOf } from '#app/pages/learning/list-frame.tsx';
import { nameOfPart } from '#app/pages/lessons/lesson/part-names.ts';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Desk, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/lessons.ts';

type Row = Calls['GET /api/staff/lessons']['reply']['list'][number];

const rowsOnPage = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'lessons');
  return api('GET /api/staff/lessons', { query: { page: pageOf(url.searchParams), size: rowsOnPage } });
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_lessons');

export default function StaffLessons({ loaderData: lessons }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const locale = useLocale();
  const columns: readonly Column<Row>[] = [
    {
      key: 'lesson',
      head: t('col_lesson'),
      phone: 'title',
      cell: ({ slug, title }) => (
        <Link to={`/lessons/${slug}`} className="font-semibold hover:glow-line">
          {title}
        </Link>
      ),
    },
    {
      key: 'readers',
      head: t('col_readers'),
      align: 'right',
      cell: ({ readers }) => t('n_readers', { n: readers }),
    },
    {
      key: 'finished',
      head: t('col_finished'),
      align: 'right',
      cell: ({ finished, readers }) =>
        readers === 0 ? '—' : t('n_finished', { n: finished, share: percentText(finished / readers) }),
    },
    {
      key: 'stop',
      head: t('col_stop'),
      cell: ({ stop }) =>
        stop ? t('stop_at', { place: nameOfPart(stop.place, locale), n: stop.readers }) : '—',
    },
    {
      key: 'hardest',
      head: t('col_hardest'),
      cell: ({ hardest, readers }) =>
        hardest ? (
          t('missed_at', { place: nameOfPart(hardest.key, locale), share: percentText(hardest.share) })
        ) : (
          <span className="text-ink-3">{readers === 0 ? '—' : t('too_few_readers')}</span>
        ),
    },
  ];
  return (
    <Desk
      title={t('desk_lessons')}
      lede={t('lessons_lede')}
      path="/staff/lessons"
      list={lessons}
      empty={t('lessons_empty')}
    >
      <Table caption={t('desk_lessons')} columns={columns} rows={lessons.list} rowKey={({ slug }) => slug} />
    </Desk>
  );
}
