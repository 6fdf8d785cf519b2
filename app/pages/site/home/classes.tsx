/** Class cards in one frame, the next one to begin lit, and how the teaching goes. */
import { useText } from '#app/locale.tsx';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import type { Course } from '#app/pages/site/home/courses-and-events.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { homeTexts } from '#messages/site/home.ts';

const shown = 4;

/** One of each kind first, so that all three are seen; then the next to begin, and whatever there is. */
function choose(courses: readonly Course[], next: Course | undefined): Course[] {
  const firsts = (['small', 'live', 'recorded'] as const).flatMap(
    (kind) => courses.find((course) => course.kind === kind) ?? [],
  );
  return [...new Set([...firsts, ...(next ? [next] : []), ...courses])].slice(0, shown);
}

/** Of all the classes, not of those that are shown: the badge says so. */
function findNext(courses: readonly Course[]): Course | undefined {
  return courses
    .filter((course) => course.begins !== null && !course.isFull)
    .sort((a, b) => (a.begins ?? '').localeCompare(b.begins ?? ''))[0];
}

export function Classes({ courses }: { courses: readonly Course[] }) {
  const t = useText(homeTexts);
  const next = findNext(courses);
  const chosen = choose(courses, next);
  return (
    <section aria-labelledby="classes" className="wrap mt-16 md:mt-24">
      <SectionHead
        id="classes"
        title={t('classes')}
        intro={t('classes_intro')}
        more={{ to: '/course', label: t('classes_more') }}
      />
      <div className="scroll-row mt-4 md:mt-8 md:grid md:grid-cols-2 md:rounded-2 md:border md:border-rule md:bg-white lg:grid-cols-4">
        {chosen.map((course) => (
          <ClassCard key={course.name} course={course} isNext={course === next} />
        ))}
      </div>
      <Advantages />
    </section>
  );
}

function ClassCard({ course, isNext }: { course: Course; isNext: boolean }) {
  const t = useText(homeTexts);
  const dates = useDates();
  const rows = [
    [t('row_lessons'), t('row_lessons_value', { n: course.lessonCount, hours: course.hours })],
    [t('row_seats'), course.seats === null ? t('no_limit') : t('row_seats_value', { n: course.seats })],
    [t('row_begins'), course.begins === null ? t('any_time') : dates.day(course.begins)],
  ];
  return (
    <article
      className={`relative flex flex-col border-rule bg-white p-5 max-md:w-69 max-md:rounded-2 max-md:border md:p-6 md:not-last:border-r md:max-lg:nth-[-n+2]:border-b ${
        isNext
          ? 'bg-[linear-gradient(var(--color-beam-wash),transparent_45%)] before:absolute before:inset-x-0 before:-top-px before:h-[3px] before:bg-beam'
          : ''
      }`}
    >
      <p className="flex min-h-6 items-center justify-between text-13 text-ink-3">
        {t(`kind_${course.kind}`)}
        {isNext ? <Badge tone="lit">{t('next_class')}</Badge> : null}
      </p>
      <h3 className="mt-1 text-21">{course.title}</h3>
      <p className="mt-1 min-h-16 text-14 text-ink-2">{course.audience}</p>
      <dl className="mt-4 border-t border-rule text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-rule py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto pt-4 font-serif text-26 font-bold">
        {course.price === 0 ? t('free') : yuan(course.price)}
        <small className="ml-2 font-sans text-13 font-normal text-ink-3">{course.unit}</small>
      </p>
      <ButtonLink to={`/course/${course.name}`} tone={isNext ? 'ink' : 'quiet'} wide className="mt-3">
        {t('see_class')}
        <span className="sr-only">{course.title}</span>
      </ButtonLink>
    </article>
  );
}

function Advantages() {
  const t = useText(homeTexts);
  const items = [
    [t('adv_1'), t('adv_1_text')],
    [t('adv_2'), t('adv_2_text')],
    [t('adv_3'), t('adv_3_text')],
    [t('adv_4'), t('adv_4_text')],
  ] as const;
  return (
    <div className="mt-10 md:mt-12">
      <h3 className="text-21">{t('advantages')}</h3>
      <dl className="mt-3 grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {items.map(([title, text]) => (
          <div key={title} className="border-t border-rule py-3.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-14 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
