/** /course/{name}: one class, with its syllabus, teachers, times, price and the way to enrol. */

import { CirclePlay, Lock } from 'lucide-react';
import { CourseCover, TeacherPortrait } from '#app/art/covers.tsx';
import { Link, useText } from '#app/locale.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { clock } from '#app/pages/site/course/clock.ts';
import { EnrolCard } from '#app/pages/site/course/enrol-card.tsx';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import type { CourseDetail } from '#app/pages/site/replies.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Badge } from '#app/ui/badge.tsx';
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
      offers: { '@type': 'Offer', price: course.price, priceCurrency: 'CNY', category: 'Paid' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${Math.round(course.hours)}H`,
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
          <Lessons course={course} />
          <section className="mt-10">
            <h2 className="text-26">{t('syllabus')}</h2>
            <ol className="mt-3 border-t border-ink">
              {course.syllabus.map((part, place) => (
                <li key={part.title} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-4">
                  <span className="font-serif text-18 text-ink-3">{place + 1}</span>
                  <span>
                    <b className="font-semibold">{part.title}</b>
                    <span className="mt-0.5 block text-15 text-ink-2">{part.text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <section className="mt-10">
            <h2 className="text-26">{t('teachers')}</h2>
            <ul className="mt-3 grid gap-x-8 border-t border-ink md:grid-cols-2">
              {course.teachers.map((teacher) => (
                <li key={teacher.id} className="flex gap-4 border-b border-rule py-4">
                  <TeacherPortrait picture={teacher.portrait} className="w-18! flex-none" />
                  <p className="text-14 text-ink-2">
                    <b className="block font-serif text-18 font-bold text-ink">{teacher.name}</b>
                    <span className="block text-13 text-ink-3">{teacher.position}</span>
                    {teacher.description}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <section className="mt-10">
            <h2 className="text-26">{t('how')}</h2>
            <ol className="mt-3 list-decimal space-y-1.5 pl-6 text-ink-2 marker:text-ink-3">
              <li>{t('how_1')}</li>
              <li>{t('how_2')}</li>
              <li>{t('how_3')}</li>
            </ol>
          </section>
        </div>
        <EnrolCard course={course} />
      </div>
    </Page>
  );
}

function Lessons({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  if (course.lessons.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-26">{t('lessons')}</h2>
      <p className="mt-1 text-15 text-ink-2">{t('lessons_intro')}</p>
      <ol className="mt-3 border-t border-ink">
        {course.lessons.map((lesson) => (
          <li key={lesson.no} className="border-b border-rule">
            {lesson.isOpen ? (
              <Link
                to={`/course/${course.name}/lessons/${lesson.no}`}
                className="group flex min-h-14 flex-wrap items-center gap-x-3 py-3"
              >
                <CirclePlay aria-hidden="true" strokeWidth={1.5} className="size-6" />
                <span className="min-w-0 flex-1 font-semibold">
                  <span className="group-hover:glow-line">{lesson.title}</span>
                  {lesson.isPreview ? (
                    <Badge tone="lit" className="ml-3">
                      {t('sample')}
                    </Badge>
                  ) : null}
                </span>
                <span className="text-14 text-ink-3">
                  {lesson.mine?.isDone
                    ? t('heard')
                    : lesson.mine && lesson.mine.seconds > 0
                      ? t('go_on', { time: clock(lesson.mine.seconds) })
                      : clock(lesson.seconds)}
                </span>
              </Link>
            ) : (
              <p className="flex min-h-14 flex-wrap items-center gap-x-3 py-3 text-ink-3">
                <Lock aria-hidden="true" strokeWidth={1.5} className="size-5" />
                <span className="min-w-0 flex-1">{lesson.title}</span>
                <span className="text-14">{t('locked')}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
