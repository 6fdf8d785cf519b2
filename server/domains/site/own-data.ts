/** What the site domain keeps about one person: sign-ups, orders, progress in lessons, the study plan. */
import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { courseOrders, eventSignups, lessonProgress, studyPlans, studyPlanTicks } from './tables.ts';

export const siteData: PersonalData = {
  name: 'site',

  read: async (db, userId) => ({
    eventSignups: await db.select().from(eventSignups).where(eq(eventSignups.userId, userId)),
    orders: await db.select().from(courseOrders).where(eq(courseOrders.userId, userId)),
    lessons: await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
    studyPlan: await db.select().from(studyPlans).where(eq(studyPlans.userId, userId)),
    studyPlanTicks: await db.select().from(studyPlanTicks).where(eq(studyPlanTicks.userId, userId)),
  }),

  erase: async (tx, userId, now) => {
    await tx.delete(eventSignups).where(eq(eventSignups.userId, userId));
    await tx.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
    await tx.delete(studyPlans).where(eq(studyPlans.userId, userId));
    // The books keep that there was an order, and no longer whose it was to reach; an open one gives its seat back.
    await tx.update(courseOrders).set({ contact: '', note: '' }).where(eq(courseOrders.userId, userId));
    await tx
      .update(courseOrders)
      .set({ status: 'cancelled', decidedAt: now })
      .where(and(eq(courseOrders.userId, userId), eq(courseOrders.status, 'placed')));
  },
};
