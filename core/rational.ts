/** Exact rational numbers on BigInt, always in lowest terms with a positive denominator. */

export type Rational = { readonly n: bigint; readonly d: bigint };

/** What arithmetic accepts: a whole or short decimal number, a BigInt or a rational. */
export type Num = number | bigint | Rational;

const abs = (x: bigint): bigint => (x < 0n ? -x : x);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function reduce(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('a rational number cannot have the denominator 0');
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

/**
 * The exact value of a number as it is written. A binary fraction that needs more than nine decimals is refused:
 * it is the trace of an inexact calculation, not a number somebody meant.
 */
export function rational(value: Num, over: Num = 1): Rational {
  const top = exact(value);
  const bottom = exact(over);
  return reduce(top.n * bottom.d, top.d * bottom.n);
}

function exact(value: Num): Rational {
  if (typeof value === 'object') return value;
  if (typeof value === 'bigint') return { n: value, d: 1n };
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n };
  const parsed = /^-?\d+\.\d{1,9}$/.test(String(value)) ? parseDecimal(String(value)) : null;
  if (parsed === null) throw new RangeError(`${value} is not an exact number: use a rational`);
  return parsed;
}

/** Reads `-12`, `2.50`, `.5` and `7.`; null for anything else. */
export function parseDecimal(text: string): Rational | null {
  const match = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/.exec(text);
  if (match === null) return null;
  const decimals = match[3] ?? match[4] ?? '';
  const digits = BigInt((match[2] ?? '') + decimals);
  return reduce(match[1] === '-' ? -digits : digits, 10n ** BigInt(decimals.length));
}

/** Reads what `formatRational` writes: `54`, `-3/4`. */
export function parseRational(text: string): Rational {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (match === null) throw new RangeError(`${text} is not a rational number`);
  return reduce(BigInt(match[1]!), BigInt(match[2] ?? 1));
}

export const formatRational = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

export function add(a: Num, b: Num): Rational {
  const [x, y] = [exact(a), exact(b)];
  return reduce(x.n * y.d + y.n * x.d, x.d * y.d);
}

export const sub = (a: Num, b: Num): Rational => add(a, neg(b));

export function mul(a: Num, b: Num): Rational {
  const [x, y] = [exact(a), exact(b)];
  return reduce(x.n * y.n, x.d * y.d);
}

export const div = (a: Num, b: Num): Rational => rational(a, b);

export function neg(a: Num): Rational {
  const x = exact(a);
  return { n: -x.n, d: x.d };
}

export function absolute(a: Num): Rational {
  const x = exact(a);
  return { n: abs(x.n), d: x.d };
}

export function power(a: Num, exponent: number): Rational {
  const x = exact(a);
  const e = BigInt(Math.abs(exponent));
  return exponent < 0 ? reduce(x.d ** e, x.n ** e) : { n: x.n ** e, d: x.d ** e };
}

export const sum = (terms: Iterable<Num>): Rational => {
  let total = rational(0);
  for (const term of terms) total = add(total, term);
  return total;
};

/** Negative, zero or positive, as for a sort. */
export function compare(a: Num, b: Num): -1 | 0 | 1 {
  const [x, y] = [exact(a), exact(b)];
  const difference = x.n * y.d - y.n * x.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const equals = (a: Num, b: Num): boolean => compare(a, b) === 0;

export const isWhole = (a: Num): boolean => exact(a).d === 1n;

export function toNumber(a: Num): number {
  const { n, d } = exact(a);
  return Number(n) / Number(d);
}

/** Rounded to so many decimals, halves away from zero, as people round. */
export function round(a: Num, places: number): Rational {
  const { n, d } = exact(a);
  const scale = 10n ** BigInt(places);
  const half = (2n * abs(n) * scale + d) / (2n * d);
  return reduce(n < 0n ? -half : half, scale);
}

/** Written as a decimal, or null where the decimals never end. */
export function toDecimal(a: Num): string | null {
  const { n, d } = exact(a);
  let places = 0;
  for (let scale = 1n; scale % d !== 0n; scale *= 10n, places++) if (places > 40) return null;
  const digits = ((abs(n) * 10n ** BigInt(places)) / d).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  return (n < 0n ? '-' : '') + digits.slice(0, point) + (places > 0 ? `.${digits.slice(point)}` : '');
}
