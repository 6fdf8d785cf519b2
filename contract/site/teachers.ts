/** Teachers and tutors, and who of them is on duty. */
import { z } from 'zod';
import { teacherTypes } from '#core/site/kinds.ts';
import { endpoint } from '../endpoint.ts';

export const teacher = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(teacherTypes),
    position: z.string(),
    description: z.string(),
    portrait: z.string(),
    years: z.int().nullable(),
  })
  .meta({ id: 'Teacher' });

export const teachers = {
  listTeachers: endpoint({
    method: 'GET',
    path: '/api/teachers',
    access: 'visitor',
    summary: { zh_cn: '老师与规划导师', en: 'Teachers and tutors' },
    query: z.object({ type: z.enum(teacherTypes).optional() }),
    reply: z.array(teacher),
    cacheSeconds: 60,
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
