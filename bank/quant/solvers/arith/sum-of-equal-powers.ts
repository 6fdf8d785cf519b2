/** Writes every power out in full, adds, and compares with each option written out in full. */
import { solveChoices } from '../../solver.ts';

const full = (base: string, exponent: string): bigint => {
  let product = 1n;
  for (let i = 0; i < Number(exponent); i++) product *= BigInt(base);
  return product;
};

const powers = (tex: string): bigint[] =>
  [...tex.matchAll(/(\d+)\^\{(\d+)\}/g)].map(([, b, e]) => full(b!, e!));

export const solver = solveChoices(
  ({ formulas: [sum] }, { formulas: [option] }) =>
    powers(sum!).reduce((total, term) => total + term, 0n) === powers(option!)[0],
);
