/** Multiplies, or adds, all the integers of each range with whole numbers of any size. */
import { solveComparison } from '../../solver.ts';

const pattern = /(product|sum) of all the integers from \$?(n|-?\d+)\$? to \$?(n|-?\d+)\$?/g;

function totals(text: string, n: number): bigint[] {
  return [...text.matchAll(pattern)].map(([, what, ...ends]) => {
    const [from, to] = ends.map((end) => (end === 'n' ? n : Number(end))) as [number, number];
    let result = what === 'sum' ? 0n : 1n;
    for (let k = from; k <= to; k++) result = what === 'sum' ? result + BigInt(k) : result * BigInt(k);
    return result;
  });
}

export const solver = solveComparison(function* ({ stem, numbers: [bound], a, b }) {
  const isOpen = stem.startsWith('$n$');
  const isLess = stem.includes('less than');
  for (let i = 1; i <= (isOpen ? 12 : 1); i++) {
    const n = isLess ? bound! - i : bound! + i;
    const [p, q] = totals(stem, n);
    const worth = (text: string): bigint =>
      text === 'P' ? p! : text === 'Q' ? q! : text === '0' ? 0n : totals(text, n)[0]!;
    yield [worth(a), worth(b)];
  }
});
