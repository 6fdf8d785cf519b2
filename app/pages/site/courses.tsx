/** /course: every class, by kind. */

import { CourseCover } from '#app/art/covers.tsx';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Calls } from '#contract/all.ts';
import { courseKinds } from '#core/site/kinds.ts';
import { say } from '#core/texts.ts';
import { courseTexts } from '#messages/site/courses.ts';
import type { Route } from './+types/courses.ts';

type Course = Calls['GET /api/courses']['reply']['list'][number];

export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const kind = courseKinds.find((one) => one === url.searchParams.get('kind'));
  const [courses, banners] = await Promise.all([
    api('GET /api/courses', { query: { kind, size: 100 } }),
    api('GET /api/banners', { query: { place: 'course' } }),
  ]);
  return { ...courses, banners, kind: kind ?? null };
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(courseTexts, metaLocale(args));
  return pageMeta(args, { title: t('list_title'), description: t('list_description'), keep: ['kind'] });
};

export default function Courses({ loaderData: { list, kinds, banners, kind } }: Route.ComponentProps) {
  const t = useText(courseTexts);
  const total = kinds.reduce((sum, one) => sum + one.count, 0);
  return (
    <Page>
      <PageTitle
        title={t('list_title')}
        lede={t('list_lede')}
        actions={<MoreLink to="/lessons">{t('to_lessons')}</MoreLink>}
      />
      <TabLinks
        label={t('kinds')}
        items={[
          { to: '/course', label: t('all'), count: total, current: kind === null },
          ...kinds.map(({ value, count }) => ({
            to: `/course?kind=${value}`,
            label: t(value),
            count,
            current: kind === value,
          })),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState art={<CalmSea />} title={t('none')} />
      ) : (
        <ul>
          {list.map((course) => (
            <CourseRow key={course.name} course={course} />
          ))}
        </ul>
      )}
      {banners.map((banner) => (
        <aside
          key={banner.id}
          className="mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 bg-paper-2 px-5 py-4 md:px-8"
        >
          <p className="text-15 text-ink-2">
            <b className="mr-3 font-serif text-18 text-ink">{banner.title}</b>
            {banner.text}
          </p>
          <MoreLink to={banner.to}>{banner.action}</MoreLink>
        </aside>
      ))}
    </Page>
  );
}

function CourseRow({ course }: { course: Course }) {
  const t = useText(courseTexts);
  const dates = useDates();
  const to = `/course/${course.name}`;
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-rule py-8 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
      <CourseCover picture={course.cover} />
      <div>
        <p className="text-13 text-ink-3">
          {t(course.kind)}
          {course.price === 0 ? (
            <Badge tone="lit" className="ml-3">
              {t('free')}
            </Badge>
          ) : null}
        </p>
        <h2 className="mt-1 text-26">
          <Link to={to} className="hover:glow-line">
            {course.title}
          </Link>
        </h2>
        <p className="mt-1.5 text-15 text-ink-2">{course.description}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 text-14 text-ink-3">
          {course.teachers.map((teacher) => (
            <span key={teacher.name}>
              <TeacherName teacher={teacher} />
            </span>
          ))}
        </p>
      </div>
      <div className="md:max-lg:col-start-2 lg:border-l lg:border-rule lg:pl-8">
        <dl className="text-14">
          {[
            [t('begins'), course.begins === null ? t('any_time') : dates.day(course.begins)],
            [t('length'), t('length_value', { n: course.lessonCount, hours: course.hours })],
            [
              t('seats'),
              course.seats === null
                ? t('no_limit')
                : course.isFull
                  ? t('full')
                  : t('seats_left', { all: course.seats, left: course.seats - course.taken }),
            ],
          ].map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-rule py-1.5">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span className="font-serif text-26 font-bold">
            {course.price === 0 ? t('free') : yuan(course.price)}
          </span>
          <ButtonLink to={to} size="sm" tone="outline">
            {t('see')}
            <span className="sr-only">{course.title}</span>
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
