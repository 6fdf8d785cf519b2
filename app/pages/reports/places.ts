/** Questions by their numbers, as a sentence names them. */
import { groupBy } from '#core/group-by.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';

type Place = { section: number; no: number };

/** `第 2 部分第 5、8 题；第 4 部分第 1 题`, or `Section 2: 5, 8; Section 4: 1`. */
export function placesText(places: readonly Place[], locale: Locale): string {
  const t = say(reportBlocks, locale);
  const [comma, stop] = locale === 'en' ? [', ', '; '] : ['、', '；'];
  return [...groupBy(places, ({ section }) => section)]
    .map(([section, own]) => t('places', { section, list: own.map(({ no }) => no).join(comma) }))
    .join(stop);
}
