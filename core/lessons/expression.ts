/**
 * A small language of calculations, for lessons: what checks a result a second time, and what a figure does when it is
 * moved. It knows numbers, names and a few functions; it cannot reach anything else, and it ends.
 *
 * `17 % 5`, `2^10`, `5!`, `choose(5, 2)`, `if(x > 0, 1, 0)`, `least(n, 51, 999, n % 3 = 1 and n % 4 = 3)`,
 * `sum(a, 1, 6, count(b, 1, 6, a + b = 7))`, `qc(x, -4, 4, x != 0, x^2, x)`.
 */
import { normalBelow } from '../normal-curve.ts';
import {
  absolute,
  add,
  compare,
  div,
  gcd,
  isWhole,
  mul,
  neg,
  parseDecimal,
  power,
  type Rational,
  rational,
  sub,
  toNumber,
} from '../rational.ts';

/** Exact as long as it can be: roots, angles and the normal curve leave the rationals. `qc` gives a letter. */
export type Value = Rational | number | boolean | string;
export type Names = Readonly<Record<string, Value>>;

type Scope = { names: Names; work: { left: number } };
type Term = (scope: Scope) => Value;

/** More than any lesson asks for, and done in a second on a slow machine. */
const maxWork = 50_000;

const tokens = /\s*(\d+(?:\.\d+)?|[A-Za-z_]\w*|<=|>=|!=|[-+*/%^(),=<>!])/y;

/** Read once, for what is computed with many values: a curve under a finger has no time to read its formula anew. */
export function readExpression(source: string): (names: Names) => Value {
  const term = readTerm(source);
  return (names) => term({ names, work: { left: maxWork } });
}

export const evaluate = (source: string, names: Names = {}): Value => readExpression(source)(names);

export const evaluateNumber = (source: string, names: Names = {}): number => toFloat(evaluate(source, names));

export function toFloat(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object') return toNumber(value);
  throw new RangeError(`${value} is no number`);
}

/** Two exact numbers agree exactly; where one is not exact, to nine digits. */
export function agree(a: Value, b: Value): boolean {
  if (typeof a === 'object' && typeof b === 'object') return compare(a, b) === 0;
  if (typeof a === 'boolean' || typeof a === 'string' || typeof b === 'boolean' || typeof b === 'string')
    return a === b;
  const [x, y] = [toFloat(a), toFloat(b)];
  return Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y));
}

function readTerm(source: string): Term {
  const words = split(source);
  let place = 0;
  const peek = () => words[place];
  const take = (word: string): boolean => {
    if (peek() !== word) return false;
    place += 1;
    return true;
  };
  const expect = (word: string): void => {
    if (!take(word))
      throw new SyntaxError(`“${word}” is missing before “${peek() ?? 'the end'}” in ${source}`);
  };

  const chain = (next: () => Term, signs: readonly string[], join: (sign: string) => Join) => (): Term => {
    let left = next();
    for (let sign = peek(); sign !== undefined && signs.includes(sign); sign = peek()) {
      place += 1;
      const [first, second, combine] = [left, next(), join(sign)];
      left = (scope) => combine(first(scope), second(scope));
    }
    return left;
  };

  function readPrimary(): Term {
    const word = peek();
    place += 1;
    if (word === undefined) throw new SyntaxError(`something is missing at the end of ${source}`);
    if (word === '(') {
      const inner = readOr();
      expect(')');
      return inner;
    }
    if (/^\d/.test(word)) {
      const number = parseDecimal(word) as Rational;
      return () => number;
    }
    if (!/^[A-Za-z_]/.test(word))
      throw new SyntaxError(`“${word}” stands where a number is expected in ${source}`);
    return take('(') ? readCall(word) : ({ names }) => named(word, names);
  }

  function readCall(name: string): Term {
    const terms: Term[] = [];
    const binder = binders[name];
    const bound = binder ? peek() : undefined;
    if (binder) {
      place += 1;
      expect(',');
    }
    if (!take(')')) {
      do terms.push(readOr());
      while (take(','));
      expect(')');
    }
    if (binder) return (scope) => binder(bound ?? '', terms, scope);
    if (name === 'if')
      return (scope) => (isTrue(terms[0], scope) ? resolve(terms[1], scope) : resolve(terms[2], scope));
    const call = functions[name];
    if (call === undefined) throw new SyntaxError(`there is no function ${name}`);
    return (scope) => call(terms.map((term) => term(scope)));
  }

  function readPostfix(): Term {
    let term = readPrimary();
    while (take('!')) {
      const inner = term;
      term = (scope) => factorial(inner(scope));
    }
    return term;
  }
  function readPower(): Term {
    const base = readPostfix();
    if (!take('^')) return base;
    const exponent = readSigned();
    return (scope) => raise(base(scope), exponent(scope));
  }
  function readSigned(): Term {
    if (!take('-')) return readPower();
    const inner = readSigned();
    return (scope) => arithmetic('-', rational(0), inner(scope));
  }
  const readProduct = chain(readSigned, ['*', '/', '%'], (sign) => (a, b) => arithmetic(sign, a, b));
  const readSum = chain(readProduct, ['+', '-'], (sign) => (a, b) => arithmetic(sign, a, b));
  const readRelation = chain(
    readSum,
    ['=', '!=', '<', '<=', '>', '>='],
    (sign) => (a, b) => relate(sign, a, b),
  );
  function readNot(): Term {
    if (!take('not')) return readRelation();
    const inner = readNot();
    return (scope) => !inner(scope);
  }
  const readAnd = chain(readNot, ['and'], () => (a, b) => a === true && b === true);
  const readOr = chain(readAnd, ['or'], () => (a, b) => a === true || b === true);

  const whole = readOr();
  if (place < words.length) throw new SyntaxError(`“${peek()}” is too much in ${source}`);
  return whole;
}

