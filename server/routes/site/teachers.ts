/** Handlers of teachers. */
import { teachers } from '#contract/site/teachers.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { listEntries } from '#server/domains/site/service.ts';
import { presentTeacher } from '#server/domains/site/teachers.ts';
import { implement } from '#server/http/implement.ts';

export const teacherRoutes = [
  implement(teachers.listTeachers, async ({ query: { type }, locale }, deps) => {
    const say = inLanguage(deps, locale);
    const all = await listEntries(deps.db, 'teacher');
    return all.filter((one) => !type || one.type === type).map((one) => presentTeacher(one, say));
  }),

  implement(teachers.getTeacherOnDuty, ({ locale }, { config }) => ({
    current: {
      name: config.company[locale],
      qrcode: '/qr/consult.svg',
      overseasQrcode: config.consultOverseasUrl ? '/qr/overseas.svg' : null,
    },
  })),
];
