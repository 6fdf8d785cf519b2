/** /user/order: my orders of classes, and how they stand. */
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { pageContext } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import { showToast } from '#app/toasts.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { courseTexts } from '#messages/site/courses.ts';
import type { Route } from './+types/user-order.ts';

type Order = Calls['GET /api/orders']['reply']['list'][number];

const size = 10;
const tones: Record<Order['status'], BadgeTone> = { placed: 'lit', confirmed: 'moss', cancelled: 'neutral' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  return context.get(pageContext).api('GET /api/orders', { query: { page, size } });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('order_title'), description: t('order_empty_text'), isHidden: true });
};

export default function UserOrder({ loaderData: { list, total, page } }: Route.ComponentProps) {
  const t = useText(courseTexts);
  const account = useText(accountPages);
  const dates = useDates();
  const columns: readonly Column<Order>[] = [
    {
      key: 'course',
      head: t('col_course'),
      phone: 'title',
      cell: (order) => (
        <Link to={`/course/${order.course}`} className="font-semibold hover:glow-line">
          {order.title}
        </Link>
      ),
    },
    {
      key: 'begins',
      head: t('col_begins'),
      cell: ({ begins }) => (
        <span className="whitespace-nowrap">{begins ? dates.day(begins) : t('any_time')}</span>
      ),
    },
    { key: 'price', head: t('col_price'), align: 'right', cell: ({ price }) => yuan(price) },
    {
      key: 'placed',
      head: t('col_placed'),
      align: 'right',
      phone: 'hidden',
      cell: ({ placedAt }) => <span className="whitespace-nowrap text-ink-3">{dates.day(placedAt)}</span>,
    },
    {
      key: 'status',
      head: t('col_status'),
      cell: ({ status, heldUntil }) => (
        <>
          <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>
          {status === 'placed' ? (
            <span className="mt-1 block text-13 text-ink-3">
              {heldUntil ? t('held_until', { day: dates.day(heldUntil) }) : t('not_held')}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'action',
      head: <span className="sr-only">{t('col_action')}</span>,
      align: 'right',
      phone: 'end',
      cell: (order) => (order.status === 'placed' ? <Cancel order={order} /> : null),
    },
  ];
  return (
    <>
      <h1 className="text-34">{account('order_title')}</h1>
      {total === 0 ? (
        <EmptyState
          art={<EmptyNotebook />}
          title={account('order_empty')}
          text={account('order_empty_text')}
          action={
            <ButtonLink to="/course" tone="outline" arrow>
              {account('see_courses')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className="mt-1 mb-6 text-15 text-ink-2">{t('orders_intro')}</p>
          <Table caption={t('my_orders')} columns={columns} rows={list} rowKey={({ id }) => id} />
          <Pagination
            page={page}
            size={size}
            total={total}
            to={(number) => `/user/order?page=${number}`}
            className="mt-6"
          />
        </>
      )}
    </>
  );
}

function Cancel({ order }: { order: Order }) {
  const t = useText(courseTexts);
  const { revalidate } = useRevalidator();
  return (
    <ConfirmButton
      size="sm"
      tone="quiet"
      asks={{
        title: t('cancel_title', { title: order.title }),
        description: t('cancel_text'),
        confirm: t('cancel'),
        cancel: t('keep'),
        onConfirm: async () => {
          await api('PUT /api/orders/{id}/cancel', { params: { id: order.id } });
          showToast({ text: t('cancelled') });
          await revalidate();
        },
      }}
    >
      {t('cancel')}
    </ConfirmButton>
  );
}
