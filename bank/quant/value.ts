/** Values of expressions: exact rationals as long as they can be, approximate once a root or π comes in. */
import {
  absolute,
  add,
  compare,
  div,
  mul,
  type Num,
  neg,
  parseDecimal,
  power,
  type Rational,
  rational,
  toNumber,
} from '#core/rational.ts';

export type Value = { readonly exact: Rational | null; readonly approx: number };

export function toValue(x: Num | Value): Value {
  if (typeof x === 'object' && 'approx' in x) return x;
  if (typeof x === 'number' && !Number.isSafeInteger(x) && !/^-?\d+\.\d{1,9}$/.test(String(x)))
    return { exact: null, approx: x };
  const exact = rational(x);
  return { exact, approx: toNumber(exact) };
}

/** Whether two values are the same: exactly where both are exact, else to nine figures. */
export function compareValues(a: Value, b: Value): -1 | 0 | 1 {
  if (a.exact && b.exact) return compare(a.exact, b.exact);
  const scale = Math.max(1e-9, Math.abs(a.approx), Math.abs(b.approx));
  const difference = (a.approx - b.approx) / scale;
  return Math.abs(difference) < 1e-9 ? 0 : difference < 0 ? -1 : 1;
}

const lift =
  (exactly: (a: Rational, b: Rational) => Rational, nearly: (a: number, b: number) => number) =>
  (a: Value, b: Value): Value =>
    a.exact && b.exact
      ? toValue(exactly(a.exact, b.exact))
      : { exact: null, approx: nearly(a.approx, b.approx) };

export const plus = lift(add, (a, b) => a + b);
export const times = lift(mul, (a, b) => a * b);
export const over = lift(div, (a, b) => a / b);
export const minus = (a: Value): Value => ({ exact: a.exact && neg(a.exact), approx: -a.approx });
export const magnitude = (a: Value): Value => ({
  exact: a.exact && absolute(a.exact),
  approx: Math.abs(a.approx),
});

/** The whole n-th root of a whole number, or null. */
function wholeRoot(x: bigint, n: number): bigint | null {
  if (x < 0n) return null;
  const near = BigInt(Math.round(Number(x) ** (1 / n)));
  for (const guess of [near - 1n, near, near + 1n]) if (guess >= 0n && guess ** BigInt(n) === x) return guess;
  return null;
}

export function root(a: Value, n: number): Value {
  if (a.approx < 0 && n % 2 === 0) throw new Error('an even root of a negative number');
  const sign = a.approx < 0 ? -1n : 1n;
  const top = a.exact && wholeRoot(a.exact.n * sign, n);
  const bottom = a.exact && wholeRoot(a.exact.d, n);
  if (typeof top === 'bigint' && typeof bottom === 'bigint') return toValue(rational(top * sign, bottom));
  return { exact: null, approx: Math.sign(a.approx) * Math.abs(a.approx) ** (1 / n) };
}

export function raise(a: Value, b: Value): Value {
  if (b.exact && b.exact.d <= 12n && Math.abs(b.approx) <= 4096) {
    const lifted = b.exact.d === 1n ? a : root(a, Number(b.exact.d));
    const exponent = Number(b.exact.n);
    return lifted.exact
      ? toValue(power(lifted.exact, exponent))
      : { exact: null, approx: lifted.approx ** exponent };
  }
  return { exact: null, approx: a.approx ** b.approx };
}

export function factorial(a: Value): Value {
  if (a.exact?.d !== 1n || a.exact.n < 0n || a.exact.n > 500n)
    throw new Error('a factorial of no whole number');
  let product = 1n;
  for (let i = 2n; i <= a.exact.n; i++) product *= i;
  return toValue(product);
}

export function choose(n: Value, k: Value): Value {
  if (compareValues(k, toValue(0)) < 0 || compareValues(k, n) > 0) return toValue(0);
  return over(factorial(n), times(factorial(k), factorial(plus(n, minus(k)))));
}

/** A number as written, `1{,}200` and `0.1\\overline{6}` included. */
export function readNumber(text: string): Value {
  const [, head = '', cycle] = /^([\d.]*)\\overline\{(\d+)\}$/.exec(text) ?? [];
  if (cycle === undefined) return toValue(parseDecimal(text.replaceAll('{,}', ''))!);
  const places = head.length - head.indexOf('.') - 1;
  const tail = div(BigInt(cycle), 10n ** BigInt(places) * (10n ** BigInt(cycle.length) - 1n));
  return toValue(add(parseDecimal(head)!, tail));
}
