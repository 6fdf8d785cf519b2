/** How the arrows of an argument map run beside its parts, which stand one under another in their own order. */
import type { ArgumentFigure } from '#core/lessons/figures.ts';

export type Bond = 'supports' | 'opposes';

/** An arrow between neighbors stands between them; `up` where it leads to the one above. */
export type Step = { after: number; bond: Bond; up: boolean };

/** Arrows to one part from others that are not all beside it: one line with a branch to each. The inmost lane is 0. */
export type Lane = { bond: Bond; target: number; sources: number[]; lane: number };

export type ArgumentLayout = { steps: Step[]; lanes: Lane[]; laneCount: number };

export function layOutArgument(parts: ArgumentFigure['parts']): ArgumentLayout {
  const placeOf = new Map(parts.map(({ id }, place) => [id, place]));
  const groups = new Map<string, Omit<Lane, 'lane'>>();
  parts.forEach((part, source) => {
    for (const bond of ['supports', 'opposes'] as const) {
      const target = placeOf.get(part[bond] ?? '');
      if (target === undefined) continue;
      const group = groups.get(`${bond} ${target}`) ?? { bond, target, sources: [] };
      group.sources.push(source);
      groups.set(`${bond} ${target}`, group);
    }
  });
  const all = [...groups.values()];
  const isStep = ({ sources, target }: Omit<Lane, 'lane'>) =>
    sources.length === 1 && Math.abs((sources[0] ?? 0) - target) === 1;
  const steps: Step[] = [];
  const wide: Omit<Lane, 'lane'>[] = [];
  for (const group of all) {
    const [source = 0] = group.sources;
    const after = Math.min(source, group.target);
    // Between two parts there is room for one arrow.
    if (isStep(group) && !steps.some((step) => step.after === after))
      steps.push({ after, bond: group.bond, up: group.target < source });
    else wide.push(group);
  }
  const lanes = assignLanes(wide);
  return { steps, lanes, laneCount: Math.max(0, ...lanes.map(({ lane }) => lane + 1)) };
}

/** Short lines run inside long ones, and two that would meet get lanes of their own. */
function assignLanes(groups: readonly Omit<Lane, 'lane'>[]): Lane[] {
  const lanes: Lane[] = [];
  for (const group of groups.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    let lane = 0;
    while (lanes.some((other) => other.lane === lane && doMeet(other, group))) lane += 1;
    lanes.push({ ...group, lane });
  }
  return lanes;
}

type Span = { target: number; sources: readonly number[] };

export const spanOf = ({ target, sources }: Span): readonly [number, number] => [
  Math.min(target, ...sources),
  Math.max(target, ...sources),
];

const lengthOf = (span: Span): number => {
  const [from, to] = spanOf(span);
  return to - from;
};

const doMeet = (one: Span, other: Span): boolean => {
  const [[a, b], [c, d]] = [spanOf(one), spanOf(other)];
  return a <= d && c <= b;
};
