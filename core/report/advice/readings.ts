/** What to read about a weakness: the lesson on it, and the guides of this site. */
import { lessonOfTag } from '#core/lessons/topics.ts';
import { isWithin } from '#core/report/topics.ts';

export type Reading = { kind: 'guide'; slug: string } | { kind: 'lesson'; id: string };

const guide = (slug: string): Reading => ({ kind: 'guide', slug });
const lesson = (id: string): Reading => ({ kind: 'lesson', id });

/** The narrowest topic first: what is said about charts goes before what is said about data. */
const readingsByTopic: readonly (readonly [topic: string, readonly Reading[]])[] = [
  ['quant.data.interpretation', [guide('data-interpretation')]],
  ['quant.data', [guide('statistics-and-probability')]],
  ['quant.geometry', [guide('geometry-review')]],
  ['quant.algebra', [guide('algebra-review')]],
  ['quant.arith', [guide('number-properties')]],
  ['blank', [guide('one-and-two-blanks')]],
  ['reading', [guide('long-passages')]],
  ['argument', [guide('short-arguments')]],
];

const pacing = [lesson('exam.pacing'), guide('pacing')];

/** More would not be read. */
const max = 3;

const nameOf = (reading: Reading): string =>
  reading.kind === 'guide' ? `guide ${reading.slug}` : reading.id;

/** For the weak topics in their order, each once; where time was the trouble, how to spend it comes too. */
export function readingsFor(
  topics: readonly string[],
  isSlow: boolean,
  hasLesson: (id: string) => boolean,
): Reading[] {
  const isThere = (reading: Reading): boolean => reading.kind === 'guide' || hasLesson(reading.id);
  const found = topics
    .flatMap((topic): Reading[] => {
      const id = lessonOfTag(topic);
      const guides = readingsByTopic.find(([about]) => isWithin(topic, about))?.[1] ?? [];
      return id === null ? [...guides] : [lesson(id), ...guides];
    })
    .filter(isThere);
  const all = isSlow ? [...found.slice(0, max - 1), ...pacing.filter(isThere).slice(0, 1)] : found;
  return [...new Map(all.map((reading) => [nameOf(reading), reading])).values()].slice(0, max);
}
