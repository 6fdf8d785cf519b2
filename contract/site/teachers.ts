/** Teachers and tutors, and who of them is on duty. */
import { z } from 'zod';
import { clockPattern } from '#core/site/duty.ts';
import { teacherTypes } from '#core/site/kinds.ts';
import { endpoint, id, ids, nothing } from '../endpoint.ts';

export const teacher = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(teacherTypes),
    position: z.string(),
    description: z.string(),
    portrait: z.string(),
    years: z.int().nullable(),
    /** Made up for a start, until an operator names the real people. */
    isSample: z.boolean(),
  })
  .meta({ id: 'Teacher' });

const link = z.url({ protocol: /^https?$/ }).max(500);
const clock = z.string().regex(clockPattern);

/** A row of the roster; it comes again every week, by the clock of Beijing. */
const shiftFields = z.object({
  name: z.string().trim().min(1).max(40),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  starts: clock,
  ends: clock,
  /** What the QR code opens, for students in China and overseas. */
  url: link,
  overseasUrl: link.nullable().default(null),
});

const newShift = shiftFields.refine(({ starts, ends }) => starts < ends, {
  path: ['ends'],
  error: 'shift_ends',
});

const shift = shiftFields.extend({ id }).meta({ id: 'Shift' });

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
        /** A picture; null where no code leads to anybody, and a question is left by `POST /api/enquiries`. */
        qrcode: z.string().nullable(),
        overseasQrcode: z.string().nullable(),
      }),
    }),
    cacheSeconds: 60,
  }),

  listShifts: endpoint({
    method: 'GET',
    path: '/api/staff/roster',
    access: 'desk',
    desk: 'roster',
    audit: null,
    summary: { zh_cn: '值班表', en: 'The roster' },
    reply: z.array(shift),
  }),

  addShift: endpoint({
    method: 'POST',
    path: '/api/staff/roster',
    access: 'desk',
    desk: 'roster',
    audit: 'roster_changed',
    summary: { zh_cn: '在值班表里加一班', en: 'Add a shift to the roster' },
    body: newShift,
    reply: shift,
    errors: ['CONFLICT'],
  }),

  changeShift: endpoint({
    method: 'PUT',
    path: '/api/staff/roster/{id}',
    access: 'desk',
    desk: 'roster',
    audit: 'roster_changed',
    summary: { zh_cn: '修改值班表里的一班', en: 'Change a shift of the roster' },
    params: ids('id'),
    body: newShift,
    reply: shift,
    errors: ['NOT_FOUND'],
  }),

  removeShift: endpoint({
    method: 'DELETE',
    path: '/api/staff/roster/{id}',
    access: 'desk',
    desk: 'roster',
    audit: 'roster_changed',
    summary: { zh_cn: '从值班表里去掉一班', en: 'Take a shift out of the roster' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
