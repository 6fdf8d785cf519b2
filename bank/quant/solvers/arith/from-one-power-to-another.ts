/** Raises every n up to 400 in big integers, keeps those that fit, and divides. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [from, known, to] }, { value }) =>
  range(1, 400)
    .map(BigInt)
    .filter((n) => n ** BigInt(from!) % BigInt(known!) === 0n)
    .every((n) => n ** BigInt(to!) % BigInt(value!.approx) === 0n),
);
