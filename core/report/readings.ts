/** What to read or watch about a weakness: guides and lessons of this site, by topic. */
import { isWithin } from '#core/report/topics.ts';

export type Reading = { kind: 'guide'; slug: string } | { kind: 'lesson'; course: string; no: number };

const guide = (slug: string): Reading => ({ kind: 'guide', slug });
const lesson = (course: string, no: number): Reading => ({ kind: 'lesson', course, no });

/** The narrowest topic first: what is said about charts goes before what is said about data. */
const readingsByTopic: readonly (readonly [topic: string, readonly Reading[]])[] = [
  ['quant.data.interpretation', [guide('data-interpretation'), lesson('reading-charts', 1)]],
  ['quant.data', [guide('statistics-and-probability')]],
  ['quant.geometry', [guide('geometry-review')]],
  ['quant.algebra', [guide('algebra-review')]],
  ['quant.arith', [guide('number-properties')]],
  ['blank', [guide('one-and-two-blanks'), lesson('brush-up', 1)]],
  ['reading', [guide('long-passages')]],
  ['argument', [guide('short-arguments')]],
];

const pacing = guide('pacing');

/** More would not be read. */
const max = 3;

const nameOf = (reading: Reading): string =>
  reading.kind === 'guide' ? reading.slug : `${reading.course} ${reading.no}`;

/** For the weak topics in their order, each once; where time was the trouble, how to spend it comes too. */
export function readingsFor(topics: readonly string[], isSlow: boolean): Reading[] {
  const found = topics.flatMap(
    (topic) => readingsByTopic.find(([about]) => isWithin(topic, about))?.[1] ?? [],
  );
  const all = isSlow ? [...found.slice(0, max - 1), pacing] : found;
  return [...new Map(all.map((reading) => [nameOf(reading), reading])).values()].slice(0, max);
}
