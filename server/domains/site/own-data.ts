/** What the site domain keeps about one person: sign-ups, orders, progress in lessons. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteProgressOf, emptyOrdersOf, listOrdersOf, listProgressOf } from './courses/store.ts';
import { deleteSignupsOf, listSignupsOf } from './events/store.ts';

export const siteData: PersonalData = {
  name: 'site',

  read: async (db, userId) => ({
    eventSignups: await listSignupsOf(db, userId),
    orders: await listOrdersOf(db, userId),
    lessons: await listProgressOf(db, userId),
  }),

  erase: async (tx, userId, now) => {
    await deleteSignupsOf(tx, userId);
    await deleteProgressOf(tx, userId);
    await emptyOrdersOf(tx, userId, now);
  },
};
