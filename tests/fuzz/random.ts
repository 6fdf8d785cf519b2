/** Chance that can be had again: the same seed gives the same choices. */

export type Random = {
  /** From 0 up to, but without, `below`. */
  below: (below: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
};

/** Mulberry32: small, fast, and good enough for choosing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}
