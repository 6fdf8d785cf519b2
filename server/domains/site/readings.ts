/** Guides and lessons of the site by name, for whoever wants to send a reader there. */
import type { Locale } from '#core/locale.ts';
import type { Reading } from '#core/report/advice/readings.ts';
import type { Deps } from '#server/deps.ts';
import { findTopicLesson } from '#server/domains/lessons/service.ts';
import { inLanguage } from './language.ts';
import { findEntry } from './store.ts';

export type FoundReading = { kind: Reading['kind']; path: string; title: string };

/** One that was taken off the site is left out. */
export async function findReadings(
  deps: Deps,
  readings: readonly Reading[],
  locale: Locale,
): Promise<FoundReading[]> {
  const say = inLanguage(deps, locale);
  const found: FoundReading[] = [];
  for (const reading of readings) {
    if (reading.kind === 'guide') {
      const article = await findEntry(deps.db, 'news', reading.slug);
      if (article) found.push({ kind: 'guide', path: `/news/${reading.slug}`, title: say(article).title });
      continue;
    }
    const lesson = findTopicLesson(reading.id, locale);
    if (lesson) found.push({ kind: 'lesson', path: `/lessons/${lesson.slug}`, title: lesson.title });
  }
  return found;
}
