/** Two courses and the events that come next, side by side. */

import { CourseCover } from '#app/art/covers.tsx';
import { Link, useText } from '#app/locale.tsx';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Calls } from '#contract/all.ts';
import { homeTexts } from '#messages/site/home.ts';

export type Course = Calls['GET /api/courses']['reply']['list'][number];
export type Event = Calls['GET /api/events']['reply']['list'][number];

export function CoursesAndEvents({
  courses,
  events,
}: {
  courses: readonly Course[];
  events: readonly Event[];
}) {
  const t = useText(homeTexts);
  return (
    <div className="wrap mt-16 grid grid-cols-1 gap-x-16 gap-y-14 md:mt-24 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <section aria-labelledby="courses">
        <SectionHead id="courses" title={t('courses')} more={{ to: '/course', label: t('courses_more') }} />
        <div className="scroll-row mt-4 gap-6 md:mt-6 md:grid md:grid-cols-2">
          {courses.slice(0, 2).map((course) => (
            <CourseCard key={course.name} course={course} />
          ))}
        </div>
      </section>
      <section aria-labelledby="events">
        <SectionHead id="events" title={t('events')} more={{ to: '/events-list', label: t('events_more') }} />
        {events.length === 0 ? (
          <p className="mt-4 text-15 text-ink-2">{t('events_none')}</p>
        ) : (
          <ul className="mt-2 md:mt-4">
            {events.slice(0, 3).map((event) => (
              <EventLine key={event.name} event={event} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

export function CourseCard({ course }: { course: Course }) {
  const t = useText(homeTexts);
  return (
    <Link to={`/course/${course.name}`} className="group flex max-md:w-69 flex-col">
      <CourseCover picture={course.cover} />
      <h3 className="mt-4 text-21">
        <span className="group-hover:glow-line">{course.title}</span>
      </h3>
      <p className="mt-1 mb-2.5 text-14 text-ink-2">{course.description}</p>
      <p className="mt-auto flex items-center justify-between gap-4 border-t border-rule pt-2.5 text-13 text-ink-3">
        <span className="min-w-0 truncate">
          {course.teachers[0] ? (
            <>
              <TeacherName teacher={course.teachers[0]} /> ·{' '}
            </>
          ) : null}
          {t('lessons_hours', { n: course.lessonCount, hours: course.hours })}
        </span>
        <b className="text-15 text-ink">{course.price === 0 ? t('free') : yuan(course.price)}</b>
      </p>
    </Link>
  );
}

function EventLine({ event }: { event: Event }) {
  const dates = useDates();
  const seats = useSeats();
  return (
    <li className="border-b border-rule">
      <Link to={`/events/${event.name}`} className="group grid grid-cols-[4.5rem_1fr] gap-4 py-4.5">
        <span className="font-serif text-[1.875rem] leading-tight font-bold">
          {dates.date(event.starts)}
          <small className="mt-1 block font-sans text-12 font-normal whitespace-nowrap text-ink-3">
            {dates.monthAndWeekday(event.starts)}
          </small>
        </span>
        <span className="min-w-0">
          <span className="leading-relaxed font-semibold group-hover:glow-line">{event.title}</span>
          <span className="mt-1 block text-13 text-ink-3">
            {[`${dates.clock(event.starts)} ${event.place}`, seats(event)].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** How an event's seats stand, in a few words. */
export function useSeats() {
  const t = useText(homeTexts);
  return ({ state, seats, taken }: Pick<Event, 'state' | 'seats' | 'taken'>): string => {
    if (state === 'full') return t('full');
    if (state === 'closed') return t('closed');
    return seats === null ? t('seats_free') : t('seats_left', { n: Math.max(0, seats - taken) });
  };
}
