/** The site around the questions: page views, the teacher on duty. */
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';

/** What a router knows of a page: small, flat, and never more than a few kilobytes. */
const routeValues = z
  .record(z.string().max(100), z.union([z.string().max(1000), z.array(z.string().max(1000)).max(20)]))
  .refine((values) => Object.keys(values).length <= 40 && JSON.stringify(values).length <= 8000);

export const site = {
  createViewLog: endpoint({
    method: 'POST',
    path: '/api/view-logs',
    access: 'visitor',
    summary: { zh_cn: '记录一次页面浏览', en: 'Log a page view' },
    body: z.object({
      uuid: z.uuid(),
      platform: z.literal('GRE'),
      name: z.string().max(100),
      path: z.string().min(1).max(1000),
      params: routeValues.default({}),
      query: routeValues.default({}),
      created_at: z.iso.datetime({ offset: true }),
    }),
    bodyLimit: 32 * 1024,
    reply: nothing,
  }),

  getTeacherOnDuty: endpoint({
    method: 'GET',
    path: '/api/teacher-on-duty/current',
    access: 'visitor',
    summary: {
      zh_cn: '当前值班老师及其咨询二维码',
      en: 'The teacher on duty now, with the QR codes to reach them',
    },
    reply: z.object({
      current: z.object({
        name: z.string(),
        qrcode: z.string(),
        overseasQrcode: z.string().nullable(),
      }),
    }),
    cacheSeconds: 60,
  }),
};
