/** How fast and how right scores are: estimates per second, and a seeded world of candidates with known abilities. */

import { seeded } from '#core/random.ts';
import { chance, grid, prepareEap, prior } from '#core/scoring/irt.ts';
import type { ScoredItem } from '#core/scoring/item.ts';
import { cutsOf, type Module, modules, type Panel, routeBy } from '#core/scoring/routing.ts';
import { highest, lowest, type ScoreRow, scaleOf, scoreTable } from '#core/scoring/scale.ts';
import { answer, blur, makePanel, normal } from '#core/scoring/simulate.ts';

const candidates = 20_000;
const panels = 40;

/** How wrong a difficulty may be that a panel has rated (docs/difficulty.md), in the mean over the bank. */
const panelSd = 0.58;

/** The estimate as a textbook writes it: every chance again for every candidate. */
function plainEap(items: readonly ScoredItem[], isRight: readonly boolean[]): number {
  let top = 0;
  let bottom = 0;
  for (const [q, theta] of grid.entries()) {
    let weight = prior[q] ?? 0;
    for (const [j, item] of items.entries()) {
      const p = chance(theta, item);
      weight *= isRight[j] ? p : 1 - p;
    }
    top += weight * theta;
    bottom += weight;
  }
  return top / bottom;
}

function perSecond(work: () => void): number {
  const until = performance.now() + 1500;
  let count = 0;
  const started = performance.now();
  while (performance.now() < until) {
    work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - started);
}

function measureSpeed(): void {
  const random = seeded(7);
  const { first, second } = makePanel(random);
  const items = [...first, ...second.medium];
  const patterns = Array.from({ length: 200 }, () => answer(normal(random), items, random));
  const estimate = prepareEap(items);
  let next = 0;
  const pattern = () => {
    next = (next + 1) % patterns.length;
    return patterns[next] ?? [];
  };
  const ours = perSecond(() => estimate(pattern()));
  const plain = perSecond(() => plainEap(items, pattern()));
  const worst = Math.max(...patterns.map((one) => Math.abs(estimate(one).mean - plainEap(items, one))));
  console.log(
    `estimates per second: ${ours.toFixed(0)}, a plain implementation ${plain.toFixed(0)}: ${(ours / plain).toFixed(1)} times; largest difference ${worst.toExponential(1)}`,
  );
}

type Outcome = { truth: number; row: ScoreRow; linear: number };

/** One exam taken by many, scored by what the editors believe of it. */
function sit(panel: Panel, believed: Panel, count: number, random: () => number): Outcome[] {
  const cuts = cutsOf(believed);
  const tables = Object.fromEntries(
    modules.map((module) => [module, scoreTable('quant', believed, cuts, module)]),
  ) as Record<Module, ScoreRow[]>;
  const { mean, sd } = scaleOf.quant;
  return Array.from({ length: count }, () => {
    const theta = normal(random);
    const first = answer(theta, panel.first, random).filter(Boolean).length;
    const module = routeBy(cuts, first);
    const correct = first + answer(theta, panel.second[module], random).filter(Boolean).length;
    const row = tables[module].find((candidate) => candidate.correct === correct);
    if (!row) throw new Error('a total that cannot happen');
    const truth = Math.min(highest, Math.max(lowest, mean + sd * theta));
    return { truth, row, linear: Math.round(130 + (40 * correct) / 27) };
  });
}

const rootMean = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

function report(title: string, outcomes: readonly Outcome[]): void {
  const errors = outcomes.map(({ truth, row }) => row.scaled - truth);
  const linear = outcomes.map(({ truth, linear: score }) => score - truth);
  const covered = outcomes.filter(
    ({ truth, row: { band95 } }) => Math.round(truth) >= band95[0] && Math.round(truth) <= band95[1],
  );
  const bands = [
    [130, 142],
    [143, 150],
    [151, 158],
    [159, 170],
  ] as const;
  console.log(
    `${title}: error ${rootMean(errors).toFixed(2)} points (130 + 40 × fraction correct: ${rootMean(linear).toFixed(2)}), ` +
      `bias ${(errors.reduce((sum, error) => sum + error, 0) / errors.length).toFixed(2)}, ` +
      `95 % band holds the truth in ${((100 * covered.length) / outcomes.length).toFixed(1)} %, ` +
      `mean standard error ${(outcomes.reduce((sum, { row }) => sum + row.se, 0) / outcomes.length).toFixed(2)}`,
  );
  for (const [from, to] of bands) {
    const inside = outcomes.filter(({ truth }) => Math.round(truth) >= from && Math.round(truth) <= to);
    console.log(
      `  true ${from}–${to}: ${inside.length} candidates, error ${rootMean(inside.map(({ truth, row }) => row.scaled - truth)).toFixed(2)}, linear ${rootMean(inside.map(({ truth, linear: score }) => score - truth)).toFixed(2)}`,
    );
  }
}

export async function run(): Promise<void> {
  measureSpeed();
  for (const sd of [0, panelSd, 0.8]) {
    const random = seeded(2026);
    const around: Outcome[] = [];
    const noisy: Outcome[] = [];
    for (let exam = 0; exam < panels; exam += 1) {
      const panel = makePanel(random);
      const count = candidates / panels;
      // The believed difficulty is the middle of what is possible, which is what a calibrated guess means …
      around.push(...sit(blur(panel, sd, 0, random), blur(panel, 0, sd, random), count, random));
      // … or the truth plus noise, the harder case: the believed ones spread wider than the true ones.
      noisy.push(...sit(panel, blur(panel, sd, sd, random), count, random));
    }
    if (sd === 0) report('difficulties known', around);
    else {
      report(`true difficulties scattered by ${sd} around the believed ones`, around);
      report(`believed difficulties scattered by ${sd} around the true ones`, noisy);
    }
  }
}
