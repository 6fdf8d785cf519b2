/** Choosing and ordering the options of a question, so that neither their order nor their looks tell the key. */

import { type BankTexts, bankTexts } from '#core/bank-text.ts';
import type { OptionNote } from '#core/questions/forms/choices.ts';
import type { Option } from '#core/questions/kinds.ts';
import type { Choice, MadeMany, MadeOne } from './family.ts';
import { hash, type Random } from './random.ts';
import { evaluate } from './tex.ts';
import { formulasOf, numbersOf, plain, same } from './text.ts';
import { compareValues, toValue, type Value } from './value.ts';

/** How often each rank has held the key in this family so far, and where the family starts to count. */
export type RankPlan = { used: number[]; start: number };

export const rankPlan = (family: string): RankPlan => ({ used: [0, 0, 0, 0, 0], start: hash(family) % 5 });

/**
 * The last rank needs four wrong answers below the key, and most mistakes overshoot; where a draw offers them they are
 * taken more often, so that over the bank all five ranks come out alike.
 */
const rankWeights = [1.2, 1.1, 1, 1.5, 4];

function nextRank(plan: RankPlan, feasible: number[]): number {
  const load = (rank: number): number => (plan.used[rank]! + 1) / rankWeights[rank]!;
  const turn = (rank: number): number => (rank - plan.start + 5) % 5;
  const rank = [...feasible].sort((a, b) => load(a) - load(b) || turn(a) - turn(b))[0]!;
  plan.used[rank]!++;
  return rank;
}

type Made = { options: Option[]; key: string[]; notes: Record<string, OptionNote> };
type Entry = { text: BankTexts; value: Value | null; right: boolean; note?: OptionNote };

/** Five options of which one is right, or null where fewer than four wrong answers are usable. */
export function makeOne(made: MadeOne, plan: RankPlan, random: Random, isWide: boolean): Made | null {
  if (made.wrong.length < 5) throw new Error(`five wrong answers are the least: ${made.stem.en}`);
  const key: Entry = { text: textOf(made.key, made.show), value: valueOfChoice(made.key), right: true };
  const wrong: Entry[] = [];
  for (const [choice, misconception, why] of made.wrong) {
    const value = valueOfChoice(choice);
    const entry = {
      text: textOf(choice, made.show),
      value,
      right: false,
      note: { why: bankTexts(why), misconception },
    };
    if ((key.value === null) !== (value === null))
      throw new Error(`numbers and words mixed: ${made.stem.en}`);
    if ([key, ...wrong].some((other) => isSame(other, entry))) continue;
    if (key.value && value && !isWide && !isPlausible(value, key.value)) continue;
    wrong.push(entry);
  }
  const rank = wrong.length < 4 ? null : rankOf(key, wrong, plan);
  if (rank === null) return null;
  if (key.value === null) {
    const chosen = random.shuffle(wrong.slice(0, 4));
    return lettered([...chosen.slice(0, rank), key, ...chosen.slice(rank)]);
  }
  const [below, above] = sides(key, wrong);
  const chosen = [...below.slice(0, rank), ...above.slice(0, 4 - rank)];
  return lettered([...chosen, key].sort(byValue));
}

function rankOf(key: Entry, wrong: Entry[], plan: RankPlan): number | null {
  const ranks = [0, 1, 2, 3, 4];
  if (key.value === null) return nextRank(plan, ranks);
  const [below, above] = sides(key, wrong);
  const kind = kindOf(key.text.en);
  const feasible = ranks.filter((rank) => {
    const chosen = [...below.slice(0, rank), ...above.slice(0, 4 - rank)];
    // A key that is the only whole number, or the only fraction, gives itself away.
    return chosen.length === 4 && chosen.some(({ text }) => kindOf(text.en) === kind);
  });
  return feasible.length === 0 ? null : nextRank(plan, feasible);
}

function sides(key: Entry, wrong: Entry[]): [below: Entry[], above: Entry[]] {
  const isBelow = (entry: Entry): boolean => compareValues(entry.value!, key.value!) < 0;
  return [wrong.filter(isBelow), wrong.filter((entry) => !isBelow(entry))];
}

/** All options of a question with several answers: numbers in order, words mixed. */
export function makeMany(made: MadeMany, random: Random): Made | null {
  const entries: Entry[] = made.options.map(([choice, right, misconception, why]) => ({
    text: textOf(choice, made.show),
    value: valueOfChoice(choice),
    right,
    note: { why: bankTexts(why), ...(misconception && { misconception }) },
  }));
  if (entries.some((entry, i) => entries.slice(0, i).some((other) => isSame(other, entry)))) return null;
  if (!entries.some(({ right }) => right)) return null;
  const isNumeric = entries.every(({ value }) => value !== null);
  if (made.inOrder) return lettered(entries);
  return lettered(isNumeric ? entries.sort(byValue) : random.shuffle(entries));
}

function lettered(entries: Entry[]): Made {
  const made: Made = { options: [], key: [], notes: {} };
  entries.forEach(({ text, right, note }, i) => {
    const id = String.fromCharCode(65 + i);
    made.options.push({ id, text });
    if (right) made.key.push(id);
    if (note) made.notes[id] = note;
  });
  return made;
}

const byValue = (a: Entry, b: Entry): number => compareValues(a.value!, b.value!);

const isSame = (a: Entry, b: Entry): boolean =>
  a.value && b.value ? compareValues(a.value, b.value) === 0 : a.text.en === b.text.en;

/** Of the same sign, and neither ten times too large nor ten times too small. */
export function isPlausible(value: Value, key: Value): boolean {
  if (key.approx === 0) return true;
  const ratio = value.approx / key.approx;
  return ratio >= 0.1 && ratio <= 10;
}

/** What sort of number an option shows. */
export function kindOf(text: string): string {
  if (text.includes('\\sqrt')) return 'root';
  if (text.includes('\\pi')) return 'multiple of π';
  if (text.includes('\\frac')) return 'fraction';
  return /\d\.\d/.test(text) ? 'decimal' : 'whole number';
}

/** How an option is shown. */
export function textOf(choice: Choice, show: MadeOne['show'] = plain): BankTexts {
  if (typeof choice === 'string') return bankTexts(same(`$${choice}$`));
  if (typeof choice === 'object' && 'en' in choice) return bankTexts(choice);
  const shown = show(choice);
  return bankTexts(typeof shown === 'string' ? same(shown) : shown);
}

function valueOfChoice(choice: Choice): Value | null {
  if (typeof choice === 'string') return evaluate(choice);
  return typeof choice === 'object' && 'en' in choice ? valueOfText(choice.en) : toValue(choice);
}

/**
 * The value of an option as shown: of its only formula or only number. Null where it says more than a number, such as
 * a statement with letters or with two numbers in it.
 */
export function valueOfText(text: string): Value | null {
  const formulas = formulasOf(text);
  const outside = text.replace(/(?<!\\)\$[^$]*(?<!\\)\$/g, '');
  if (formulas.length > 1 || (formulas.length === 1 && /\d/.test(outside))) return null;
  try {
    if (formulas.length === 1) return evaluate(formulas[0]!);
    const numbers = numbersOf(outside);
    return numbers.length === 1 ? evaluate(numbers[0]!) : null;
  } catch {
    return null;
  }
}
