/** Enrolling: an order is placed by a student, then confirmed or cancelled; the payment is arranged by a tutor. */
import type { Page } from '#contract/endpoint.ts';
import { rolesAt } from '#core/accounts/roles.ts';
import { dayMs } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { OrderState } from '#core/site/kinds.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { isProved, listNicknames } from '#server/domains/accounts/service.ts';
import { sendNotice } from '#server/domains/site/notices.ts';
import { lockEntry } from '#server/domains/site/store.ts';
import type { OrderRow } from '#server/domains/site/tables.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { limit, networkOf, type Rule } from '#server/http/limits.ts';
import {
  countTaken,
  findOpenOrder,
  insertOrder,
  isContactTaken,
  listOrders,
  lockOrder,
  updateOrder,
  type WhichOrders,
} from './store.ts';
import { beginsOf } from './timetable.ts';

const enrolling: Rule = { name: 'course-orders', times: 20, seconds: 3600 };

/** How long a seat is kept for somebody whom the tutor has not reached yet. */
const holdMs = 3 * dayMs;

/** Of one class from one network: friends in one home, but no row of throw-away accounts. */
const holding: Rule = { name: 'course-seats', times: 3, seconds: holdMs / 1000 };

export function presentOrder(order: OrderRow, { locale, now }: { locale: Locale; now: Date }) {
  const { id, course, title, price, beginsAt, status, contact, note, placedAt, heldUntil, decidedAt } = order;
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
    heldUntil: status === 'placed' && heldUntil !== null && heldUntil > now ? heldUntil : null,
    decidedAt,
  };
}

export async function listOwnOrders(
  { db }: Deps,
  viewer: Viewer,
  status: OrderState | undefined,
  page: Page,
  asking: { locale: Locale; now: Date },
) {
  const { total, list } = await listOrders(db, { userId: viewer.id, status }, page);
  return { total, list: list.map((order) => presentOrder(order, asking)) };
}

/** For staff, with the names of those who placed them. */
export async function listAllOrders(
  { db }: Deps,
  which: WhichOrders,
  page: Page,
  asking: { locale: Locale; now: Date },
) {
  const { total, list } = await listOrders(db, which, page);
  const nicknames = await listNicknames(
    db,
    list.map(({ userId }) => userId),
  );
  return {
    total,
    list: list.map((order) => ({
      ...presentOrder(order, asking),
      userId: order.userId,
      nickname: nicknames.get(order.userId) ?? '',
    })),
  };
}

type Enrolment = { contact: string; note: string };

/**
 * The class's row is locked, so that the last seat is sold once; who presses twice gets the order they have. Everybody
 * may order; a seat is held for a person who is known to be one, and all others take theirs when they are confirmed.
 */
export async function enrol(
  deps: Deps,
  viewer: Viewer,
  name: string,
  { contact, note }: Enrolment,
  { now, address }: { now: Date; address: string },
): Promise<OrderRow> {
  await limit(deps.counters, [enrolling, viewer.id]);
  const isKnown = await isProved(deps.db, viewer.id);
  // Counted outside the transaction, which must not wait for a second connection while it holds the class.
  const seatsOf = `${name} ${networkOf(address)}`;
  const isRow = isKnown && (await deps.counters.count(holding, seatsOf)) > 0;
  const { order, isNew } = await inTransaction(deps.db, async (tx) => {
    const course = await lockEntry(tx, 'course', name);
    if (!course) throw notFound();
    const beginsAt = beginsOf(course, now);
    const open = await findOpenOrder(tx, viewer.id, name, beginsAt);
    if (open) return { order: open, isNew: false };
    if (course.seats !== null && (await countTaken(tx, name, beginsAt, now)) >= course.seats) {
      throw new AppError('COURSE_FULL');
    }
    const isFirst = isKnown && !(await isContactTaken(tx, name, beginsAt, contact));
    const { title, price } = course;
    const row = { userId: viewer.id, course: name, title, price, beginsAt, contact, note, placedAt: now };
    const heldUntil = isFirst && !isRow ? new Date(now.getTime() + holdMs) : null;
    return { order: await insertOrder(tx, { ...row, heldUntil }), isNew: true };
  });
  // A repeat took no seat; nor did one that was full, but that is seldom, and errs on the side of the others.
  if (!isNew && isKnown && !isRow) await deps.counters.refund(holding, seatsOf);
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

/** An order that holds no seat may find that none is left. */
async function checkSeat(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { seats } = (await lockEntry(tx, 'course', order.course)) ?? { seats: null };
  const holds = order.heldUntil !== null && order.heldUntil > now;
  const taken = await countTaken(tx, order.course, order.beginsAt, now);
  if (seats !== null && !holds && taken >= seats) throw new AppError('COURSE_FULL');
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
    if (status === 'confirmed') await checkSeat(tx, before, now);
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
