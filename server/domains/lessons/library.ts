/** The lessons in memory: read once at start, the same for everybody, in the order of the overview. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankTexts } from '#core/bank-text.ts';
import { type Area, areaOf, areas } from '#core/lessons/areas.ts';
import type { Lesson } from '#core/lessons/lesson.ts';
import { slugOf } from '#core/lessons/slug.ts';
import { type Asked, lessonOfTag, lessonsOfQuestion } from '#core/lessons/topics.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';

/** A lesson as a link to it says. */
export type LessonLink = { id: string; slug: string; title: BankTexts };

export type Library = {
  lessons: readonly Lesson[];
  find: (id: string) => Lesson | undefined;
  findBySlug: (slug: string) => Lesson | undefined;
  /** Those that have lessons. */
  areas: readonly { area: Area; lessons: readonly Lesson[] }[];
};

export const linkTo = ({ id, title }: Lesson): LessonLink => ({ id, slug: slugOf(id), title });

function indexLessons(lessons: readonly Lesson[]): Library {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const bySlug = new Map(lessons.map((lesson) => [slugOf(lesson.id), lesson]));
  const byArea = Map.groupBy(lessons, ({ id }) => areaOf(id));
  return {
    lessons,
    find: (id) => byId.get(id),
    findBySlug: (slug) => bySlug.get(slug),
    areas: areas.flatMap((area) => {
      const own = byArea.get(area);
      return own ? [{ area, lessons: own }] : [];
    }),
  };
}

let open: Library = indexLessons([]);

export const getLibrary = (): Library => open;

/** Tests open a small one. */
export function setLessons(lessons: readonly Lesson[]): void {
  open = indexLessons(lessons);
}

/** A bank without lessons leaves the library empty: everything else works. Says how many there are. */
export async function openLessons(bankFolder: string): Promise<number> {
  const text = await readFile(join(bankFolder, 'lessons', 'lessons.json'), 'utf8').catch(() => null);
  setLessons(text === null ? [] : (JSON.parse(text) as Lesson[]));
  return open.lessons.length;
}

/** The links to those of these lessons that are there. */
export const linksTo = (ids: readonly string[]): LessonLink[] =>
  ids.flatMap((id) => {
    const lesson = open.find(id);
    return lesson ? [linkTo(lesson)] : [];
  });

/** How many of these lessons are there, and how long they take together. */
export function measureLessons(ids: readonly string[]): { count: number; minutes: number } {
  const lessons = ids.flatMap((id) => open.find(id) ?? []);
  return { count: lessons.length, minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0) };
}

/** What is to be learned beside a topic, in one language. */
export type TopicLesson = { slug: string; title: string };

const isThere = (id: string): boolean => open.find(id) !== undefined;

export const hasLesson = (id: string | null): boolean => id !== null && isThere(id);

export function findTopicLesson(id: string | null, locale: Locale): TopicLesson | null {
  const lesson = id === null ? undefined : open.find(id);
  return lesson ? { slug: slugOf(lesson.id), title: plainText(lesson.title[locale]) } : null;
}

/** The lesson that explains a topic; null where the tag is no skill, or its lesson is not there. */
export const findLessonOfTag = (path: string, locale: Locale): TopicLesson | null =>
  findTopicLesson(lessonOfTag(path), locale);

/** The nearest lesson that is there to what a question asks. */
export const findLessonOfQuestion = (asked: Asked, locale: Locale): TopicLesson | null =>
  findTopicLesson(lessonsOfQuestion(asked).find(isThere) ?? null, locale);
