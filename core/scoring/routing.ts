/** Which second section follows the first: by number correct, with cuts where the modules' information crosses. */
import { expectedCorrect, grid, totalInformation } from '#core/scoring/irt.ts';
import type { ScoredItem } from '#core/scoring/item.ts';

export const modules = ['easy', 'medium', 'hard'] as const;
export type Module = (typeof modules)[number];

/** The fewest correct answers of the first section that lead to the medium and to the hard module. */
export type Cuts = { medium: number; hard: number };

/** Of an exam that says nothing: nine of twelve lead to the hard module, five to the medium one. */
export const usualCuts: Cuts = { medium: 5, hard: 9 };

export type Panel = { first: readonly ScoredItem[]; second: Readonly<Record<Module, readonly ScoredItem[]>> };

/** The ability from which on the harder module tells more than the easier one. */
function crossing(
  easier: readonly ScoredItem[],
  harder: readonly ScoredItem[],
  within: readonly [number, number],
): number {
  for (const theta of grid) {
    if (theta < within[0] || theta > within[1]) continue;
    if (totalInformation(theta, harder) >= totalInformation(theta, easier)) return theta;
  }
  return within[1];
}

/** With a few items the crossing is noisy, so each is looked for on its own side of the middle. */
export function cutsOf({ first, second }: Panel): Cuts {
  const toMedium = crossing(second.easy, second.medium, [-1.6, 0]);
  const toHard = crossing(second.medium, second.hard, [0, 1.6]);
  const medium = Math.max(1, Math.round(expectedCorrect(toMedium, first)));
  return { medium, hard: Math.max(medium + 1, Math.round(expectedCorrect(toHard, first))) };
}

export function routeBy(cuts: Cuts, correct: number): Module {
  if (correct >= cuts.hard) return 'hard';
  return correct >= cuts.medium ? 'medium' : 'easy';
}

/** The first sections' results that lead to a module, as a range. */
export function rangeOf(cuts: Cuts, module: Module, size: number): readonly [from: number, to: number] {
  if (module === 'easy') return [0, cuts.medium - 1];
  return module === 'medium' ? [cuts.medium, cuts.hard - 1] : [cuts.hard, size];
}
