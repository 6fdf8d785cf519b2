/** Writes the repeating decimal out to twelve places and compares the digits as whole numbers. */
import { solveComparison } from '../../solver.ts';
import { numbersOf } from '../../text.ts';

const scale = 10n ** 12n;

/** Twelve decimals of what is written, and for a fraction or a cycle the exact value times the denominator. */
function parse(text: string, x: [bigint, bigint], places: number): [bigint, bigint] {
  if (text === 'x') return x;
  const cycle = /^0\.\\overline\{(\d+)\}$/.exec(text)?.[1];
  if (cycle) return [BigInt(cycle), 10n ** BigInt(cycle.length) - 1n];
  const fraction = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(text);
  if (fraction) return [BigInt(fraction[1]!), BigInt(fraction[2]!)];
  if (text.includes('rounding')) {
    const unit = 10n ** BigInt(places);
    return [(2n * x[0] * unit + x[1]) / (2n * x[1]), unit];
  }
  const digits = text.split('.')[1]!;
  return [BigInt(digits), 10n ** BigInt(digits.length)];
}

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const places = /thousandth/.test(stem + a + b) ? 3 : 2;
  const cross = (x: [bigint, bigint]): readonly [bigint, bigint] => {
    const [p, q] = [parse(a, x, places), parse(b, x, places)];
    return [p[0] * q[1], q[0] * p[1]];
  };
  if (!stem.includes('When the number')) {
    yield cross(parse(formulas[1]!, [0n, 1n], places));
    return;
  }
  const target = Math.round(Number(numbersOf(stem).at(-1)) * 10 ** places);
  // All numbers of six decimals that round to the given one.
  for (let i = 0; i < 1_000_000; i += 7) {
    const x = i / 1_000_000;
    if (Math.round(x * 10 ** places) === target) yield cross([BigInt(i) * (scale / 1_000_000n), scale]);
  }
});
