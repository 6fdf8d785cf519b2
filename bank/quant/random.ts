/** Seeded randomness on 32-bit integers: the same seed gives the same draws on every machine. */

export type Random = {
  /** A whole number from 0 up to, not including, n. */
  below: (n: number) => number;
  pick: <T>(from: readonly T[]) => T;
  shuffle: <T>(from: readonly T[]) => T[];
};

/** FNV-1a over UTF-16 code units, then mixed so that similar seeds differ everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The mulberry32 generator. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (n: number): number => {
    // Draws from the uneven top of the range are thrown away, so that every value is equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const shuffle = <T>(from: readonly T[]): T[] => {
    const mixed = [...from];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
    }
    return mixed;
  };
  return { below, pick, shuffle };
}
