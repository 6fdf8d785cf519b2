/** Teachers with their portraits, and the tutors who plan. */

import { TeacherPortrait } from '#app/art/covers.tsx';
import { useText } from '#app/locale.tsx';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import type { Calls } from '#contract/all.ts';
import { homeTexts } from '#messages/site/home.ts';

export type Teacher = Calls['GET /api/teachers']['reply'][number];

const shown = 4;

export function Teachers({ teachers }: { teachers: readonly Teacher[] }) {
  const t = useText(homeTexts);
  const academic = teachers.filter(({ type }) => type === 'teacher').slice(0, shown);
  const tutors = teachers.filter(({ type }) => type === 'tutor').slice(0, shown);
  return (
    <div className="wrap mt-16 md:mt-24">
      <SideSection
        id="teachers"
        title={t('teachers')}
        intro={t('teachers_intro')}
        more={{ to: '/about#instructors', label: t('teachers_more') }}
      >
        <ul
          aria-label={t('teachers')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="scroll-row gap-6 md:grid md:grid-cols-4"
        >
          {academic.map((teacher) => (
            <li key={teacher.id} className="max-md:w-41">
              <TeacherCard teacher={teacher} />
            </li>
          ))}
        </ul>
        {tutors.length > 0 ? (
          <>
            <h3 className="mt-10 font-sans text-15 font-semibold">{t('tutors')}</h3>
            <ul className="mt-2 grid gap-x-6 border-t border-rule md:grid-cols-2">
              {tutors.map((tutor) => (
                <li key={tutor.id} className="flex gap-4 border-b border-rule py-4">
                  <TeacherPortrait picture={tutor.portrait} className="w-14! flex-none" />
                  <p className="text-14 text-ink-2">
                    <b className="block text-15 font-semibold text-ink">
                      <TeacherName teacher={tutor} />
                      <span className="ml-2 text-13 font-normal text-ink-3">{tutor.position}</span>
                    </b>
                    {tutor.description}
                  </p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </SideSection>
    </div>
  );
}

export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const t = useText(homeTexts);
  return (
    <>
      <TeacherPortrait picture={teacher.portrait} />
      <h3 className="mt-3 text-18 leading-snug">
        <TeacherName teacher={teacher} />
      </h3>
      <p className="text-13 text-ink-3">
        {teacher.position}
        {teacher.years === null ? null : <span className="block">{t('years', { n: teacher.years })}</span>}
      </p>
      <p className="mt-1.5 text-14 text-ink-2">{teacher.description}</p>
    </>
  );
}
