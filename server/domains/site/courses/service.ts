/** Classes as they stand now. */
import type { Locale } from '#core/locale.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listLessonRows, measureLessons } from '#server/domains/lessons/service.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { findEntry, listEntries } from '#server/domains/site/store.ts';
import { presentTeacher } from '#server/domains/site/teachers.ts';
import { notFound } from '#server/http/errors.ts';
import { presentOrder } from './orders.ts';
import { countSeats, findOpenOrder } from './store.ts';
import { beginsOf } from './timetable.ts';

export { placedOrders } from './store.ts';

type Course = Entry<'course'>;
type Asking = { viewer: Viewer | null; locale: Locale; now: Date };

export async function listCourses(deps: Deps, asking: Omit<Asking, 'viewer'>) {
  const all = await listEntries(deps.db, 'course');
  const teachers = await listEntries(deps.db, 'teacher');
  const seats = await countSeats(deps.db, asking.now);
  return all.map((course) => presentCourse(deps, course, { teachers, seats }, asking));
}

export async function getCourse(deps: Deps, name: string, asking: Asking) {
  const course = await findEntry(deps.db, 'course', name);
  if (!course) throw notFound();
  const teachers = await listEntries(deps.db, 'teacher');
  const seats = await countSeats(deps.db, asking.now);
  const { viewer, now, locale } = asking;
  const say = inLanguage(deps, locale);
  const order = viewer ? await findOpenOrder(deps.db, viewer.id, name, beginsOf(course, now)) : null;
  return {
    ...presentCourse(deps, course, { teachers, seats }, asking),
    teachers: teachersOf(course, teachers).map((teacher) => presentTeacher(teacher, say)),
    syllabus: await presentSyllabus(deps, course, asking),
    gives: course.kind === 'recorded' ? [] : course.gives,
    order: order && presentOrder(order, asking),
  };
}

const teachersOf = (course: Course, all: readonly Entry<'teacher'>[]) =>
  course.teachers.flatMap((slug) => all.find((teacher) => teacher.slug === slug) ?? []);

type Known = { teachers: readonly Entry<'teacher'>[]; seats: Awaited<ReturnType<typeof countSeats>> };

function presentCourse(
  deps: Deps,
  course: Course,
  { teachers, seats: counted }: Known,
  { locale, now }: Omit<Asking, 'viewer'>,
) {
  const begins = beginsOf(course, now);
  const taken =
    counted.find((row) => row.course === course.name && row.beginsAt?.getTime() === begins?.getTime())
      ?.taken ?? 0;
  const say = inLanguage(deps, locale);
  const { name, kind, cover, title, description, audience, price, unit, seats, timetable } = say(course);
  return {
    ...{ name, kind, cover, title, description, audience, price, unit, seats, begins, taken },
    ...lengthOf(course),
    weeks: timetable.weeks,
    timetable: timetable.text,
    teachers: teachersOf(course, teachers).map((teacher) => presentTeacher(teacher, say)),
    isFull: seats !== null && taken >= seats,
  };
}

/** What is made of lessons is as long as they are, to a tenth of an hour. */
function lengthOf(course: Course): { lessonCount: number; hours: number } {
  if (course.kind !== 'recorded') return { lessonCount: course.lessonCount, hours: course.hours };
  const { count, minutes } = measureLessons(lessonsOf(course));
  return { lessonCount: count, hours: Math.round(minutes / 6) / 10 };
}

const lessonsOf = ({ syllabus }: Course): string[] => syllabus.flatMap(({ lessons }) => lessons);

async function presentSyllabus(deps: Deps, course: Course, { viewer, locale }: Asking) {
  const rows = await listLessonRows(deps.db, lessonsOf(course), viewer?.id ?? null, locale);
  const say = inLanguage(deps, locale);
  return course.syllabus.map((part) => ({
    title: say(part.title),
    text: say(part.text),
    lessons: part.lessons.flatMap((id) => rows.get(id) ?? []),
  }));
}
