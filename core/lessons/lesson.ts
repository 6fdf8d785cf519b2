/** A lesson as the product shows it. How one is written says docs/lessons.md. */
import type { BankText, BankTexts } from '../bank-text.ts';
import type { LessonFigure } from './figures.ts';

export const askKinds = ['choose', 'number', 'mark', 'order', 'sort', 'drag', 'predict'] as const;

type Answered = { mistake?: string; reply: BankTexts };

type AskBase = {
  /** Its place in the lesson, by which progress is kept: `hook`, `step-2`, `trap-1`. */
  key: string;
  prompt: BankTexts;
  /** The exam's English that it is about; `{1}` is a blank. */
  english?: BankText;
  figure?: LessonFigure;
  /** Shown when solved: the one thing to take along, and the figure that would have given the answer away. */
  after?: BankTexts;
  afterFigure?: LessonFigure;
};

/** A small question. `else` answers what nobody foresaw. */
export type Ask = AskBase &
  (
    | { kind: 'choose'; pick: number; answers: (Answered & { text: BankTexts; right: boolean })[] }
    | { kind: 'predict'; answers: (Answered & { text: BankTexts })[] }
    | { kind: 'number'; answers: (Answered & { value: number; right: boolean })[]; else: BankTexts }
    | {
        kind: 'mark';
        english: BankText;
        answers: (Answered & { span: BankText; right: boolean })[];
        else: BankTexts;
      }
    | {
        kind: 'drag';
        figure: LessonFigure;
        answers: (Answered & { at: number; right: boolean })[];
        else: BankTexts;
      }
    /** In their right order; the page shows them in another. */
    | { kind: 'order'; answers: (Answered & { text: BankTexts })[] }
    | {
        kind: 'sort';
        bins: readonly [BankTexts, BankTexts];
        answers: (Answered & { text: BankTexts; bin: 0 | 1 })[];
      }
  );

/** An exam question that unfolds line by line. */
export type Example = {
  question: BankTexts;
  options?: BankTexts[];
  figure?: LessonFigure;
  lines: { do: BankTexts; why: BankTexts }[];
  answer: BankTexts;
};

/** A question of the bank, any fresh draw of a family, or an essay task with a small question about it. */
export type Check = { question: string } | { family: string } | { question: string; ask: Ask };

export type Lesson = {
  id: string;
  title: BankTexts;
  /** Lessons that are taken for granted. */
  before: string[];
  hook: Ask;
  idea: BankTexts;
  steps: { show?: BankTexts; ask: Ask }[];
  examples: Example[];
  traps: { name: BankTexts; ask: Ask }[];
  card: BankTexts[];
  checks: Check[];
  next: string[];
  /** What a first reader needs for all but the checks. */
  minutes: number;
  /** How many questions of a mock exam, on average, are of this topic. */
  worth: number;
};
