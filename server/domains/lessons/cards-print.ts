/** What there is to remember of the lessons of an area, on paper: a card for each. */
import type { Area } from '#core/lessons/areas.ts';
import type { Lesson } from '#core/lessons/lesson.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { lessonPrints } from '#messages/lessons/prints.ts';
import { areaNames } from '#messages/lessons.ts';
import { notFound } from '#server/http/errors.ts';
import type { Block, Document } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';
import { getLibrary } from './library.ts';

type Setting = { locale: Locale; company: string };

export function cardsPrint(area: Area, { locale, company }: Setting): { title: string; document: Document } {
  const lessons = getLibrary().areas.find((one) => one.area === area)?.lessons;
  if (!lessons) throw notFound();
  const t = say(lessonPrints, locale);
  const lang = langOf(locale);
  const title = t('title', { area: areaNames[area][locale] });
  return {
    title,
    document: {
      lang,
      title: plain(lang, title),
      facts: [plain(lang, t('facts', { n: lessons.length }))],
      company,
      foot: plain(lang, t('foot', { company })),
      blocks: lessons.map((lesson) => cardOf(lesson, locale)),
    },
  };
}

const cardOf = ({ title, card }: Lesson, locale: Locale): Block => {
  const lang = langOf(locale);
  return {
    kind: 'together',
    blocks: [
      { kind: 'heading', level: 2, words: marked(lang, title[locale]) },
      { kind: 'list', items: card.map((line) => marked(lang, line[locale])) },
    ],
  };
};
