/** What the site domain keeps about one person: sign-ups, orders, progress in lessons. */
import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { courseOrders, eventSignups, lessonProgress } from './tables.ts';

export const siteData: PersonalData = {
  name: 'site',

  read: async (db, userId) => ({
    eventSignups: await db.select().from(eventSignups).where(eq(eventSignups.userId, userId)),
    orders: await db.select().from(courseOrders).where(eq(courseOrders.userId, userId)),
    lessons: await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
  }),

  erase: async (tx, userId, now) => {
    await tx.delete(eventSignups).where(eq(eventSignups.userId, userId));
    await tx.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
    // The books keep that there was an order, and no longer whose it was to reach; an open one gives its seat back.
    await tx.update(courseOrders).set({ contact: '', note: '' }).where(eq(courseOrders.userId, userId));
    await tx
      .update(courseOrders)
      .set({ status: 'cancelled', decidedAt: now })
      .where(and(eq(courseOrders.userId, userId), eq(courseOrders.status, 'placed')));
  },
};
