/** Tries all pairs of integers from -6 to 6 that the condition allows. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

const isOdd = (tex: string, m: number, n: number): boolean =>
  Math.abs(evaluate(tex, { m, n }).approx) % 2 === 1;

export const solver = solveChoices(({ stem }, { formulas: [says] }) => {
  const said = [.../\$([^$]+)\$ is (odd|even)/g[Symbol.matchAll](stem)].map(([, tex, parity]) => ({
    tex: tex!,
    isOdd: parity === 'odd',
  }));
  return range(-6, 6).every((m) =>
    range(-6, 6).every(
      (n) => said.some((claim) => isOdd(claim.tex, m, n) !== claim.isOdd) || isOdd(says!, m, n),
    ),
  );
});
