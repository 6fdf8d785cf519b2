/** Handlers of teachers. */
import { teachers } from '#contract/site/teachers.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';
import { type InLanguage, inLanguage } from '#server/domains/site/language.ts';
import { listEntries } from '#server/domains/site/store.ts';
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

export function presentTeacher(entry: Entry<'teacher'>, say: InLanguage) {
  const { slug, portrait, ...rest } = say(entry);
  return { id: slug, portrait: String(portrait).padStart(2, '0'), ...rest };
}
