/**
 * Writing a text in both languages with the same numbers, and reading numbers and formulas back out of it.
 *
 * A family writes both`The price rose by ${p} percent.``价格上涨了 ${p}%。` and gets a Text. Backslashes stay as
 * typed, so TeX needs no doubling; \$ is a dollar sign that is money. Line breaks inside are folded away.
 */
import {
  absolute,
  compare,
  isWhole,
  mul,
  type Num,
  type Rational,
  rational,
  toDecimal,
} from '#core/rational.ts';
import type { Text } from '#core/texts.ts';

/** What may stand in a slot. A Text gives each language its own words; a string is taken as it is. */
export type Slot = Num | string | Text;

type Second = (strings: TemplateStringsArray, ...slots: Slot[]) => Text;

/** The two languages of a text, one template each: English, then Chinese. */
export function both(english: TemplateStringsArray, ...slots: Slot[]): Second {
  return (chinese, ...others) =>
    sameNumbers({ en: fill(english, slots, 'en'), zh_cn: fill(chinese, others, 'zh_cn') });
}

/** A text that is the same in both languages: a formula, a number, a name. */
export const same = (text: string): Text => ({ en: text, zh_cn: text });

function sameNumbers(text: Text): Text {
  const [en, zh] = [numbersOf(text.en), numbersOf(text.zh_cn)].map((list) => list.sort().join(' '));
  if (en === zh) return text;
  throw new Error(`the languages carry different numbers:\n  ${text.en}\n  ${text.zh_cn}`);
}

function fill(strings: TemplateStringsArray, slots: Slot[], language: keyof Text): string {
  let text = '';
  let dollars = 0;
  strings.raw.forEach((part, i) => {
    text += part;
    dollars += part.match(/(?<!\\)\$/g)?.length ?? 0;
    if (i >= slots.length) return;
    const slot = slots[i]!;
    if (typeof slot === 'string') text += slot;
    else if (typeof slot === 'object' && 'en' in slot) text += slot[language];
    else text += dollars % 2 === 1 ? tex(slot) : plain(slot);
  });
  return text.trim().replace(/(\S)\s*\n\s*(?=(\S))/g, (_, before: string, after: string) =>
    // Chinese characters and their punctuation stand without a space; formulas and Latin words need one.
    (isChinese(before) && isChinese(after)) || isMark(before) || isMark(after) ? before : `${before} `,
  );
}

const isChinese = (character: string): boolean => /[\u4e00-\u9fff]/.test(character);
const isMark = (character: string): boolean => /[，。；：？！、（）“”《》]/.test(character);

// Numbers

function grouped(digits: string, comma: string): string {
  const [whole = '', ...rest] = digits.split('.');
  if (whole.length < 4) return digits;
  return [whole.replace(/\B(?=(\d{3})+$)/g, comma), ...rest].join('.');
}

/** A number inside a formula: a rational as a fraction, a decimal as a decimal, 1200 as 1{,}200. */
export function tex(x: Num): string {
  const exact = rational(x);
  if (typeof x === 'object' && exact.d !== 1n) {
    const { n, d } = absolute(exact);
    return `${exact.n < 0n ? '-' : ''}\\frac{${n}}{${d}}`;
  }
  return grouped(toDecimal(exact)!, '{,}');
}

/** A number in running text; a negative one or a fraction becomes a formula. */
export function plain(x: Num): string {
  const exact = rational(x);
  if (exact.n < 0n || (typeof x === 'object' && exact.d !== 1n)) return `$${tex(x)}$`;
  return grouped(toDecimal(exact)!, ',');
}

/** A rational as a decimal number; an error where its decimals never end. */
export function decimal(x: Num): number {
  const text = toDecimal(x);
  if (text === null) throw new Error('the decimals never end');
  return Number(text);
}

/** A number as a factor or a base, or after a sign: whatever is more than digits stands in parentheses. */
export const wrap = (x: Num): string => (isWhole(x) && compare(x, 0) >= 0 ? tex(x) : `(${tex(x)})`);

/** The same where a fraction needs none. */
export const wrapNegative = (x: Num): string => (compare(x, 0) < 0 ? `(${tex(x)})` : tex(x));

/** Whether a number can be written down in full with four signs at most, as a percent of a table can. */
export const isShort = (x: Num): boolean => (toDecimal(x)?.length ?? 9) <= 4;

const words: Record<number, Text> = {
  2: { en: 'two', zh_cn: '两' },
  3: { en: 'three', zh_cn: '三' },
  4: { en: 'four', zh_cn: '四' },
  5: { en: 'five', zh_cn: '五' },
  6: { en: 'six', zh_cn: '六' },
  7: { en: 'seven', zh_cn: '七' },
};

