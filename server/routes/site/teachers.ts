/** Handlers of teachers, and of the roster of who is on duty. */
import { teachers } from '#contract/site/teachers.ts';
import {
  addShift,
  changeShift,
  findTeacherOnDuty,
  listShifts,
  removeShift,
} from '#server/domains/site/duty/service.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { listEntries } from '#server/domains/site/service.ts';
import { presentTeacher } from '#server/domains/site/teachers.ts';
import { implement } from '#server/http/implement.ts';
import { implementDesk } from '#server/routes/staff/desk.ts';

export const teacherRoutes = [
  implement(teachers.listTeachers, async ({ query: { type }, locale }, deps) => {
    const say = inLanguage(deps, locale);
    const all = await listEntries(deps.db, 'teacher');
    return all.filter((one) => !type || one.type === type).map((one) => presentTeacher(one, say));
  }),

  implement(teachers.getTeacherOnDuty, async ({ locale, now }, deps) => ({
    current: await findTeacherOnDuty(deps, locale, now),
  })),

  implementDesk(teachers.listShifts, (_, { db }) => listShifts(db)),

  implementDesk(teachers.addShift, ({ body }, deps, audit) => addShift(deps, body, audit)),

  implementDesk(teachers.changeShift, ({ params, body }, deps, audit) =>
    changeShift(deps, params.id, body, audit),
  ),

  implementDesk(teachers.removeShift, async ({ params }, deps, audit) => {
    await removeShift(deps, params.id, audit);
  }),
];
