/** From ratings to levels: what three readings say of a draw, and three draws of a family. */
import { meanOf, roundTo } from '../quant/arithmetic.ts';
import { squares, tiny } from './agreement.ts';
import type { Reader } from './offsets.ts';
import { type Rating, readingOf } from './ratings.ts';

/** A draw as the panel left it. */
export type SettledDraw = {
  question: string;
  item: string;
  form: Rating['form'];
  /** The adjusted ratings by reading, as R1. */
  ratings: Map<string, number>;
  level: number;
  /** Settled by the mean of the readings, by a fourth one, or open until a fourth has been read. */
  by: 'mean' | 'fourth' | 'open';
  /** How many of the readers answered it wrong. */
  wrong: number;
};

/** What the bank takes over: a family, or one question of a data set. */
export type SettledItem = {
  level: number;
  /** How wrong the starting difficulty b may be, as a standard deviation. */
  spread: number;
  readings: number;
  /** The levels of the draws that were read, where they lie too far apart for one number. */
  draws?: Record<string, number>;
};

/** Readings further apart than this are not averaged: a fourth decides. */
export const disputedFrom = 1;
/** Draws further apart than this have levels of their own. */
export const drawsApartFrom = 0.5;

export function settleDraws(ratings: readonly Rating[], readers: ReadonlyMap<string, Reader>): SettledDraw[] {
  const rated = Map.groupBy(
    ratings.filter(({ control }) => control === null),
    ({ question }) => question,
  );
  return [...rated.values()].map((own): SettledDraw => {
    const { question, item, form } = own[0]!;
    const adjusted = own.map(
      ({ reader, level }) => [readingOf(reader), level - (readers.get(reader)?.offset ?? 0)] as const,
    );
    return {
      question,
      item,
      form,
      ratings: new Map(adjusted),
      wrong: own.filter(({ isRight }) => !isRight).length,
      ...settle(adjusted.map(([, level]) => level)),
    };
  });
}

/** The first three in their order; a fourth is there only where they disagreed. */
export function settle(levels: readonly number[]): Pick<SettledDraw, 'level' | 'by'> {
  const first = levels.slice(0, 3);
  const range = Math.max(...first) - Math.min(...first);
  if (range <= disputedFrom + tiny) return { level: meanOf(first), by: 'mean' };
  if (levels.length < 4) return { level: meanOf(levels), by: 'open' };
  return { level: meanOf(levels.toSorted((x, y) => x - y).slice(1, 3)), by: 'fourth' };
}

/** Experts miss the true difficulty by this much even when they agree: of reading they can tell less. */
const blindSpotOf = (form: Rating['form']): number => (form.startsWith('rc-') ? 0.65 : 0.55);
const oneReader = 0.7;
const bPerLevel = 0.8;

export function settleItems(draws: readonly SettledDraw[]): Map<string, SettledItem> {
  const variances = new Map(draws.map((draw) => [draw, varianceOf([...draw.ratings.values()])]));
  const known = [...variances.values()].filter((variance) => variance !== null);
  const pooled = known.length > 0 ? meanOf(known) : 0;
  const items = Map.groupBy(draws, ({ item }) => item);
  return new Map(
    [...items]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([id, own]) => {
        const levels = own.map(({ level }) => level);
        const readings = Math.min(...own.map(({ ratings }) => ratings.size));
        const ownVariances = own.flatMap((draw) => variances.get(draw) ?? []);
        // A few ratings of one item say little of how far readers differ on it: most of it is what they do elsewhere.
        const variance = (2 * (ownVariances.length > 0 ? meanOf(ownVariances) : pooled) + 6 * pooled) / 8;
        const between = varianceOf(levels) ?? 0;
        const panel =
          readings > 1
            ? Math.sqrt(blindSpotOf(own[0]!.form) ** 2 + (bPerLevel ** 2 * variance) / readings)
            : oneReader;
        const apart = Math.max(...levels) - Math.min(...levels) > drawsApartFrom + tiny;
        return [
          id,
          {
            level: stored(meanOf(levels)),
            spread: roundTo(Math.hypot(panel, bPerLevel * Math.sqrt(between)), 2),
            readings,
            ...(apart && {
              draws: Object.fromEntries(own.map((draw) => [draw.question, stored(draw.level)])),
            }),
          },
        ];
      }),
  );
}

/** Ratings may run over the ends of the scale; what is kept does not. */
const stored = (level: number): number => roundTo(Math.min(5, Math.max(1, level)), 2);

const varianceOf = (list: readonly number[]): number | null =>
  list.length < 2 ? null : squares(list, meanOf(list)) / (list.length - 1);