/** A small number of things in words, which no solver takes for a number of the question: three, 三 (个). */
export function inWords(n: number): Text {
  const found = words[n];
  if (found === undefined) throw new Error(`no words for ${n}`);
  return found;
}

/** Money: \$1,200 and 1,200 美元. Cents are shown where there are any. */
export function usd(x: Num): Text {
  const exact = rational(x);
  const cents = exact.d === 1n ? plain(exact) : grouped(toDecimal(exact)!.replace(/(\.\d)$/, '$10'), ',');
  return { en: `\\$${cents}`, zh_cn: `${cents} 美元` };
}

/** 1 marble, 3 marbles. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${plain(n)} ${n === 1 ? one : many}`;

/** A term at the start of an expression: 3x, x, -x; nothing where the coefficient is 0. */
export function term(coefficient: Num, letter = ''): string {
  const c = rational(coefficient);
  if (letter === '') return tex(coefficient);
  if (c.n === 0n) return '';
  if (c.d === 1n && (c.n === 1n || c.n === -1n)) return `${c.n < 0n ? '-' : ''}${letter}`;
  return `${tex(coefficient)}${letter}`;
}

/** A term that goes on with its sign: + 3x, - x; nothing where the coefficient is 0. */
export function signed(coefficient: Num, letter = ''): string {
  const c = rational(coefficient);
  if (c.n === 0n) return '';
  const size = typeof coefficient === 'object' ? absolute(c) : decimal(absolute(c));
  return `${c.n < 0n ? '-' : '+'} ${term(size, letter)}`;
}

/** A polynomial from its coefficients, highest first: poly([1, -5, 6], 'x') is x^{2} - 5x + 6. */
export function poly(coefficients: Num[], letter: string): string {
  const parts = coefficients.map((c, i) => {
    const degree = coefficients.length - 1 - i;
    return { c, letter: degree === 0 ? '' : degree === 1 ? letter : `${letter}^{${degree}}` };
  });
  const shown = parts.filter(({ c }) => rational(c).n !== 0n);
  return shown.map(({ c, letter: l }, i) => (i === 0 ? term(c, l) : signed(c, l))).join(' ') || '0';
}

/** A square root in simplest form, with a factor before it: surd(72) is 6\sqrt{2}, surd(8, 3) is 6\sqrt{2}. */
export function surd(radicand: number, factor: Num = 1): string {
  let [inside, outside] = [radicand, 1];
  for (let k = 2; k * k <= inside; k++)
    while (inside % (k * k) === 0) [inside, outside] = [inside / (k * k), outside * k];
  const scaled = mul(factor, outside);
  const front = scaled.d === 1n ? scaled.n : scaled;
  return inside === 1 ? tex(front) : term(front, `\\sqrt{${inside}}`);
}

/** A multiple of π: pi(12) is 12\pi. */
export const pi = (x: Num): string => term(typeof x === 'number' ? rational(x) : x, '\\pi');

/** Numbers or formulas in a row: 3, 7, 8 and 3、7、8. */
export function listed(items: readonly (Num | string)[]): Text {
  const shown = items.map((item) => (typeof item === 'string' ? item : plain(item)));
  return { en: shown.join(', '), zh_cn: shown.join('、') };
}

/** A point: point(3, -2) is (3, -2). */
export const point = (x: Num, y: Num): string => `(${tex(x)}, ${tex(y)})`;

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

// Reading back

export type Segment = { isMath: boolean; text: string };

/** Running text and formulas, in turn. */
export function segmentsOf(text: string): Segment[] {
  return text
    .split(/(?<!\\)\$/)
    .map((part, i) => ({ isMath: i % 2 === 1, text: part }))
    .filter(({ text: part }) => part !== '');
}

export const formulasOf = (text: string): string[] =>
  segmentsOf(text).flatMap((segment) => (segment.isMath ? [segment.text] : []));

const numberPattern = /\d+(?:\.\d+)?/g;
const joined = (text: string): string => text.replace(/(\d)(?:\{,\}|,)(?=\d{3}(?!\d))/g, '$1');

/** Every number that is written in digits, without its sign, in order. */
export const numbersOf = (text: string): string[] => joined(text).match(numberPattern) ?? [];

/** Every number in digits as a value. A minus counts where it stands before a number and after none. */
export function signedNumbersOf(text: string): Rational[] {
  const flat = joined(text);
  return [...flat.matchAll(numberPattern)].map((match) => {
    const before = flat.slice(0, match.index);
    const isNegative = /(?:^|[({[=<>,:$|]|\\(?:le|ge|ne|cdot|times|div))\s*-$/.test(before);
    const value = rational(Number(match[0]));
    return isNegative ? { n: -value.n, d: value.d } : value;
  });
}
