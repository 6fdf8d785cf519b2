/** Handlers of classes and orders. */
import { courses } from '#contract/site/courses.ts';
import { courseKinds } from '#core/site/kinds.ts';
import {
  cancelOrder,
  decideOrder,
  enrol,
  listAllOrders,
  listOwnOrders,
  presentOrder,
} from '#server/domains/site/courses/orders.ts';
import { getCourse, listCourses } from '#server/domains/site/courses/service.ts';
import { implement } from '#server/http/implement.ts';
import { auditLook, implementDesk } from '#server/routes/staff/desk.ts';

export const courseRoutes = [
  implement(courses.listCourses, async ({ query: { page, size, kind }, locale, now }, deps) => {
    const all = await listCourses(deps, { locale, now });
    const found = kind ? all.filter((course) => course.kind === kind) : all;
    return {
      total: found.length,
      page,
      size,
      list: found.slice((page - 1) * size, page * size),
      kinds: courseKinds.map((value) => ({
        value,
        count: all.filter((course) => course.kind === value).length,
      })),
    };
  }),

  implement(courses.getCourse, (input, deps) => getCourse(deps, input.params.name, input)),

  implement(courses.enrol, async ({ params, body, viewer, ...asking }, deps) =>
    presentOrder(await enrol(deps, viewer, params.name, body, asking), asking),
  ),

  implement(courses.listOrders, async ({ query: { page, size, status }, viewer, ...asking }, deps) => {
    const { total, list } = await listOwnOrders(deps, viewer, status, { page, size }, asking);
    return { total, page, size, list };
  }),

  implement(courses.cancelOrder, async ({ params, viewer, ...asking }, deps) =>
    presentOrder(await cancelOrder(deps, viewer, params.id, asking.now), asking),
  ),

  implementDesk(
    courses.listAllOrders,
    async ({ query: { page, size, ...which }, ...asking }, deps, audit) => {
      await auditLook(audit, deps.db, { ...which, page, size }, 'orders_listed');
      const { total, list } = await listAllOrders(deps, which, { page, size }, asking);
      return { total, page, size, list };
    },
  ),

  implementDesk(courses.decideOrder, async ({ params, body, viewer, ...asking }, deps, audit) =>
    presentOrder(
      await decideOrder(deps, viewer, params.id, { status: body.status, now: asking.now, audit }),
      asking,
    ),
  ),
];
