/** Topics as a tree of two levels: the areas of the bank, and below each what was asked in it. */
import { byTopic, type Group, groupItems, skillsOf } from '#core/report/blocks.ts';
import type { ItemFact } from '#core/report/facts.ts';

/** `quant.algebra` for `quant.algebra.linear`, `reading` for `reading.detail`. */
export const areaOf = (topic: string): string =>
  topic
    .split('.')
    .slice(0, topic.startsWith('quant.') ? 2 : 1)
    .join('.');

/** A topic is within itself and within its area. */
export const isWithin = (topic: string, other: string): boolean =>
  topic === other || topic.startsWith(`${other}.`);

export const isAbout = (item: ItemFact, topic: string): boolean =>
  item.tags.some((tag) => isWithin(tag, topic));

/** A question with two tags of an area counts once in it. */
export const byArea = (items: readonly ItemFact[]): Group<string>[] =>
  groupItems(items, (item) => [...new Set(skillsOf(item).map(areaOf))]);

export type TopicRow = Group<string> & { area: string | null };

/** Each area followed by its topics, the largest first, verbal before quantitative. */
export function topicTree(items: readonly ItemFact[]): TopicRow[] {
  const topics = byTopic(items);
  const isQuant = ({ key }: Group<string>) => Number(key.startsWith('quant'));
  return byArea(items)
    .sort(
      (one, other) =>
        isQuant(one) - isQuant(other) || other.count - one.count || one.key.localeCompare(other.key),
    )
    .flatMap((area) => [
      { ...area, area: null },
      ...topics
        .filter(({ key }) => key !== area.key && areaOf(key) === area.key)
        .map((topic) => ({ ...topic, area: area.key })),
    ]);
}
