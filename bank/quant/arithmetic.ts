/** The small arithmetic of whole numbers and lists that families and solvers share. */

/** Whole numbers from one to another, both included, by steps. */
export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Every choice of k things out of a list, in the order of the list. */
export function subsets<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return list.flatMap((first, i) => subsets(list.slice(i + 1), k - 1).map((rest) => [first, ...rest]));
}

export const sumOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0);

export const productOf = (list: readonly number[]): number => list.reduce((product, x) => product * x, 1);

export const meanOf = (list: readonly number[]): number => sumOf(list) / list.length;

/** So many things off the tops of piles, one of each pile before any gives a second. */
export function takeInTurn<T>(piles: readonly (readonly T[])[], count: number): T[] {
  const taken: T[] = [];
  for (let round = 0; taken.length < count && piles.some((pile) => pile.length > round); round++)
    for (const pile of piles) if (round < pile.length && taken.length < count) taken.push(pile[round] as T);
  return taken;
}

/** The greatest common divisor, never negative. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

export const factorial = (n: number): number => productOf(range(2, n));

/** In how many ways k things can be chosen of n. Every quotient on the way is whole. */
export function choose(n: number, k: number): number {
  return k > n ? 0 : range(1, k).reduce((ways, i) => (ways * (n - k + i)) / i, 1);
}

/** Rounded to so many decimals: for drawings and approximate values, never for a key. */
export const roundTo = (x: number, places: number): number => Math.round(x * 10 ** places) / 10 ** places;
