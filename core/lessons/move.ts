/** What a figure shows, and what is read below it, when its moving number stands at a value. */
import { type BankTexts, bankTexts } from '../bank-text.ts';
import { rational } from '../rational.ts';
import { evaluate, evaluateNumber, type Names, readExpression, toFloat } from './expression.ts';
import type { LessonFigure, Move, Setter } from './figures.ts';

const curvePoints = 60;
const shownDigits = 4;

/** Every value that the number can take. */
export function ticksOf({ from, to, step }: Pick<Move, 'from' | 'to' | 'step'>): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => tidy(from + index * step));
}

/** The figure at that value; one that does not move stays as it is. */
export function moveFigure<F extends LessonFigure>(figure: F, at: number): F {
  const { move } = figure;
  if (move === undefined) return figure;
  const names = namesAt(move, at);
  const moved = structuredClone({ ...figure, move: undefined });
  for (const [path, setter] of Object.entries(move.set)) put(moved, path.split('.'), settle(setter, names));
  return { ...moved, move: { ...move, at } };
}

export function readsAt(move: Move, at: number): BankTexts {
  const names = namesAt(move, at);
  return bankTexts({ zh_cn: fillIn(move.reads.zh_cn, names), en: fillIn(move.reads.en, names) });
}

function namesAt({ name, gives = {} }: Move, at: number): Names {
  const names: Record<string, Names[string]> = { [name]: rational(tidy(at)) };
  for (const [given, source] of Object.entries(gives)) names[given] = evaluate(source, names);
  return names;
}

function settle(setter: Setter, names: Names): unknown {
  if (typeof setter === 'string') return tidy(evaluateNumber(setter, names));
  if (Array.isArray(setter)) return setter.map((source) => tidy(evaluateNumber(source, names)));
  if ('text' in setter) return fillIn(setter.text, names);
  const { of, from, to } = setter as Exclude<Setter, string | readonly string[] | { text: string }>;
  const [first, last] = [evaluateNumber(from, names), evaluateNumber(to, names)];
  const height = readExpression(of);
  return Array.from({ length: curvePoints + 1 }, (_, index) => {
    const x = first + ((last - first) * index) / curvePoints;
    return [tidy(x), tidy(toFloat(height({ ...names, x })))];
  });
}

function put(target: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const place = target as Record<string, unknown>;
  if (!(key in place)) throw new RangeError(`the figure has no ${key}`);
  if (rest.length === 0) place[key] = value;
  else if (typeof place[key] === 'object' && place[key] !== null) put(place[key], rest, value);
  else throw new RangeError(`${key} has no ${rest.join('.')}`);
}

const fillIn = (text: string, names: Names): string =>
  text.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) =>
    Object.hasOwn(names, name) ? say(names[name] as Names[string]) : whole,
  );

function say(value: Names[string]): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return String(Number(toFloat(value).toPrecision(shownDigits))).replace('-', '−');
}

/** Binary fractions such as 0.30000000000000004 are steps that somebody wrote as 0.3. */
const tidy = (value: number): number => Number(value.toFixed(9));
