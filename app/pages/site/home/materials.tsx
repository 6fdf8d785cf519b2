/** The latest resources: nine sets, in a table. */

import { Link, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { homeTexts } from '#messages/site/home.ts';

export type Material = Calls['GET /api/materials']['reply'][number];

const shown = 9;

export function Materials({ materials }: { materials: readonly Material[] }) {
  const t = useText(homeTexts);
  const dates = useDates();
  const columns: readonly Column<Material>[] = [
    {
      key: 'no',
      head: t('col_no'),
      phone: 'rank',
      className: 'w-12',
      cell: (_, place) => <span className="font-serif text-ink-3">{place + 1}</span>,
    },
    {
      key: 'title',
      head: t('col_material'),
      phone: 'title',
      cell: ({ title, subtitle, to }) => (
        <>
          {to ? (
            <Link to={to} className="font-semibold hover:glow-line">
              {title}
            </Link>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <span className="ml-3 text-14 text-ink-3 max-md:hidden">{subtitle}</span>
        </>
      ),
    },
    { key: 'kind', head: t('col_kind'), cell: ({ kind }) => <Badge>{t(`kind_${kind}`)}</Badge> },
    {
      key: 'updated',
      head: t('col_updated'),
      align: 'right',
      cell: ({ updated }) => <span className="whitespace-nowrap text-ink-3">{dates.day(updated)}</span>,
    },
    {
      key: 'to',
      head: t('col_practise'),
      align: 'right',
      phone: 'end',
      cell: ({ to, title }) =>
        to ? (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-14 font-semibold underline-offset-4 hover:underline md:min-h-0"
          >
            {t('practise')}
            <span className="sr-only">{title}</span>
          </Link>
        ) : null,
    },
  ];
  return (
    <section aria-labelledby="materials" className="wrap mt-16 md:mt-24">
      <SectionHead
        id="materials"
        title={t('materials')}
        intro={t('materials_intro')}
        more={{ to: '/share_files', label: t('materials_more') }}
      />
      <Table
        caption={t('materials')}
        columns={columns}
        rows={materials.slice(0, shown)}
        rowKey={({ id }) => id}
        className="mt-4 md:mt-8"
      />
    </section>
  );
}
