/** /staff/orders: enrolments that wait for a confirmation, and those that are decided. */
import { api } from '#app/api.ts';
import { Link, useText } from '#app/locale.tsx';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import { Act } from '#app/pages/staff/act.tsx';
import { Desk, DeskRow, deskMeta, Sender, When } from '#app/pages/staff/desk.tsx';
import { enterDesk, findPerson } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { Calls } from '#contract/all.ts';
import { courseTexts } from '#messages/site/courses.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/orders.ts';

type Order = Calls['GET /api/staff/orders']['reply']['list'][number];

const states = ['placed', 'confirmed', 'cancelled'] as const;
const tones: Record<Order['status'], BadgeTone> = { placed: 'lit', confirmed: 'moss', cancelled: 'neutral' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'orders');
  const { state, query } = readState(url.searchParams, states);
  const [orders, person] = await Promise.all([
    api('GET /api/staff/orders', { query }),
    findPerson(api, query.userId),
  ]);
  return { state, orders, person };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_orders');

export default function StaffOrders({ loaderData: { state, orders, person } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const course = useText(courseTexts);
  return (
    <Desk
      title={t('desk_orders')}
      lede={t('orders_lede')}
      path="/staff/orders"
      list={orders}
      person={person}
      states={[
        ...states.map((value) => ({ value, label: course(`status_${value}`) })),
        { value: 'all', label: t('all') },
      ]}
      state={state}
      empty={t(state === 'placed' ? 'orders_empty' : 'nothing_here')}
    >
      <ul className="border-t border-ink">
        {orders.list.map((order) => (
          <Row key={order.id} order={order} hasBadge={state === 'all'} />
        ))}
      </ul>
    </Desk>
  );
}

/** Which state it is in is said where several stand together. */
function Row({ order, hasBadge }: { order: Order; hasBadge: boolean }) {
  const t = useText(staffTexts);
  const course = useText(courseTexts);
  const dates = useDates();
  const { id, title, nickname, status } = order;
  const decide = (decided: 'confirmed' | 'cancelled') => () =>
    api('PUT /api/staff/orders/{id}', { params: { id }, body: { status: decided } });
  const about = `${title}, ${nickname}`;
  return (
    <DeskRow
      actions={
        <>
          {status === 'placed' ? (
            <Act
              tone="outline"
              label={t('confirm_order')}
              about={about}
              title={t('confirm_order_title', { title })}
              text={t('confirm_order_text', { name: nickname })}
              run={decide('confirmed')}
              done={t('order_confirmed')}
            />
          ) : null}
          {status === 'cancelled' ? null : (
            <Act
              label={t('cancel_order')}
              about={about}
              title={t('cancel_order_title', { title })}
              text={t('cancel_order_text', { name: nickname })}
              run={decide('cancelled')}
              done={t('order_cancelled')}
            />
          )}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/course/${order.course}`} className="font-serif text-18 font-bold hover:glow-line">
          {title}
        </Link>
        {hasBadge ? <Badge tone={tones[status]}>{course(`status_${status}`)}</Badge> : null}
      </p>
      <p className="mt-1 text-15">
        <Sender userId={order.userId} nickname={nickname} />
      </p>
      <p className="mt-1 text-15 break-words">
        <span className="text-ink-3">{t('contact')}</span> {order.contact}
      </p>
      {order.note ? (
        <p className="mt-2 border-l-3 border-rule-2 pl-3 text-15 break-words whitespace-pre-line text-ink-2">
          {order.note}
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-4 text-13 text-ink-3">
        <span>{yuan(order.price)}</span>
        <span>
          {order.begins ? `${course('col_begins')} ${dates.day(order.begins)}` : course('any_time')}
        </span>
        <span>
          {course('col_placed')} <When at={order.placedAt} />
        </span>
        {status === 'placed' ? (
          <span>
            {order.heldUntil
              ? course('held_until', { day: dates.day(order.heldUntil) })
              : t('order_not_held')}
          </span>
        ) : null}
        {order.decidedAt ? (
          <span>
            {t('decided')} <When at={order.decidedAt} />
          </span>
        ) : null}
      </p>
    </DeskRow>
  );
}
