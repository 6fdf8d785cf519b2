/** /course/{name}: one class, with its syllabus, teachers, times, price and the way to enrol. */

import { CourseCover, TeacherPortrait } from '#app/art/covers.tsx';
import { Link, useText } from '#app/locale.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { EnrolCard } from '#app/pages/site/course/enrol-card.tsx';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import type { CourseDetail } from '#app/pages/site/replies.ts';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { courseTexts } from '#messages/site/courses.ts';
import type { Route } from './+types/course.ts';

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  return api('GET /api/courses/{name}', { params: { name: params.name } }).catch(notFoundFrom);
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: course } = args;
  if (!course) return [];
  return pageMeta(args, {
    title: course.title,
    description: course.description,
    image: `/share/courses/${course.cover}.png`,
    data: ({ absolute, company }) => ({
      '@type': 'Course',
      name: course.title,
      description: course.description,
      url: absolute(`/course/${course.name}`),
      provider: { '@type': 'Organization', name: company, sameAs: absolute('/') },
      offers: {
        '@type': 'Offer',
        price: course.price,
        priceCurrency: 'CNY',
        category: course.price === 0 ? 'Free' : 'Paid',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${Math.round(course.hours * 60)}M`,
        ...(course.begins && { startDate: course.begins }),
        instructor: course.teachers.map(({ name }) => ({ '@type': 'Person', name })),
      },
    }),
  });
};

export default function CoursePage({ loaderData: course }: Route.ComponentProps) {
  const t = useText(courseTexts);
  return (
    <Page>
      <PageTitle
        title={course.title}
        lede={course.description}
        path={[{ label: t('list_title'), to: '/course' }, { label: course.title }]}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="max-lg:order-last">
          <CourseCover picture={course.cover} eager className="max-lg:hidden" />
          <section className="mt-10 first:mt-0">
            <h2 className="text-26">{t('for_whom')}</h2>
            <p className="mt-2 text-ink-2">{course.audience}</p>
          </section>
          <Gifts course={course} />
          <Syllabus course={course} />
          <section className="mt-10">
            <h2 className="text-26">{t('teachers')}</h2>
            <ul className="mt-3 grid gap-x-8 border-t border-ink md:grid-cols-2">
              {course.teachers.map((teacher) => (
                <li key={teacher.id} className="flex gap-4 border-b border-rule py-4">
                  <TeacherPortrait picture={teacher.portrait} className="w-18! flex-none" />
                  <p className="text-14 text-ink-2">
                    <b className="block font-serif text-18 font-bold text-ink">
                      <TeacherName teacher={teacher} />
                    </b>
                    <span className="block text-13 text-ink-3">{teacher.position}</span>
                    {teacher.description}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          {course.price === 0 ? null : (
            <section className="mt-10">
              <h2 className="text-26">{t('how')}</h2>
              <ol className="mt-3 list-decimal space-y-1.5 pl-6 text-ink-2 marker:text-ink-3">
                <li>{t('how_1')}</li>
                <li>{t('how_2')}</li>
                <li>{t('how_3')}</li>
              </ol>
            </section>
          )}
        </div>
        <EnrolCard course={course} />
      </div>
    </Page>
  );
}

/** What is paid for, beside what everybody has. */
function Gifts({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  if (course.gives.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-26">{t('gives')}</h2>
      <p className="mt-2 text-ink-2">{t('gives_text')}</p>
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-ink-3">
        {course.gives.map((gift) => (
          <li key={gift}>
            {gift === 'live'
              ? t('gives_live', { n: course.lessonCount, hours: course.hours })
              : t(`gives_${gift}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Syllabus({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  const isMadeOfLessons = course.kind === 'recorded';
  return (
    <section className="mt-10">
      <h2 className="text-26">{t(isMadeOfLessons ? 'lessons_of_it' : 'syllabus')}</h2>
      {isMadeOfLessons ? <p className="mt-1 text-15 text-ink-2">{t('lessons_free')}</p> : null}
      <ol className="mt-3 border-t border-ink">
        {course.syllabus.map((part, place) => (
          <li key={part.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-rule py-4">
            <span className="font-serif text-18 text-ink-3">{place + 1}</span>
            <div>
              <b className="font-semibold">{part.title}</b>
              <span className="mt-0.5 block text-15 text-ink-2">{part.text}</span>
              <Lessons lessons={part.lessons} title={isMadeOfLessons ? null : t('read_before')} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type LessonsProps = { lessons: CourseDetail['syllabus'][number]['lessons']; title: string | null };

function Lessons({ lessons, title }: LessonsProps) {
  const t = useText(courseTexts);
  if (lessons.length === 0) return null;
  return (
    <>
      {title === null ? null : <p className="mt-2 text-13 text-ink-3">{title}</p>}
      <ul className="mt-1.5">
        {lessons.map(({ slug, title: name, minutes, own }) => (
          <li key={slug}>
            <Link
              to={`/lessons/${slug}`}
              className="group flex min-h-11 items-baseline justify-between gap-x-4 border-t border-rule py-2"
            >
              <span className="min-w-0 group-hover:glow-line">{name}</span>
              <span className="flex-none text-14 text-ink-3">
                {own?.isFinished
                  ? t('lesson_done')
                  : own && own.share > 0
                    ? t('lesson_share', { share: percentText(own.share) })
                    : t('lesson_minutes', { n: minutes })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
