/** A part of a lesson as it is read aloud: what it says in the page's language, the exam's English in English. */
import { isExamEnglish, readable } from '#app/lessons/exam-english.ts';
import type { ShownLesson } from '#app/lessons/lesson-reply.ts';
import type { Spoken } from '#app/words/reader.ts';
import type { BankTexts } from '#core/bank-text.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import type { Locale } from '#core/locale.ts';

/** Of an example only the lines that are unfolded: the next one is what the reader thinks about. */
export function spokenPart(lesson: ShownLesson, place: string, locale: Locale, lines?: number): Spoken[] {
  const say = (text: BankTexts | undefined): Spoken[] =>
    text ? [{ text: readable(text[locale]), language: isExamEnglish(text) ? 'en' : locale }] : [];
  const ask = (asked: Ask | undefined): Spoken[] => {
    if (!asked) return [];
    const offered =
      'text' in (asked.answers[0] ?? {})
        ? asked.answers.flatMap((one) => ('text' in one ? say(one.text) : []))
        : [];
    // What is to be put in order would be told in the right one.
    return [
      ...say(asked.prompt),
      ...(asked.english ? [{ text: readable(asked.english), language: 'en' as const }] : []),
      ...(asked.kind === 'order' ? [] : offered),
    ];
  };
  const [kind, no = '1'] = place.split('-');
  const at = Number(no) - 1;
  switch (kind) {
    case 'hook':
      return ask(lesson.hook);
    case 'idea':
      return say(lesson.idea);
    case 'step':
      return [...say(lesson.steps[at]?.show), ...ask(lesson.steps[at]?.ask)];
    case 'example':
      return [
        ...say(lesson.examples[at]?.question),
        ...(lesson.examples[at]?.lines ?? [])
          .slice(0, lines)
          .flatMap((line) => [...say(line.do), ...say(line.why)]),
      ];
    case 'trap':
      return [...say(lesson.traps[at]?.name), ...ask(lesson.traps[at]?.ask)];
    case 'card':
      return lesson.card.flatMap(say);
    default:
      return [];
  }
}
