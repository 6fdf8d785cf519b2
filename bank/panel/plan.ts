/** Who reads what in which order, and under which code: all of it follows from the seed of the panel. */
import { range } from '../quant/arithmetic.ts';
import { seeded } from '../quant/random.ts';
import type { Block, PanelItem } from './item.ts';
import type { PanelKind } from './kinds.ts';

export const readings = 3;

export type CodedItem = PanelItem & { code: string };
export type CodedBlock = { displays?: Block['displays']; items: CodedItem[] };

/** The lots of a panel. Every lot holds as many data sets as the others, and its own controls. */
export function planLots(
  blocks: readonly Block[],
  { controlsOf, lotsOf }: Pick<PanelKind, 'controlsOf' | 'lotsOf'>,
  seed: string,
): CodedBlock[][] {
  const random = seeded(`panel ${seed} lots`);
  const mixed = random.shuffle(blocks);
  const dealt = [...mixed.filter(({ displays }) => displays), ...mixed.filter(({ displays }) => !displays)];
  const count = Math.max(1, lotsOf(blocks));
  const lots = range(0, count - 1).map((lot) => [
    ...dealt.filter((_, i) => i % count === lot),
    ...controlsOf(lot, blocks),
  ]);
  const total = lots.flat().reduce((sum, { items }) => sum + items.length, 0);
  const numbers = seeded(`panel ${seed} codes`).shuffle(range(1, total));
  return lots.map((lot) =>
    lot.map((block) => ({
      ...block,
      items: block.items.map((item) => ({ ...item, code: codeOf(numbers.pop() ?? 0) })),
    })),
  );
}

const codeOf = (number: number): string => `P${String(number).padStart(3, '0')}`;

/** A lot in the order of one reading. */
export const orderFor = (lot: readonly CodedBlock[], seed: string, reading: number, index: number) =>
  seeded(`panel ${seed} reading ${reading} lot ${index}`).shuffle(lot);
