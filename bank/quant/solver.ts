/**
 * How a second solver is written down: it sees the question as a candidate does, and finds the answer another way.
 *
 * A solver never imports its family. It takes the numbers and formulas out of the English text and the figures, and
 * counts, searches or uses another formula.
 */
import type { Figure } from '#core/questions/figures.ts';
import { publicView } from '#core/questions/public-view.ts';
import { type Num, type Rational, toNumber } from '#core/rational.ts';
import type { Item } from './build-family.ts';
import { valueOfText } from './options.ts';
import { formulasOf, signedNumbersOf } from './text.ts';
import type { Value } from './value.ts';

export type SeenOption = {
  id: string;
  text: string;
  value: Value | null;
  numbers: number[];
  formulas: string[];
};

/** A question as the solver sees it: English, no key. */
export type Seen = {
  stem: string;
  /** Every number in digits, in the order of the stem; a minus counts where it is a sign and no subtraction. */
  numbers: number[];
  exact: Rational[];
  /** What stands between dollar signs. */
  formulas: string[];
  figures: Figure[];
  options: SeenOption[];
  /** The two quantities of a comparison; of a quantity that is a formula alone, the formula without its dollars. */
  a: string;
  b: string;
};

/** Sees a value: the key of a one-choice or numeric question. */
export type ValueSolver = { kind: 'value'; solve: (seen: Seen) => Num | Value };
/** Says of each option whether it is right. */
export type ChoiceSolver = { kind: 'choice'; solve: (seen: Seen, option: SeenOption) => boolean };
/** Gives pairs of quantities A and B, as many as the conditions allow and a search can reach. */
export type ComparisonSolver = {
  kind: 'comparison';
  solve: (seen: Seen) => Iterable<readonly [Num | Value, Num | Value]>;
};

export type Solver = ValueSolver | ChoiceSolver | ComparisonSolver;

export const solveValue = (solve: ValueSolver['solve']): Solver => ({ kind: 'value', solve });
export const solveChoices = (solve: ChoiceSolver['solve']): Solver => ({ kind: 'choice', solve });
export const solveComparison = (solve: ComparisonSolver['solve']): Solver => ({ kind: 'comparison', solve });

/** Picks the option nearest to what was found, and refuses a draw in which two options come near it. */
export const solveClosest = (find: (seen: Seen) => number): Solver => ({
  kind: 'choice',
  solve: (seen, option) => {
    const found = find(seen);
    const off = ({ value }: SeenOption): number => Math.abs((value?.approx ?? Number.NaN) - found);
    const [nearest, next] = [...seen.options].sort((a, b) => off(a) - off(b));
    if (!(3 * off(nearest!) < off(next!))) throw new Error(`${found} is not clearly closest to one option`);
    return option.id === nearest!.id;
  },
});

/** What a solver file exports: one solver, or for a data set one for each of its questions. */
export type SolverFile = { solver: Solver } | { solvers: readonly [Solver, Solver, Solver] };

export function see(item: Item): Seen {
  const shown = publicView(item.question);
  const exact = signedNumbersOf(shown.stem.en);
  const options = 'options' in shown ? shown.options : [];
  const quantities = 'quantities' in shown ? shown.quantities : null;
  return {
    stem: shown.stem.en,
    numbers: exact.map(toNumber),
    exact,
    formulas: formulasOf(shown.stem.en),
    figures: [...(item.stimulus?.figures ?? []), ...(shown.figures ?? [])],
    options: options.map(({ id, text: { en } }) => ({
      id,
      text: en,
      value: valueOfText(en),
      numbers: numbersIn(en),
      formulas: formulasOf(en),
    })),
    a: bare(quantities?.a.en ?? ''),
    b: bare(quantities?.b.en ?? ''),
  };
}

/** The numbers of a text or a formula, with their signs. */
export const numbersIn = (text: string): number[] => signedNumbersOf(text).map(toNumber);

const bare = (text: string): string => /^\$([^$]*)\$$/.exec(text)?.[1] ?? text;

/** The figure of this kind; an error where the question has none. */
export function figureOf<K extends Figure['kind']>(seen: Seen, kind: K): Extract<Figure, { kind: K }> {
  const figure = seen.figures.find((candidate) => candidate.kind === kind);
  if (figure === undefined) throw new Error(`no ${kind} figure`);
  return figure as Extract<Figure, { kind: K }>;
}

/** The numbers of a figure by the names they stand at: rows of a table, categories of a chart, slices. */
export function valuesOf(figure: Figure | undefined): Record<string, number[]> {
  switch (figure?.kind) {
    case 'table':
      return Object.fromEntries(figure.rows.map(({ name, cells }) => [name.en, cells.map(Number)]));
    case 'bar':
      return Object.fromEntries(figure.categories.map(({ en }, i) => [en, [figure.values[i]!]]));
    case 'grouped-bar':
    case 'line':
      return Object.fromEntries(
        figure.categories.map(({ en }, i) => [en, figure.series.map(({ values }) => values[i]!)]),
      );
    case 'pie':
      return Object.fromEntries(figure.slices.map(({ name, percent }) => [name.en, [percent]]));
    default:
      throw new Error(`no values to read from ${figure?.kind}`);
  }
}

/** Which of these names a text speaks of, in its order. */
export const namesIn = (text: string, names: Iterable<string>): string[] => {
  const low = text.toLowerCase();
  return [...names]
    .filter((name) => low.includes(name.toLowerCase()))
    .sort((a, b) => low.indexOf(a.toLowerCase()) - low.indexOf(b.toLowerCase()));
};
