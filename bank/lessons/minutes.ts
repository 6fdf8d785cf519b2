/** The minutes of a lesson; the longer of its two languages decides. */
import { estimateMinutes } from '#core/lessons/minutes.ts';
import { lessonTexts } from './checks/texts.ts';
import { asksOf, type WrittenLesson } from './schema.ts';

export function minutesOf(lesson: WrittenLesson): number {
  const texts = [...lessonTexts(lesson)]
    .filter(([path]) => !/crux|described/.test(path))
    .map(([, text]) => text);
  const asks = asksOf(lesson).length;
  const english = texts.map(({ en }) => en);
  const chinese = texts.map(({ zh_cn }) => zh_cn);
  return Math.max(estimateMinutes(english, asks), estimateMinutes(chinese, asks));
}
