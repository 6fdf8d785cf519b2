/** What grading an essay gives, whoever grades: a band, five traits with their evidence, and marks in the text. */
import type { Text } from '../texts.ts';
import type { Evidence } from './evidence.ts';
import type { RuleId } from './rules/all.ts';
import type { RuleKind } from './rules/rule.ts';
import type { Span } from './text.ts';

export const traits = ['position', 'development', 'organisation', 'language', 'conventions'] as const;
export type Trait = (typeof traits)[number];

/** `prompt` in English, as the candidate saw it. */
export type EssayTask = { readonly prompt: string; readonly text: string };

/** In half points from 0 to 6; `NS` where nothing was written. */
export type EssayScore = 'NS' | { readonly low: number; readonly middle: number; readonly high: number };

/** Why a text cannot be scored as an essay on its task, or not above a limit. */
export type Gate = 'empty' | 'not-english' | 'copied' | 'off-topic' | 'too-short' | 'one-paragraph';

export type TraitGrade = {
  readonly trait: Trait;
  readonly level: number;
  readonly evidence: readonly Evidence[];
};

/** From a grammar checker: what it calls the fault, its English sentence, and what to write instead. */
export type GrammarMark = Span & {
  readonly rule: string;
  readonly category: string;
  readonly message: string;
  readonly suggestion: string | null;
};

export type EssayMark =
  | (Span & {
      readonly source: 'rule';
      readonly rule: RuleId;
      readonly kind: RuleKind;
      readonly suggestion: string | null;
    })
  | (GrammarMark & { readonly source: 'grammar'; readonly kind: 'error' });

export type EssayGrade = {
  readonly version: string;
  readonly words: number;
  readonly score: EssayScore;
  readonly gates: readonly Gate[];
  readonly traits: readonly TraitGrade[];
  readonly marks: readonly EssayMark[];
  /** Whether a grammar checker has read the text besides our own rules. */
  readonly hasGrammar: boolean;
};

/** What another grader says in words of its own. */
export type Comment = { readonly text: Text; readonly spans: readonly Span[] };

export type Opinion = {
  readonly version: string;
  readonly score: Exclude<EssayScore, 'NS'>;
  readonly traits: readonly {
    readonly trait: Trait;
    readonly level: number;
    readonly comments: readonly Comment[];
  }[];
};

/** Anything that can read an essay: the features in this folder, or a model behind an address. */
export type EssayGrader<Result> = {
  readonly version: string;
  readonly grade: (task: EssayTask) => Promise<Result>;
};

/**
 * How much a trait counts. Shares of the variance of human scores that each group of features explained when it was
 * added, on 2,571 essays scored by people (ELLIPSE, folds split by prompt; r² .072 length, .166 with organisation,
 * .286 with lexis, .370 with mechanics, .415 with a grammar checker's rates): .17, .23, .29 and .31 of what was
 * explained. A tenth goes to position, which those features could not see, and the rest is rounded to twentieths.
 */
export const weights: Readonly<Record<Trait, number>> = {
  position: 0.1,
  development: 0.15,
  organisation: 0.2,
  language: 0.25,
  conventions: 0.3,
};

/** Half a point to each side: two graders of one essay are seldom closer, and often a point apart. */
export const halfBand = 0.5;

export const toHalf = (score: number): number => Math.round(Math.min(6, Math.max(0, score)) * 2) / 2;

export function bandAround(score: number): Exclude<EssayScore, 'NS'> {
  const middle = toHalf(score);
  return { low: toHalf(middle - halfBand), middle, high: toHalf(middle + halfBand) };
}

export const weigh = (levels: readonly { readonly trait: Trait; readonly level: number }[]): number =>
  levels.reduce((sum, { trait, level }) => sum + weights[trait] * level, 0);
