/**
 * The calculator of the test as a state machine: `press(state, key)`, `display(state)`.
 *
 * It follows operator precedence, shows eight digits and has one memory. Numbers are exact fractions inside, so
 * 1 ÷ 3 × 3 is 1; only a root that is no fraction is cut, far beyond what the display shows.
 */
import {
  absolute,
  add,
  compare,
  div,
  isWhole,
  mul,
  neg,
  parseDecimal,
  type Rational,
  rational,
  round,
  sub,
  toDecimal,
} from './rational.ts';

/** In the layout of the real one, row by row; Transfer Display stands below them. */
export const calculatorKeys = [
  ['MR', 'MC', 'M+', '(', ')'],
  ['7', '8', '9', '÷', 'C'],
  ['4', '5', '6', '×', 'CE'],
  ['1', '2', '3', '−', '√'],
  ['±', '0', '.', '+', '='],
] as const;

export type CalculatorKey = (typeof calculatorKeys)[number][number];

/** What a keyboard's keys press; `event.key` on the left. */
export const keyboardKeys: Readonly<Record<string, CalculatorKey>> = {
  ...Object.fromEntries(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => [digit, digit])),
  '.': '.',
  ',': '.',
  '+': '+',
  '-': '−',
  '*': '×',
  x: '×',
  '/': '÷',
  '(': '(',
  ')': ')',
  '=': '=',
  Enter: '=',
  Backspace: 'CE',
  Delete: 'CE',
  c: 'C',
  r: '√',
};

type Operator = '+' | '−' | '×' | '÷';
type Pending<O extends Operator> = { readonly value: Rational; readonly operator: O } | null;

/** What waits for an operand on one level of parentheses: a term of a sum, and a factor of a product. */
type Level = { readonly sum: Pending<'+' | '−'>; readonly product: Pending<'×' | '÷'> };

export type Calculator = {
  /** From the outermost to the innermost open parenthesis; never empty. */
  readonly levels: readonly [Level, ...Level[]];
  /** Digits as they were typed, or a value that a key has made; `none` right after `(` and `C`. */
  readonly current:
    | { readonly kind: 'none' }
    | { readonly kind: 'typed'; readonly text: string }
    | { readonly kind: 'made'; readonly value: Rational };
  /** Pressed, and not yet followed by an operand: another operator still replaces it. */
  readonly operator: Operator | null;
  readonly memory: Rational | null;
  readonly isError: boolean;
};

const zero = rational(0);
const largest = rational(99_999_999);
const smallest = rational(1, 10_000_000);
const maxDigits = 8;
const emptyLevel: Level = { sum: null, product: null };

export const newCalculator: Calculator = {
  levels: [emptyLevel],
  current: { kind: 'none' },
  operator: null,
  memory: null,
  isError: false,
};

/** Thrown inside for what the display cannot say; `press` turns it into ERROR. */
const failure = new Error('ERROR');

export function press(state: Calculator, key: CalculatorKey): Calculator {
  if (key === 'C') return { ...newCalculator, memory: state.memory };
  if (state.isError) return state;
  try {
    const next = pressed(state, key);
    format(shownValue(next));
    return next;
  } catch (error) {
    if (error !== failure) throw error;
    return { ...newCalculator, memory: state.memory, isError: true };
  }
}

export const pressAll = (state: Calculator, keys: readonly CalculatorKey[]): Calculator =>
  keys.reduce(press, state);

function pressed(state: Calculator, key: CalculatorKey): Calculator {
  switch (key) {
    case '+':
    case '−':
    case '×':
    case '÷':
      return state.operator === null
        ? { ...state, operator: key, current: { kind: 'made', value: currentValue(state) } }
        : { ...state, operator: key };
    case '=':
      return equals(state);
    case '(':
      return openLevel(state);
    case ')':
      return closeLevel(state);
    case '√':
      return withValue(state, squareRoot(shownValue(state)));
    case '±':
      return changeSign(state);
    case 'CE':
      return state.operator === null ? { ...state, current: { kind: 'none' } } : state;
    case 'MR':
      return withValue(state, state.memory ?? zero);
    case 'MC':
      return { ...state, memory: null };
    case 'M+': {
      const memory = add(state.memory ?? zero, shownValue(state));
      format(memory);
      // The number is complete now: the next digit starts another.
      return state.operator === null
        ? { ...withValue(state, currentValue(state)), memory }
        : { ...state, memory };
    }
    case '.':
      return type(state, '.');
    case 'C':
      return state;
    default:
      return type(state, key);
  }
}

// Entering

function type(state: Calculator, character: string): Calculator {
  const { current, operator } = state;
  const text = operator === null && current.kind === 'typed' ? current.text : '0';
  const digits = text.replace(/\D/g, '').length;
  const isIgnored = character === '.' ? text.includes('.') : digits >= maxDigits;
  if (isIgnored) return commit(state, { kind: 'typed', text });
  const longer = /^-?0$/.test(text) && character !== '.' ? text.slice(0, -1) + character : text + character;
  return commit(state, { kind: 'typed', text: longer });
}

