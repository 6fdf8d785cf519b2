/** Classes as they stand now. */
import { isStaff } from '#core/accounts/roles.ts';
import type { Locale } from '#core/locale.ts';
import { parseMarkdown } from '#core/markdown.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { findEntry, listEntries } from '#server/domains/site/store.ts';
import { presentTeacher } from '#server/domains/site/teachers.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { presentOrder } from './orders.ts';
import { countSeats, findOpenOrder, hasConfirmedOrder, listProgress, upsertProgress } from './store.ts';
import { beginsOf } from './timetable.ts';

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
    syllabus: say(course.syllabus),
    lessons: await listLessons(deps, course, asking),
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
  const {
    name,
    kind,
    cover,
    title,
    description,
    audience,
    lessonCount,
    hours,
    price,
    unit,
    seats,
    timetable,
  } = say(course);
  return {
    ...{
      name,
      kind,
      cover,
      title,
      description,
      audience,
      lessonCount,
      hours,
      price,
      unit,
      seats,
      begins,
      taken,
    },
    weeks: timetable.weeks,
    timetable: timetable.text,
    teachers: teachersOf(course, teachers).map((teacher) => presentTeacher(teacher, say)),
    isFull: seats !== null && taken >= seats,
  };
}

const secondsOf = ({ slides }: Course['lessons'][number]): number =>
  slides.reduce((sum, slide) => sum + slide.seconds, 0);

async function listLessons(deps: Deps, course: Course, { viewer, locale }: Asking) {
  const isIn = viewer ? await hasConfirmedOrder(deps.db, viewer.id, course.name) : false;
  const heard = viewer ? await listProgress(deps.db, viewer.id, course.name) : [];
  const say = inLanguage(deps, locale);
  return course.lessons.map((lesson, place) => {
    const mine = heard.find((row) => row.lesson === place + 1);
    return {
      no: place + 1,
      title: say(lesson.title),
      seconds: secondsOf(lesson),
      isPreview: lesson.preview,
      isOpen: lesson.preview || isIn || (viewer !== null && isStaff(viewer.role)),
      mine: mine ? { seconds: mine.seconds, isDone: mine.isDone } : null,
    };
  });
}

export async function getLesson(deps: Deps, name: string, no: number, asking: Asking) {
  const course = await findEntry(deps.db, 'course', name);
  const lesson = course?.lessons[no - 1];
  if (!course || !lesson) throw notFound();
  const lessons = await listLessons(deps, course, asking);
  const row = lessons[no - 1];
  if (!row?.isOpen) throw new AppError('LESSON_CLOSED');
  const say = inLanguage(deps, asking.locale);
  const teachers = teachersOf(course, await listEntries(deps.db, 'teacher'));
  let at = 0;
  const slides = say(lesson).slides.map(({ board, ...slide }) => {
    const begun = at;
    at += slide.seconds;
    return { ...slide, at: begun, board: parseMarkdown(board) };
  });
  return {
    ...row,
    course: { name, title: say(course.title) },
    teachers: teachers.map((teacher) => presentTeacher(teacher, say)),
    slides,
    lessons,
  };
}

type Progress = { seconds: number; isDone: boolean };

export async function saveProgress(
  deps: Deps,
  name: string,
  no: number,
  { seconds, isDone }: Progress,
  asking: Asking & { viewer: Viewer },
): Promise<Progress> {
  const course = await findEntry(deps.db, 'course', name);
  const lesson = course?.lessons[no - 1];
  if (!lesson) throw notFound();
  return upsertProgress(deps.db, {
    userId: asking.viewer.id,
    course: name,
    lesson: no,
    seconds: Math.min(seconds, secondsOf(lesson)),
    isDone,
    updatedAt: asking.now,
  });
}
