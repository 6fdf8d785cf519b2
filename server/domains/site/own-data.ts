/** What the site domain keeps about one person: sign-ups, orders, and how far they were in the slides of former classes. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteSlidesOf, emptyOrdersOf, listOrdersOf, listSlidesOf } from './courses/store.ts';
import { deleteSignupsOf, listSignupsOf } from './events/store.ts';

export const siteData: PersonalData = {
  name: 'site',

  read: async (db, userId) => ({
    eventSignups: await listSignupsOf(db, userId),
    orders: await listOrdersOf(db, userId),
    slides: await listSlidesOf(db, userId),
  }),

  erase: async (tx, userId, now) => {
    await deleteSignupsOf(tx, userId);
    await deleteSlidesOf(tx, userId);
    await emptyOrdersOf(tx, userId, now);
  },
};