function changeSign(state: Calculator): Calculator {
  const { current, operator } = state;
  if (operator === null && current.kind === 'typed' && current.text !== '0') {
    const text = current.text.startsWith('-') ? current.text.slice(1) : `-${current.text}`;
    return { ...state, current: { kind: 'typed', text } };
  }
  return withValue(state, neg(shownValue(state)));
}

const withValue = (state: Calculator, value: Rational): Calculator => commit(state, { kind: 'made', value });

/** A new operand: the operator before it takes effect. */
function commit(state: Calculator, current: Calculator['current']): Calculator {
  const { operator } = state;
  if (operator === null) return { ...state, current };
  const applied = apply(innermost(state), operator, currentValue(state));
  return { ...state, levels: withInnermost(state, applied), operator: null, current };
}

function currentValue({ current }: Calculator): Rational {
  if (current.kind === 'none') return zero;
  return current.kind === 'made' ? current.value : (parseDecimal(current.text) ?? zero);
}

// Calculating

const innermost = ({ levels }: Calculator): Level => levels.at(-1) ?? emptyLevel;

const withInnermost = ({ levels }: Calculator, level: Level): Calculator['levels'] =>
  levels.with(-1, level) as unknown as Calculator['levels'];

const productWith = ({ product }: Level, value: Rational): Rational => {
  if (product === null) return value;
  if (product.operator === '×') return tidy(mul(product.value, value));
  if (compare(value, 0) === 0) throw failure;
  return tidy(div(product.value, value));
};

const sumWith = (level: Level, value: Rational): Rational => {
  const term = productWith(level, value);
  if (level.sum === null) return term;
  return tidy(level.sum.operator === '+' ? add(level.sum.value, term) : sub(level.sum.value, term));
};

/** × and ÷ bind tighter than + and −; within a level the left comes first. */
function apply(level: Level, operator: Operator, value: Rational): Level {
  return operator === '×' || operator === '÷'
    ? { sum: level.sum, product: { value: productWith(level, value), operator } }
    : { sum: { value: sumWith(level, value), operator }, product: null };
}

/** An operator that nothing follows is as if it had not been pressed. */
function equals(state: Calculator): Calculator {
  const value = state.levels
    .toReversed()
    .reduce((inner, level) => sumWith(level, inner), currentValue(state));
  return { ...state, levels: [emptyLevel], operator: null, current: { kind: 'made', value } };
}

/** A parenthesis right after a number multiplies, as on paper. */
function openLevel(state: Calculator): Calculator {
  const isAfterNumber = state.operator === null && state.current.kind !== 'none';
  const before = commit(isAfterNumber ? { ...state, operator: '×' } : state, { kind: 'none' });
  return { ...before, levels: [...before.levels, emptyLevel] as unknown as Calculator['levels'] };
}

/** One that closes nothing, or encloses nothing, is ignored. */
function closeLevel(state: Calculator): Calculator {
  const [first, ...others] = state.levels;
  if (others.length === 0 || state.current.kind === 'none') return state;
  const value = sumWith(innermost(state), currentValue(state));
  return {
    ...state,
    levels: [first, ...others.slice(0, -1)],
    operator: null,
    current: { kind: 'made', value },
  };
}

function squareRoot({ n, d }: Rational): Rational {
  if (n < 0n) throw failure;
  const [top, bottom] = [integerRoot(n), integerRoot(d)];
  if (top * top === n && bottom * bottom === d) return rational(top, bottom);
  const scale = 10n ** 40n;
  return rational(integerRoot((n * scale * scale) / d), scale);
}

/** The largest whole number whose square is not above n (Newton's method). */
function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const better = (guess + n / guess) >> 1n;
    if (better >= guess) return guess;
    guess = better;
  }
}

/** Long chains would make ever longer fractions; nothing beyond forty decimals can ever be seen. */
const tidy = (value: Rational): Rational => (value.d > 10n ** 80n ? round(value, 40) : value);

// Showing

/** The number on the display: after an operator what has been calculated so far. */
function shownValue(state: Calculator): Rational {
  const value = currentValue(state);
  if (state.operator === null) return value;
  const { sum, product } = apply(innermost(state), state.operator, value);
  return product?.value ?? sum?.value ?? value;
}

/** Eight digits at most, with the point that the display always shows. */
function format(value: Rational): string {
  const size = absolute(value);
  if (compare(size, smallest) < 0) return '0.';
  const whole = (size.n / size.d).toString().length;
  if (whole > maxDigits) throw failure;
  const rounded = round(value, maxDigits - whole);
  if (compare(absolute(rounded), largest) > 0) throw failure;
  // 9.99999996 becomes 10.000000, which has a digit too many; they are zeros, and are not shown.
  return isWhole(rounded) ? `${rounded.n}.` : (toDecimal(rounded) ?? '0.');
}

export function display(state: Calculator): string {
  if (state.isError) return 'ERROR';
  const { current, operator } = state;
  if (current.kind === 'typed' && operator === null)
    return current.text.includes('.') ? current.text : `${current.text}.`;
  return format(shownValue(state));
}

/** What Transfer Display copies into an answer's box; null for ERROR. */
export const transferText = (state: Calculator): string | null =>
  state.isError ? null : display(state).replace(/\.$/, '');
