/** A seeded world of panels and candidates, in which the true abilities are known: what scoring is judged by. */

import { chance } from '#core/scoring/irt.ts';
import type { ScoredItem } from '#core/scoring/item.ts';
import type { Panel } from '#core/scoring/routing.ts';

export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Floors of a quantitative section: comparison, choices, several choices, numeric entry. */
const floors = [0.25, 0.25, 0.25, 0.25, 0.2, 0.2, 0.2, 0.2, 0.02, 0, 0.2, 0.2, 0.02, 0, 0.2];

const makeItems = (count: number, centre: number, random: () => number): ScoredItem[] =>
  Array.from({ length: count }, (_, j) => ({
    a: Math.exp(Math.log(1.5) + 0.25 * normal(random)),
    b: centre + 0.6 * normal(random),
    c: floors[j % floors.length] ?? 0.2,
    bSd: 0,
  }));

export function makePanel(random: () => number): Panel {
  return {
    first: makeItems(12, 0, random),
    second: {
      easy: makeItems(15, -1, random),
      medium: makeItems(15, 0, random),
      hard: makeItems(15, 1, random),
    },
  };
}

/** The same panel with every difficulty moved by chance. */
export function blur(panel: Panel, sd: number, bSd: number, random: () => number): Panel {
  const move = (items: readonly ScoredItem[]) =>
    items.map((item) => ({ ...item, b: item.b + sd * normal(random), bSd }));
  const { easy, medium, hard } = panel.second;
  return { first: move(panel.first), second: { easy: move(easy), medium: move(medium), hard: move(hard) } };
}

export const answer = (theta: number, items: readonly ScoredItem[], random: () => number): boolean[] =>
  items.map((item) => random() < chance(theta, item));