type Join = (a: Value, b: Value) => Value;

function split(source: string): string[] {
  const words: string[] = [];
  const text = source.trim();
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.length) {
    const from = tokens.lastIndex;
    const word = tokens.exec(text)?.[1];
    if (word === undefined)
      throw new SyntaxError(`“${text.slice(from).trim()[0]}” is not understood in ${source}`);
    words.push(word);
  }
  return words;
}

function named(name: string, names: Names): Value {
  if (Object.hasOwn(names, name)) return names[name] as Value;
  if (name === 'pi') return Math.PI;
  throw new RangeError(`nothing says what ${name} is`);
}

const resolve = (term: Term | undefined, scope: Scope): Value => {
  if (term === undefined) throw new SyntaxError('something is missing between the brackets');
  return term(scope);
};
const isTrue = (term: Term | undefined, scope: Scope): boolean => resolve(term, scope) === true;

const exact: Record<string, (a: Rational, b: Rational) => Rational> = {
  '+': add,
  '-': sub,
  '*': mul,
  '/': div,
  '%': (a, b) => sub(a, mul(b, floor(div(a, b)))),
};
const inexact: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a - b * Math.floor(a / b),
};

function arithmetic(sign: string, a: Value, b: Value): Value {
  if (typeof a === 'object' && typeof b === 'object') return (exact[sign] as typeof add)(a, b) as Rational;
  return (inexact[sign] as (a: number, b: number) => number)(toFloat(a), toFloat(b));
}

function relate(sign: string, a: Value, b: Value): boolean {
  const isSame = agree(a, b);
  if (sign === '=') return isSame;
  if (sign === '!=') return !isSame;
  const order = isSame ? 0 : toFloat(a) < toFloat(b) ? -1 : 1;
  return sign === '<' ? order < 0 : sign === '<=' ? order <= 0 : sign === '>' ? order > 0 : order >= 0;
}

function raise(base: Value, exponent: Value): Value {
  if (typeof base === 'object' && typeof exponent === 'object' && isWhole(exponent)) {
    if (Math.abs(toNumber(exponent)) > 2000) throw new RangeError('an exponent beyond 2,000');
    return power(base, toNumber(exponent));
  }
  return toFloat(base) ** toFloat(exponent);
}

function factorial(value: Value): Value {
  const n = whole(value);
  if (n < 0 || n > 200) throw new RangeError(`${n}! is not calculated`);
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return rational(product);
}

