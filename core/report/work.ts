/** How a mock exam was worked, so that it can be compared with others: accuracy, pace, and a map of topics. */
import type { ExerciseType } from '#core/questions/kinds.ts';
import { fewestForVerdict } from '#core/report/blocks.ts';
import { type ItemFact, isRight, met } from '#core/report/facts.ts';
import { type TopicRow, topicTree } from '#core/report/topics.ts';

/** Of one measure: right of those that were seen, and the time of each beside what it deserves. */
export type Work = { count: number; right: number; averageMs: number; targetMs: number };

/** Null where fewer than three questions were seen: that is chance, not a finding. */
export function workOf(items: readonly ItemFact[], measure: ExerciseType): Work | null {
  const own = met(items).filter((item) => item.measure === measure);
  if (own.length < fewestForVerdict) return null;
  const mean = (figureOf: (item: ItemFact) => number) =>
    Math.round(own.reduce((sum, item) => sum + figureOf(item), 0) / own.length);
  return {
    count: own.length,
    right: own.filter(isRight).length,
    averageMs: mean(({ spentMs }) => spentMs),
    targetMs: mean(({ targetMs }) => targetMs),
  };
}

export type Cell = { count: number; right: number; hasVerdict: boolean };

/** A topic or an area over several exams; null where an exam asked nothing about it. */
export type HeatRow = {
  topic: string;
  /** Null for an area itself. */
  area: string | null;
  cells: (Cell | null)[];
  all: Cell;
};

/** What one exam adds to the map. */
export type TopicCounts = Pick<TopicRow, 'key' | 'area' | 'count' | 'right'>[];

export const topicCounts = (items: readonly ItemFact[]): TopicCounts =>
  topicTree(items).map(({ key, area, count, right }) => ({ key, area, count, right }));

const cellOf = ({ count, right }: { count: number; right: number }): Cell => ({
  count,
  right,
  hasVerdict: count >= fewestForVerdict,
});

/**
 * Areas with their topics below them, each over these exams in their order. A topic on which all of them together
 * asked fewer than three questions says nothing and is left out.
 */
export function heatMap(exams: readonly TopicCounts[]): HeatRow[] {
  const rows = new Map<string, Omit<HeatRow, 'all'>>();
  for (const [index, counts] of exams.entries())
    for (const { key, area, ...counted } of counts) {
      const row = rows.get(key) ?? { topic: key, area, cells: exams.map(() => null) };
      row.cells[index] = cellOf(counted);
      rows.set(key, row);
    }
  const shown = [...rows.values()]
    .map((row) => ({ ...row, all: cellOf(total(row.cells)) }))
    .filter(({ all }) => all.hasVerdict);
  return sortAreas(shown).flatMap((area) => [
    area,
    ...shown
      .filter((row) => row.area === area.topic)
      .sort((one, other) => other.all.count - one.all.count || one.topic.localeCompare(other.topic)),
  ]);
}

const total = (cells: readonly (Cell | null)[]) =>
  cells.reduce(
    (sum, cell) => ({ count: sum.count + (cell?.count ?? 0), right: sum.right + (cell?.right ?? 0) }),
    { count: 0, right: 0 },
  );

/** Verbal before quantitative, the largest first. */
const sortAreas = (rows: readonly HeatRow[]): HeatRow[] =>
  rows
    .filter(({ area }) => area === null)
    .sort(
      (one, other) =>
        Number(one.topic.startsWith('quant')) - Number(other.topic.startsWith('quant')) ||
        other.all.count - one.all.count ||
        one.topic.localeCompare(other.topic),
    );
