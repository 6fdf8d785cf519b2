/** The staff desk: a row of one's own desks, each with the count of what waits on it. */

import { Outlet, redirect, useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Client } from '#contract/client.ts';
import type { Desk } from '#core/accounts/roles.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/staff-layout.ts';

/** Desks that are pages; the others are powers on these. */
const pages = [
  'essays',
  'key-doubts',
  'lessons',
  'official-scores',
  'feedbacks',
  'comments',
  'orders',
  'roster',
  'users',
  'messages',
  'audit',
] as const satisfies readonly Desk[];

type DeskPage = (typeof pages)[number];

const counts: { [D in DeskPage]?: (api: Client) => Promise<{ total: number }> } = {
  essays: (api) => api('GET /api/staff/essays', { query: { status: 'open', size: 0 } }),
  'key-doubts': (api) => api('GET /api/staff/key-doubts', { query: { size: 0 } }),
  feedbacks: async (api) => {
    const query = { status: 'open', size: 0 } as const;
    const [feedbacks, enquiries] = await Promise.all([
      api('GET /api/staff/feedbacks', { query }),
      api('GET /api/staff/enquiries', { query }),
    ]);
    return { total: feedbacks.total + enquiries.total };
  },
  comments: (api) => api('GET /api/staff/comments', { query: { size: 0 } }),
  orders: (api) => api('GET /api/staff/orders', { query: { status: 'placed', size: 0 } }),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, desks } = await enterDesk(context);
  const { isRequired, since } = await api('GET /api/users/second-factor');
  if (isRequired && since === null) throw redirect(withLang('/user/security', localeOf(url.searchParams)));
  const own = pages.filter((page) => desks.includes(page));
  const waiting = await Promise.all(own.map(async (page) => (await counts[page]?.(api))?.total));
  return { desks, tabs: own.map((page, index) => ({ page, count: waiting[index] })) };
}

export default function StaffLayout({ loaderData: { desks, tabs } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const { pathname } = useLocation();
  return (
    <div className="wrap py-6 md:py-10">
      <SignedInStyles />
      <TabLinks
        label={t('desks')}
        items={tabs.map(({ page, count }) => ({
          to: `/staff/${page}`,
          label: t(`desk_${page}`),
          current: pathname.split('/')[2] === page,
          ...(count === undefined ? {} : { count }),
        }))}
      />
      <div className="mt-8 min-w-0 md:mt-10">
        <Outlet context={desks} />
      </div>
    </div>
  );
}