function whole(value: Value | undefined): number {
  const n = value === undefined ? Number.NaN : toFloat(value);
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is not a whole number`);
  return n;
}

function floor(value: Rational): Rational {
  const down = value.n / value.d;
  return rational(value.n < 0n && value.n % value.d !== 0n ? down - 1n : down);
}

function root(value: Value | undefined): Value {
  if (typeof value === 'object') {
    const [n, d] = [value.n, value.d].map((part) => BigInt(Math.round(Math.sqrt(Number(part)))));
    if (n !== undefined && d !== undefined && n * n === value.n && d * d === value.d) return rational(n, d);
  }
  const square = toFloat(value ?? Number.NaN);
  if (!(square >= 0)) throw new RangeError(`the root of ${square} is not real`);
  return Math.sqrt(square);
}

const sumOf = (values: readonly Value[]): Value =>
  values.reduce((a, b) => arithmetic('+', a, b), rational(0));
const meanOf = (values: readonly Value[]): Value => arithmetic('/', sumOf(values), rational(values.length));
const inOrder = (values: readonly Value[]): Value[] => [...values].sort((a, b) => toFloat(a) - toFloat(b));
const onExact = (
  value: Value | undefined,
  rule: (exact: Rational) => Rational,
  other: (n: number) => number,
): Value => (typeof value === 'object' ? rule(value) : other(toFloat(value ?? Number.NaN)));
const degrees = (value: Value | undefined): number => (toFloat(value ?? Number.NaN) * Math.PI) / 180;
const common = (values: readonly Value[], join: (a: bigint, b: bigint) => bigint): Value =>
  rational(values.map((value) => BigInt(whole(value))).reduce(join));

const functions: Record<string, (values: Value[]) => Value> = {
  abs: ([x]) => onExact(x, absolute, Math.abs),
  sqrt: ([x]) => root(x),
  floor: ([x]) => onExact(x, floor, Math.floor),
  ceil: ([x]) => onExact(x, (value) => neg(floor(neg(value))), Math.ceil),
  min: (values) => inOrder(values)[0] as Value,
  max: (values) => inOrder(values).at(-1) as Value,
  gcd: (values) => common(values, gcd),
  lcm: (values) => common(values, (a, b) => (a / gcd(a, b)) * b),
  choose: ([n, k]) => {
    const [of, take] = [whole(n), whole(k)];
    return arithmetic(
      '/',
      factorial(rational(of)),
      arithmetic('*', factorial(rational(take)), factorial(rational(of - take))),
    );
  },
  mean: meanOf,
  median: (values) => {
    const sorted = inOrder(values);
    const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
    return meanOf(middle);
  },
  sd: (values) => {
    const mean = meanOf(values);
    return root(meanOf(values.map((value) => raise(arithmetic('-', value, mean), rational(2)))));
  },
  sin: ([x]) => Math.sin(degrees(x)),
  cos: ([x]) => Math.cos(degrees(x)),
  angle: ([y, x]) => (Math.atan2(toFloat(y ?? 0), toFloat(x ?? 0)) * 180) / Math.PI,
  below: ([z]) => normalBelow(toFloat(z ?? 0)),
};

type Binder = (name: string, terms: readonly Term[], scope: Scope) => Value;

/** The scopes in which a name takes each value from one bound to the other. */
function* each(
  name: string,
  [from, to]: readonly Term[],
  scope: Scope,
  step: Rational,
): Generator<[Rational, Scope]> {
  const last = resolve(to, scope);
  for (let at = resolve(from, scope); relate('<=', at, last); at = arithmetic('+', at, step)) {
    scope.work.left -= 1;
    if (scope.work.left < 0) throw new RangeError('too much to count through; narrow the bounds');
    yield [at as Rational, { ...scope, names: { ...scope.names, [name]: at } }];
  }
}

const one = rational(1);

const found =
  (isLast: boolean): Binder =>
  (name, terms, scope) => {
    let best: Value | undefined;
    for (const [at, inner] of each(name, terms, scope, one))
      if (isTrue(terms[2], inner)) {
        best = at;
        if (!isLast) break;
      }
    if (best === undefined) throw new RangeError(`no ${name} fits`);
    return best;
  };

const binders: Record<string, Binder> = {
  least: found(false),
  greatest: found(true),
  count: (name, terms, scope) =>
    rational([...each(name, terms, scope, one)].filter(([, inner]) => isTrue(terms[2], inner)).length),
  sum: (name, terms, scope) =>
    sumOf([...each(name, terms, scope, one)].map(([, inner]) => resolve(terms[2], inner))),
  product: (name, terms, scope) =>
    [...each(name, terms, scope, one)].reduce<Value>(
      (all, [, inner]) => arithmetic('*', all, resolve(terms[2], inner)),
      one,
    ),
  /** How two quantities compare over all values, by halves: A, B or C where it is always so, D where it is not. */
  qc: (name, terms, scope) => {
    const seen = new Set<string>();
    for (const [, inner] of each(name, terms, scope, rational(1, 2)))
      if (isTrue(terms[2], inner)) {
        const [a, b] = [resolve(terms[3], inner), resolve(terms[4], inner)];
        seen.add(relate('=', a, b) ? 'C' : relate('>', a, b) ? 'A' : 'B');
      }
    if (seen.size === 0) throw new RangeError(`no ${name} fits`);
    return seen.size > 1 ? 'D' : ([...seen][0] as string);
  },
};
