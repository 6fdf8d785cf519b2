/**
 * Controls for what is read later: families that a panel has settled, whose readers agreed and whose draws are alike.
 * Unlike twins of the anchors nobody knows them again, so a reader who is too strict or too kind is seen.
 */
import type { Question } from '#core/questions/kinds.ts';
import { seeded } from '../quant/random.ts';
import { type Block, blocksOf } from './item.ts';
import type { Levels } from './levels.ts';

/** How many from each stretch of the scale: both ends, and the middle where most of the bank is. */
const stretches = [
  { from: 1, to: 1.5, count: 2 },
  { from: 1.5, to: 2.2, count: 2 },
  { from: 2.2, to: 3, count: 2 },
  { from: 3, to: 3.7, count: 3 },
  { from: 3.7, to: 5.1, count: 3 },
] as const;

export function settledControls(questions: readonly Question[], levels: Levels, seed: string): Block[] {
  const random = seeded(`controls ${seed}`);
  const single = blocksOf(
    questions.filter(({ stimulus }) => stimulus === undefined),
    [],
  );
  const settled = random.shuffle(single).flatMap(({ items: [item] }) => {
    const known = item && levels[item.id];
    return known && known.draws === undefined && known.readings >= 3 ? [{ item, level: known.level }] : [];
  });
  return stretches.flatMap(({ from, to, count }) =>
    settled
      .filter(({ level }) => level >= from && level < to)
      .slice(0, count)
      .map(({ item, level }) => ({ items: [{ ...item, id: `control-${item.id}`, control: level }] })),
  );
}
