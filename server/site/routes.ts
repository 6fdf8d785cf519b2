/** Handlers of the site domain. */
import { site } from '#contract/site.ts';
import { implement } from '#server/implement.ts';
import { insertViewLog } from './store.ts';

export const siteRoutes = [
  implement(site.createViewLog, async ({ body, now }, { db }) => {
    const { created_at, ...view } = body;
    await insertViewLog(db, { ...view, createdAt: new Date(created_at), receivedAt: now });
  }),

  implement(site.getTeacherOnDuty, ({ locale }, { config }) => ({
    current: {
      name: config.company[locale],
      qrcode: '/qr/consult.svg',
      overseasQrcode: config.consultOverseasUrl ? '/qr/overseas.svg' : null,
    },
  })),
];
