/** Classes, and enrolling in them. */
import { z } from 'zod';
import { courseGifts, courseKinds, orderStates } from '#core/site/kinds.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from '../endpoint.ts';
import { topicLesson } from '../lessons/shapes.ts';
import { teacher } from './teachers.ts';

const courseRow = z
  .object({
    /** Its name in addresses: /course/{name}. */
    name: z.string(),
    kind: z.enum(courseKinds),
    cover: z.string(),
    title: z.string(),
    description: z.string(),
    audience: z.string(),
    teachers: z.array(teacher.pick({ id: true, name: true, isSample: true })),
    /** How often it meets, or how many lessons it is made of. */
    lessonCount: z.int(),
    hours: z.number(),
    /** Null where one may begin at any time. */
    begins: time.nullable(),
    weeks: z.int().nullable(),
    timetable: z.string(),
    /** In yuan; 0 for what is made of lessons alone, which everybody may read. */
    price: z.int(),
    unit: z.string(),
    /** Null where there is no limit. */
    seats: z.int().nullable(),
    taken: z.int(),
    isFull: z.boolean(),
  })
  .meta({ id: 'CourseRow' });

const lessonRow = topicLesson.extend({
  minutes: z.int(),
  /** Null for a visitor, and where it was not begun. */
  own: z.object({ share: z.number(), isFinished: z.boolean() }).nullable(),
});

const order = z
  .object({
    id,
    course: z.string(),
    title: z.string(),
    price: z.int(),
    begins: time.nullable(),
    status: z.enum(orderStates),
    contact: z.string(),
    note: z.string(),
    placedAt: time,
    /** While it is placed: until when its seat is kept; null where it takes one only when it is confirmed. */
    heldUntil: time.nullable(),
    decidedAt: time.nullable(),
  })
  .meta({ id: 'Order' });

export const courses = {
  listCourses: endpoint({
    method: 'GET',
    path: '/api/courses',
    access: 'visitor',
    summary: { zh_cn: '课程列表', en: 'Classes' },
    query: pageQuery.extend({ kind: z.enum(courseKinds).optional() }),
    reply: listOf(courseRow).extend({
      kinds: z.array(z.object({ value: z.enum(courseKinds), count: z.int() })),
    }),
    cacheSeconds: 30,
  }),

  getCourse: endpoint({
    method: 'GET',
    path: '/api/courses/{name}',
    access: 'visitor',
    summary: { zh_cn: '一门课程', en: 'One class' },
    params: z.object({ name: z.string().max(120) }),
    reply: courseRow.extend({
      teachers: z.array(teacher),
      /** Each part with the lessons in it that are there; those of a class that is held are read before it. */
      syllabus: z.array(z.object({ title: z.string(), text: z.string(), lessons: z.array(lessonRow) })),
      /** What it gives beside lessons. */
      gives: z.array(z.enum(courseGifts)),
      /** My order for it that is not cancelled; null for a visitor. */
      order: order.nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),

  enrol: endpoint({
    method: 'POST',
    path: '/api/courses/{name}/orders',
    access: 'user',
    summary: {
      zh_cn: '报名课程，生成订单；付款由值班老师联系安排。重复提交得到同一张订单',
      en: 'Enrol: makes an order; the tutor on duty arranges the payment. A repeat gets the same order',
    },
    params: z.object({ name: z.string().max(120) }),
    body: z.object({
      /** E-mail, phone or WeChat, by which the tutor gets in touch. */
      contact: z.string().trim().min(3).max(100),
      note: z.string().trim().max(300).default(''),
    }),
    reply: order,
    errors: ['NOT_FOUND', 'COURSE_FULL', 'TOO_MANY_REQUESTS'],
  }),

  listOrders: endpoint({
    method: 'GET',
    path: '/api/orders',
    access: 'user',
    summary: { zh_cn: '我的订单，新的在前', en: 'My orders, newest first' },
    query: pageQuery.extend({ status: z.enum(orderStates).optional() }),
    reply: listOf(order),
  }),

  cancelOrder: endpoint({
    method: 'PUT',
    path: '/api/orders/{id}/cancel',
    access: 'user',
    summary: { zh_cn: '取消一张还没有确认的订单', en: 'Cancel an order that is not confirmed yet' },
    params: ids('id'),
    reply: order,
    errors: ['NOT_FOUND', 'ORDER_CONFIRMED'],
  }),

  listAllOrders: endpoint({
    method: 'GET',
    path: '/api/staff/orders',
    access: 'desk',
    desk: 'orders',
    audit: 'orders_of',
    summary: { zh_cn: '全部订单，新的在前', en: 'All orders, newest first' },
    query: pageQuery.extend({ status: z.enum(orderStates).optional(), userId: id.optional() }),
    reply: listOf(order.extend({ userId: id, nickname: z.string() })),
  }),

  decideOrder: endpoint({
    method: 'PUT',
    path: '/api/staff/orders/{id}',
    access: 'desk',
    desk: 'orders',
    audit: 'order_decided',
    summary: {
      zh_cn: '确认或取消一张订单，并告知学员',
      en: 'Confirm or cancel an order, and tell the student',
    },
    params: ids('id'),
    body: z.object({ status: z.enum(['confirmed', 'cancelled']) }),
    reply: order,
    errors: ['NOT_FOUND', 'CONFLICT', 'COURSE_FULL'],
  }),
};
