/**
 * The figures of lessons: those of questions, a few that only teach, and how one of them moves.
 *
 * A figure moves by one number. `set` says what each number of the drawing is while that number changes, so whatever
 * can be drawn can be moved, and nothing has to be programmed for a lesson.
 */
import type { BankTexts } from '../bank-text.ts';
import type { Figure } from '../questions/figures.ts';
import type { Text } from '../texts.ts';

type Described = { described: Text; title?: Text };

/** Equal jumps on a number line from 0 to a point, and the single steps after them. */
export type HopsFigure = Described & {
  kind: 'hops';
  max: number;
  size: number;
  at: number;
  label: string;
};

/** The normal curve; what lies between the bounds is shaded, null runs to the end. */
export type BellFigure = Described & {
  kind: 'bell';
  mean: number;
  deviation: number;
  from: number | null;
  to: number | null;
};

/** Two sets; a region shows its number, or a letter where it is asked for. */
export type VennFigure = Described & {
  kind: 'venn';
  sets: readonly [Text, Text];
  first: number | string;
  second: number | string;
  both: number | string;
  neither?: number | string;
};

export type Branch = { text: Text; note?: Text; branches?: Branch[] };

/** Cases, and cases of cases; the note at a branch is its number of ways or its probability. */
export type TreeFigure = Described & { kind: 'tree'; root: Text; branches: Branch[] };

export const roles = [
  'background',
  'premise',
  'gap',
  'conclusion',
  'view',
  'objection',
  'reply',
  'example',
] as const;
export type Role = (typeof roles)[number];

/** An argument or a passage by what its parts do for one another. A gap is what is not said: drawn dashed. */
export type ArgumentFigure = Described & {
  kind: 'argument';
  parts: { id: string; role: Role; text: Text; supports?: string; opposes?: string }[];
};

/** A sentence in pieces, each with what it does; at a turn the direction of the thought changes. */
export type TurnsFigure = Described & {
  kind: 'turns';
  pieces: { text: string; does: Text; turn?: boolean }[];
  /** What a reader expects where the sentence turns. */
  expected?: Text;
};

export type TeachingFigure = HopsFigure | BellFigure | VennFigure | TreeFigure | ArgumentFigure | TurnsFigure;

/** An expression, a point of two, a curve that is an expression in x, or words with `{names}` of what is given. */
export type Setter = string | readonly string[] | { of: string; from: string; to: string } | { text: string };

export type Move = {
  /** The letter that changes, as expressions call it. */
  name: string;
  from: number;
  to: number;
  step: number;
  at: number;
  /** What the learner takes hold of, said in words: “the point P”. */
  handle: BankTexts;
  /** By the place in the figure, such as `points.P` or `segments.0.label`. */
  set: Readonly<Record<string, Setter>>;
  /** Names for `reads` and labels, in order: a later one may use an earlier one. */
  gives?: Readonly<Record<string, string>>;
  /** The line below the figure that follows the hand. */
  reads: BankTexts;
};

export type LessonFigure = (Figure | TeachingFigure) & { move?: Move };
