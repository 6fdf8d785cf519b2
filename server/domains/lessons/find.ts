/** Lessons by what somebody types: a part of their title, or the name of their topic, in either language. */
import type { Lesson } from '#core/lessons/lesson.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Text } from '#core/texts.ts';
import { findTopicLesson, getLibrary, type TopicLesson } from './library.ts';

/** The name of a topic, which the bank knows; undefined for a lesson that is no topic. */
type NameOf = (id: string) => Text | undefined;

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Two letters of English would stand in half of all titles, one character of Chinese may be a word. */
const isLongEnough = (key: string): boolean => key.length >= (isHan(key) ? 1 : 3);

/** Lower is better; null where it does not fit. English is found from the beginning of a word on. */
function fitOf(lesson: Lesson, key: string, name: Text | undefined): number | null {
  const titles = [plainText(lesson.title.zh_cn), plainText(lesson.title.en)].map((text) =>
    text.toLowerCase(),
  );
  const names = name ? [name.zh_cn.toLowerCase(), name.en.toLowerCase()] : [];
  if ([...names, ...titles].includes(key)) return 0;
  const holds = (text: string): boolean => (isHan(key) ? text.includes(key) : ` ${text}`.includes(` ${key}`));
  if (names.some(holds)) return 1;
  return titles.some(holds) ? 2 : null;
}

export function findLessons(
  searchKey: string,
  limit: number,
  locale: Locale,
  nameOf: NameOf,
): (TopicLesson & { minutes: number })[] {
  const key = searchKey.trim().toLowerCase();
  if (!isLongEnough(key)) return [];
  return getLibrary()
    .lessons.flatMap((lesson) => {
      const fit = fitOf(lesson, key, nameOf(lesson.id));
      return fit === null ? [] : [{ lesson, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .slice(0, limit)
    .flatMap(({ lesson: { id, minutes } }) => {
      const link = findTopicLesson(id, locale);
      return link ? [{ ...link, minutes }] : [];
    });
}

/** The language that somebody types in. */
export const localeOfKey = (key: string): Locale => (isHan(key) ? 'zh_cn' : 'en');
