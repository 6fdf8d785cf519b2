/** Enrolling: an order is placed by a student, then confirmed or cancelled; the payment is arranged by a tutor. */
import type { Page } from '#contract/endpoint.ts';
import { rolesAt } from '#core/accounts/roles.ts';
import type { Locale } from '#core/locale.ts';
import type { OrderState } from '#core/site/kinds.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listNicknames } from '#server/domains/accounts/service.ts';
import { sendNotice } from '#server/domains/site/notices.ts';
import { lockEntry } from '#server/domains/site/store.ts';
import type { OrderRow } from '#server/domains/site/tables.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import {
  countTaken,
  findOpenOrder,
  insertOrder,
  listOrders,
  lockOrder,
  updateOrder,
  type WhichOrders,
} from './store.ts';
import { beginsOf } from './timetable.ts';

const enrolling: Rule = { name: 'course-orders', times: 20, seconds: 3600 };

export function presentOrder(order: OrderRow, locale: Locale) {
  const { id, course, title, price, beginsAt, status, contact, note, placedAt, decidedAt } = order;
  return {
    id,
    course,
    title: title[locale],
    price,
    begins: beginsAt,
    status,
    contact,
    note,
    placedAt,
    decidedAt,
  };
}

export async function listOwnOrders(
  { db }: Deps,
  viewer: Viewer,
  status: OrderState | undefined,
  page: Page,
  locale: Locale,
) {
  const { total, list } = await listOrders(db, { userId: viewer.id, status }, page);
  return { total, list: list.map((order) => presentOrder(order, locale)) };
}

/** For staff, with the names of those who placed them. */
export async function listAllOrders({ db }: Deps, which: WhichOrders, page: Page, locale: Locale) {
  const { total, list } = await listOrders(db, which, page);
  const nicknames = await listNicknames(
    db,
    list.map(({ userId }) => userId),
  );
  return {
    total,
    list: list.map((order) => ({
      ...presentOrder(order, locale),
      userId: order.userId,
      nickname: nicknames.get(order.userId) ?? '',
    })),
  };
}

type Enrolment = { contact: string; note: string };

/** The class's row is locked, so that the last seat is sold once; who presses twice gets the order they have. */
export async function enrol(
  deps: Deps,
  viewer: Viewer,
  name: string,
  { contact, note }: Enrolment,
  now: Date,
): Promise<OrderRow> {
  await limit(deps.counters, [enrolling, viewer.id]);
  const { order, isNew } = await inTransaction(deps.db, async (tx) => {
    const course = await lockEntry(tx, 'course', name);
    if (!course) throw notFound();
    const beginsAt = beginsOf(course, now);
    const open = await findOpenOrder(tx, viewer.id, name, beginsAt);
    if (open) return { order: open, isNew: false };
    if (course.seats !== null && (await countTaken(tx, name, beginsAt)) >= course.seats) {
      throw new AppError('COURSE_FULL');
    }
    const { title, price } = course;
    const row = { userId: viewer.id, course: name, title, price, beginsAt, contact, note, placedAt: now };
    return { order: await insertOrder(tx, row), isNew: true };
  });
  if (isNew) {
    const about = { title: order.title, now };
    await sendNotice(deps, { user: viewer.id }, 'order_placed', { ...about, link: '/user/order' });
    for (const role of rolesAt('orders'))
      await sendNotice(deps, { role }, 'order_for_staff', { ...about, link: '/staff/orders' });
  }
  return order;
}

/** Until it is confirmed, an order can be taken back; a second press changes nothing. */
export async function cancelOrder(deps: Deps, viewer: Viewer, id: string, now: Date): Promise<OrderRow> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || order.userId !== viewer.id) throw notFound();
    if (order.status === 'confirmed') throw new AppError('ORDER_CONFIRMED');
    if (order.status === 'cancelled') return order;
    return updateOrder(tx, id, { status: 'cancelled', decidedAt: now, decidedBy: viewer.id });
  });
}

/** By staff. A cancelled order stays cancelled: its seat may have gone to someone else. */
export async function decideOrder(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { status, now, audit }: { status: Exclude<OrderState, 'placed'>; now: Date; audit: Audit },
): Promise<OrderRow> {
  const { order, isNew } = await inTransaction(deps.db, async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) throw notFound();
    await audit(tx, { details: { status, before: before.status, student: before.userId } });
    if (before.status === status) return { order: before, isNew: false };
    if (before.status === 'cancelled') throw new AppError('CONFLICT');
    const after = await updateOrder(tx, id, { status, decidedAt: now, decidedBy: viewer.id });
    return { order: after, isNew: true };
  });
  if (isNew) {
    await sendNotice(deps, { user: order.userId }, `order_${status}`, {
      title: order.title,
      link: '/user/order',
      now,
    });
  }
  return order;
}
