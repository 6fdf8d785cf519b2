/** Gives every use its kilowatt-hours and its gas, and adds up energy instead of percents. */
import { div, type Rational, sum } from '#core/rational.ts';
import { figureOf, type Seen, solveValue } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

type Use = { name: string; energy: Rational; gas: Rational };

function read(seen: Seen): { uses: Use[]; total: Rational } {
  const pie = figureOf(seen, 'pie');
  const table = figureOf(seen, 'table');
  const total = signedNumbersOf(pie.total!.en)[0]!;
  const uses = pie.slices.map(({ name, percent }) => {
    const row = table.rows.find((candidate) => candidate.name.en === name.en)!;
    const energy = div({ n: total.n * BigInt(percent), d: total.d }, 100);
    return {
      name: name.en.toLowerCase(),
      energy,
      gas: div({ n: energy.n * BigInt(row.cells[0]!), d: energy.d }, 100),
    };
  });
  return { uses, total };
}

const asked = (uses: Use[], stem: string): Use => uses.find(({ name }) => stem.includes(name))!;

export const solvers = [
  solveValue((seen) => asked(read(seen).uses, seen.stem).gas),
  solveValue((seen) => {
    const { uses, total } = read(seen);
    return div(sum(uses.map(({ gas }) => gas)), div(total, 100));
  }),
  solveValue((seen) => {
    const { uses, total } = read(seen);
    return div(asked(uses, seen.stem).energy, div(total, 360));
  }),
] as const;
