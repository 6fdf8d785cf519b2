/** Goes through pairs of sets of positive integers with the two medians, as bit patterns, and collects the medians. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

const known = new Map<string, Set<number>>();

/** Bit patterns of so many different integers from one to another. */
function patterns(count: number, from: number, to: number): number[] {
  if (count === 0) return [0];
  return range(from, to - count + 1).flatMap((x) =>
    patterns(count - 1, x + 1, to).map((rest) => rest | (1 << x)),
  );
}

export const solver = solveChoices(({ numbers }, { value }) => {
  const [n1, p, n2, q] = numbers as [number, number, number, number];
  const name = [n1, p, n2, q].join(' ');
  let found = known.get(name);
  if (found === undefined) {
    found = new Set();
    const half = (n1 + n2) / 2;
    const top = Math.max(p, q) + half - 1;
    const sets = (n: number, middle: number): number[] =>
      patterns((n - 1) / 2, 1, middle - 1).flatMap((below) =>
        patterns((n - 1) / 2, middle + 1, top).map((above) => below | (1 << middle) | above),
      );
    const [xs, ys] = [sets(n1, p), sets(n2, q)];
    for (const x of xs)
      for (const y of ys) {
        if ((x & y) !== 0) continue;
        const all = x | y;
        // Walks up to the two in the middle.
        let [place, at, sum] = [0, 0, 0];
        while (place <= half) {
          at++;
          if ((all >> at) & 1) {
            place++;
            if (place >= half) sum += at;
          }
        }
        found.add(sum / 2);
      }
    known.set(name, found);
  }
  return found.has(value!.approx);
});
