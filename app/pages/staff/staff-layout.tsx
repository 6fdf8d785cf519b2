/** The staff desk: the overview and a row of one's own desks, each with the count of what waits on it. */

import { Outlet, redirect, useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { countText } from '#app/pages/staff/replies.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Calls } from '#contract/all.ts';
import { type Desk, deskOfQueue } from '#core/accounts/roles.ts';
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

type Overview = Calls['GET /api/staff/overview']['reply'];
type DeskPage = (typeof pages)[number];

/** A desk may have more than one queue. */
function countAt(page: DeskPage, { queues }: Overview): string | undefined {
  const own = queues.filter(({ queue }) => deskOfQueue[queue] === page);
  if (own.length === 0) return undefined;
  const count = own.reduce((sum, one) => sum + one.count, 0);
  return countText({ count, hasMore: own.some(({ hasMore }) => hasMore) });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, desks } = await enterDesk(context);
  const { isRequired, since } = await api('GET /api/users/second-factor');
  if (isRequired && since === null) throw redirect(withLang('/user/security', localeOf(url.searchParams)));
  return { desks, overview: await api('GET /api/staff/overview') };
}

export default function StaffLayout({ loaderData: { desks, overview } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const { pathname } = useLocation();
  const here = pathname.split('/')[2] ?? '';
  return (
    <div className="wrap py-6 md:py-10">
      <SignedInStyles />
      <TabLinks
        label={t('desks')}
        items={[
          { to: '/staff', label: t('overview'), current: here === '' },
          ...pages
            .filter((page) => desks.includes(page))
            .map((page) => ({
              to: `/staff/${page}`,
              label: t(`desk_${page}`),
              current: here === page,
              count: countAt(page, overview),
            })),
        ]}
      />
      <div className="mt-8 min-w-0 md:mt-10">
        <Outlet context={desks} />
      </div>
    </div>
  );
}
