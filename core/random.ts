/** Chance that can be repeated: the same seed gives the same numbers on every machine. */

/** A small generator of our own (mulberry32), 32 bits of state, for draws and simulated worlds, never for secrets. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A new list in an order drawn by `random`. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
