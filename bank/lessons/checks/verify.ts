/** Calculates a second time what a lesson says comes out, by another way than the lesson’s own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { agree, evaluate, type Value } from '#core/lessons/expression.ts';
import { parseDecimal, rational } from '#core/rational.ts';
import { asksOf, type WrittenAsk, type WrittenLesson } from '../schema.ts';
import { wholeWord } from './texts.ts';

/** By the place in the lesson: `step-2`, `example-1`. */
export type Calculations = Readonly<Record<string, () => Value>>;

const folder = join(import.meta.dirname, '..', 'verify');

/** What verify/<id>.ts exports for the results that no expression reaches. */
export async function loadCalculations(id: string): Promise<Calculations> {
  const path = join(folder, `${id}.ts`);
  if (!existsSync(path)) return {};
  const { calculations } = (await import(pathToFileURL(path).href)) as { calculations: Calculations };
  return calculations;
}

/** A number or a letter as a text says it, with or without dollars; null where it is words. */
export function readValue(said: string): Value | null {
  const bare = said
    .replace(/^\$(.*)\$$/, '$1')
    .replace(/\{,\}|,(?=\d{3})/g, '')
    .replace(/−/g, '-')
    .replace(/\\%$|%$/, '')
    .trim();
  const letter = /^\(([A-D])\)(?:\s|$)/.exec(bare)?.[1];
  if (letter !== undefined) return letter;
  const fraction = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$|^(-?)(\d+)\/(\d+)$/.exec(bare);
  if (fraction) {
    const [, minus, top, bottom, minus2, top2, bottom2] = fraction;
    return rational(BigInt(`${minus ?? minus2 ?? ''}${top ?? top2}`), BigInt(bottom ?? bottom2 ?? 1));
  }
  return parseDecimal(bare);
}

function rightOf({ answers }: WrittenAsk): Value | null {
  const right = answers.filter((answer) => answer.right);
  const [only] = right;
  if (right.length !== 1 || only === undefined) return null;
  if (only.value !== undefined) return rational(only.value);
  if (only.at !== undefined) return rational(only.at);
  return only.text ? readValue(only.text.en) : null;
}

export function checkResults(
  lesson: WrittenLesson,
  calculations: Calculations,
): { told: string[]; done: number } {
  const told: string[] = [];
  const used = new Set<string>();
  let done = 0;
  const isQuant = lesson.id.startsWith('quant.');
  const compare = (key: string, source: string | undefined, said: Value | null, isNeeded: boolean): void => {
    if (source === undefined) {
      if (isNeeded) told.push(`${key} has no verify`);
      return;
    }
    if (said === null) {
      told.push(`${key} has a verify, and its answer is no single number`);
      return;
    }
    try {
      if (source === 'code') used.add(key);
      const run = source === 'code' ? calculations[key] : () => evaluate(source);
      if (run === undefined) throw new RangeError(`bank/lessons/verify/${lesson.id}.ts has no ${key}`);
      const result = run();
      if (!agree(result, said)) told.push(`${key} says ${show(said)}, and ${source} gives ${show(result)}`);
      done += 1;
    } catch (error) {
      told.push(`${key} cannot be verified: ${(error as Error).message}`);
    }
  };
  for (const [key, ask] of asksOf(lesson))
    compare(key, ask.verify, rightOf(ask), ask.kind === 'number' || (isQuant && rightOf(ask) !== null));
  for (const [index, { answer, verify }] of lesson.examples.entries())
    compare(`example-${index + 1}`, verify, readValue(answer.en), isQuant);
  for (const key of Object.keys(calculations))
    if (!used.has(key))
      told.push(`bank/lessons/verify/${lesson.id}.ts calculates ${key}, which no verify: code asks for`);
  return { told, done };
}

const show = (value: Value): string =>
  typeof value === 'object' ? (value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`) : `${value}`;

/** The lines of an example come to its answer, and an answer among options is one of them. */
export function checkArrival({ examples }: WrittenLesson): string[] {
  return examples.flatMap(({ answer, options, lines }, index) => {
    const key = `example-${index + 1}`;
    const last = lines.at(-1);
    const told: string[] = [];
    const says = (language: 'en' | 'zh_cn') => {
      const ending = `${last?.do[language]} ${last?.why[language]}`.replaceAll('$', '');
      return answer[language].split(' / ').every((part) => wholeWord(part).test(ending));
    };
    if (!says('en') || !says('zh_cn')) told.push(`${key} ends without its answer, ${answer.en}`);
    const offered = options?.flatMap(({ en }) => en.split(' / '));
    const strange = offered && answer.en.split(' / ').find((part) => !offered.includes(part));
    if (strange !== undefined) told.push(`${key} offers no “${strange}”`);
    return told;
  });
}
