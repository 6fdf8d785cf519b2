/**
 * How a family of generated questions is written down.
 *
 * A family is one idea. It names a leaf, a form and a difficulty, lists what may vary, and makes from one draw a stem,
 * a key by exact arithmetic, wrong answers that each come from a named mistake, and the solution step by step.
 */
import type { Figure } from '#core/questions/figures.ts';
import { type Difficulty, type Form, type FormOf, forms, typesOfForm } from '#core/questions/kinds.ts';
import type { Num } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import type { Misconception } from './misconceptions.ts';
import type { Random } from './random.ts';
import type { Letters } from './tex.ts';

export type QuantForm = FormOf<'quant'>;

export const quantForms = forms.filter(
  (form): form is QuantForm => typesOfForm[form].exercise_type === 'quant',
);

/** The end of a switch over the quantitative forms: one that was forgotten there does not compile here. */
export function refuseForm(form: Exclude<Form, QuantForm>): never {
  throw new Error(`${form} is not a form of quantitative questions`);
}

/** What an option says: a number, TeX that is worth a number (without dollar signs), or words. */
export type Choice = Num | string | Text;

/** How numbers are shown as options where a bare number will not do: `usd`, or a function that adds a unit. */
type Show = (value: Num) => Text | string;

type Made = {
  stem: Text;
  figures?: Figure[];
  /** The solution. Every relation in its formulas is calculated again by the gate. */
  steps: Text[];
  /**
   * What the letters in the steps stand for, so that relations with letters can be replayed: one set for all steps, or
   * one for each step. A step that tells cases apart has several sets, and each of its relations needs one of them.
   * Take values that hide nothing: not 0 or 1 where any number would do.
   */
  letters?: Letters | readonly (Letters | readonly Letters[])[];
  /** For the draws that are easier or harder than the family's prior. */
  difficulty?: Difficulty;
};

/** The answer to a comparison, in the order of `comparisonOptions`. */
export type ComparisonKey = 'A' | 'B' | 'C' | 'D';

export type MadeComparison = Made & {
  a: Choice;
  b: Choice;
  key: ComparisonKey;
  /** For each wrong answer the mistake and how it leads there; an entry for the key is passed over. */
  wrong: Partial<Record<ComparisonKey, readonly [Misconception, Text]>>;
};

export type MadeOne = Made & {
  key: Choice;
  /** At least five, the most tempting first; on both sides of the key where the options are numbers. */
  wrong: readonly (readonly [Choice, Misconception, Text])[];
  show?: Show;
};

export type MadeMany = Made & {
  /** Each option: what it says, whether it is right, the mistake that goes with it, and why. */
  options: readonly (readonly [Choice, boolean, Misconception | null, Text])[];
  /** Where the question says how many to choose. */
  choose?: number;
  /** Keeps options of words in the order given, as for the rows of a chart; they are mixed otherwise. */
  inOrder?: boolean;
  show?: Show;
};

export type MadeNumeric = Made & {
  key: Num;
  /** A fraction has two boxes. */
  boxes?: 1 | 2;
  prefix?: Text;
  suffix?: Text;
  /** Where the stem asks to round: to so many decimals. */
  places?: number;
  /** At least two entries that a known mistake leads to. */
  wrong: readonly (readonly [Num, Misconception, Text])[];
};

export type MadeBy = { qc: MadeComparison; 'mc-one': MadeOne; 'mc-many': MadeMany; numeric: MadeNumeric };

/** What may vary, each with its values. One value of each makes a draw. */
export type Space = Readonly<Record<string, readonly unknown[]>>;
export type Draw<S extends Space> = { readonly [K in keyof S]: S[K][number] };

type Head = {
  /** A leaf of the taxonomy, as quant.arith.percent; further leaves after the chief one. */
  tags: readonly [string, ...string[]];
  difficulty: Difficulty;
  /** The time a well-prepared candidate takes. */
  seconds: number;
};

type Waivers = {
  /** Why options may differ in sign or by more than a factor of ten. */
  wide?: string;
};

type Drawn<S extends Space> = {
  space: S;
  /** False for a draw that is degenerate, ugly or has no answer. */
  keep?: (draw: Draw<S>) => boolean;
  /** How many questions the family gives; 12 where absent, 4 for a data set. */
  variants?: number;
};

export type FamilySpec<F extends QuantForm, S extends Space> = Head &
  Waivers &
  Drawn<S> & {
    form: F;
    /** The question of one draw, or null where the draw turns out degenerate. */
    make: (draw: Draw<S>, random: Random) => MadeBy[F] | null;
  };

/** One of the three questions of a data set. */
export type SetQuestion = { [F in QuantForm]: Head & Waivers & MadeBy[F] & { form: F } }[QuantForm];

export type MadeSet = {
  title: Text;
  intro: Text;
  figures: [Figure, ...Figure[]];
  questions: [SetQuestion, SetQuestion, SetQuestion];
};

export type SetSpec<S extends Space> = Drawn<S> & { make: (draw: Draw<S>, random: Random) => MadeSet | null };

// The draw's type is known to the author only: the machinery hands each family what the family itself listed.
// biome-ignore lint/suspicious/noExplicitAny: families of different draws live in one list
type AnySpace = any;

export type Family =
  | ({ kind: 'single' } & { [F in QuantForm]: FamilySpec<F, AnySpace> }[QuantForm])
  | ({ kind: 'set' } & SetSpec<AnySpace>);

export function defineFamily<F extends QuantForm, const S extends Space>(spec: FamilySpec<F, S>): Family {
  return { kind: 'single', ...spec } as unknown as Family;
}

/** A data set: charts and tables with three questions about them. */
export function defineSet<const S extends Space>(spec: SetSpec<S>): Family {
  return { kind: 'set', ...spec };
}

/** The key of a comparison by the sign of A less B; of B less A where the two are swapped. */
export function keyOfOrder(order: number, isSwapped = false): 'A' | 'B' | 'C' {
  if (order === 0) return 'C';
  return order > 0 === !isSwapped ? 'A' : 'B';
}

/** The key of a comparison by the signs that occur among all cases: D where they differ. */
export function keyOfOrders(orders: Iterable<number>, isSwapped = false): ComparisonKey {
  const [order, ...others] = new Set(orders);
  if (order === undefined) throw new Error('no case to compare');
  return others.length > 0 ? 'D' : keyOfOrder(order, isSwapped);
}

/** The same note on A and on B, where one mistake leads to either. */
export const aOrB = (mistake: Misconception, why: Text) =>
  ({ A: [mistake, why], B: [mistake, why] }) as const;
