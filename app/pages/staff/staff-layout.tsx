/** The staff desk: a row of desks, each with the count of what waits on it. */
import { Outlet, useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/staff-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = await enterDesk(context);
  const [essays, doubts, feedbacks, comments, orders] = await Promise.all([
    api('GET /api/staff/essays', { query: { status: 'open', size: 0 } }),
    api('GET /api/staff/key-doubts', { query: { size: 0 } }),
    api('GET /api/staff/feedbacks', { query: { status: 'open', size: 0 } }),
    api('GET /api/staff/comments', { query: { size: 0 } }),
    api('GET /api/staff/orders', { query: { status: 'placed', size: 0 } }),
  ]);
  return {
    waiting: {
      essays: essays.total,
      'key-doubts': doubts.total,
      feedbacks: feedbacks.total,
      comments: comments.total,
      orders: orders.total,
      users: undefined,
      messages: undefined,
    },
  };
}

const desks = ['essays', 'key-doubts', 'feedbacks', 'comments', 'orders', 'users', 'messages'] as const;

export default function StaffLayout({ loaderData: { waiting } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const { pathname } = useLocation();
  return (
    <div className="wrap py-6 md:py-10">
      <TabLinks
        label={t('desks')}
        items={desks.map((desk) => {
          const count = waiting[desk];
          return {
            to: `/staff/${desk}`,
            label: t(`desk_${desk}`),
            current: pathname.split('/')[2] === desk,
            ...(count === undefined ? {} : { count }),
          };
        })}
      />
      <div className="mt-8 min-w-0 md:mt-10">
        <Outlet />
      </div>
    </div>
  );
}
