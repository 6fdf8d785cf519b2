/** Numbers the things, goes through all orders of three, keeps those that agree with what was seen, and counts. */
import { div, type Num } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, a, b: second }) {
  const [, one, , seen] = /\$r\$ (\w+) .*\$b\$ (\w+) .* it is (\w+)\.$/.exec(stem)!;
  const place = stem.includes('the second') ? 1 : 2;
  for (const r of range(4, 8))
    for (const b of range(4, 8)) {
      let [all, good] = [0, 0];
      const things = range(1, r + b);
      for (const x of things)
        for (const y of things)
          for (const z of things) {
            if (x === y || x === z || y === z) continue;
            const isOne = [x, y, z].map((thing) => thing <= r);
            if (isOne[place] !== (seen === one)) continue;
            all++;
            if (isOne[0]) good++;
          }
      const chance = div(good, all);
      const value = (text: string): Num | ReturnType<typeof evaluate> =>
        text.includes('probability') ? chance : evaluate(text, { r, b });
      yield [value(a), value(second)];
    }
});
