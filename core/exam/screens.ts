/** The exam header's buttons on each screen, the section bar and the help tabs, as section 2 of the specification lists them. */
import type { ExamType, ExercisePlan } from './attempt.ts';
import type { Screen } from './flow.ts';

export type HeaderButton =
  | 'exit'
  | 'save'
  | 'calculator'
  | 'mark'
  | 'review'
  | 'help'
  | 'back'
  | 'next'
  | 'check'
  | 'continue'
  | 'return'
  | 'goToQuestion'
  | 'quit';

export type HeaderItem = { readonly button: HeaderButton; readonly isDisabled: boolean };

/** What the buttons depend on. `exercise` is the current one, null on a screen without. */
export type HeaderState = {
  readonly screen: Screen;
  readonly exerciseIndex: number;
  readonly exercise: Pick<ExercisePlan, 'question_type' | 'exercise_type'> | null;
  /** A row of the review list is selected. */
  readonly hasChosen: boolean;
  /** Whether key and analysis of this question may be asked for: never, once it is answered, or now. */
  readonly check: 'never' | 'unanswered' | 'ready';
};

/** A rule is: shown, shown but disabled, or a condition for either. */
type Rule = 'shown' | 'disabled' | ((state: HeaderState) => 'shown' | 'disabled' | 'hidden');

const isWrite = ({ exercise }: HeaderState) => exercise?.question_type === 'write';

const table: Record<Screen, readonly (readonly [HeaderButton, Rule])[]> = {
  before: [
    ['exit', 'shown'],
    ['save', 'shown'],
    ['mark', 'disabled'],
    ['review', 'disabled'],
    ['help', 'shown'],
    ['back', 'disabled'],
    ['continue', 'shown'],
  ],
  exercise: [
    ['exit', 'shown'],
    ['save', 'shown'],
    ['calculator', ({ exercise }) => (exercise?.exercise_type === 'quant' ? 'shown' : 'hidden')],
    ['mark', 'shown'],
    ['review', (state) => (isWrite(state) ? 'hidden' : 'shown')],
    ['help', 'shown'],
    ['back', (state) => (state.exerciseIndex > 0 && !isWrite(state) ? 'shown' : 'hidden')],
    ['next', 'shown'],
    // Ours, for practice alone. It stands last, where Next stands once the answer has been seen.
    ['check', ({ check }) => (check === 'never' ? 'hidden' : check === 'ready' ? 'shown' : 'disabled')],
  ],
  exit: [
    ['continue', 'shown'],
    ['exit', 'shown'],
  ],
  pause: [['continue', 'shown']],
  sectionEnd: [['continue', 'shown']],
  review: [
    ['return', 'shown'],
    ['goToQuestion', ({ hasChosen }) => (hasChosen ? 'shown' : 'disabled')],
  ],
  help: [['return', 'shown']],
  save: [['quit', 'shown']],
};

export function headerButtons(state: HeaderState): HeaderItem[] {
  return table[state.screen].flatMap(([button, rule]) => {
    const shown = typeof rule === 'function' ? rule(state) : rule;
    return shown === 'hidden' ? [] : [{ button, isDisabled: shown === 'disabled' }];
  });
}

/** Yellow is what comes next: one button of each screen. */
const lit: Record<Screen, HeaderButton> = {
  before: 'continue',
  exercise: 'next',
  exit: 'continue',
  pause: 'continue',
  sectionEnd: 'continue',
  review: 'goToQuestion',
  help: 'return',
  save: 'quit',
};

export const litButton = (screen: Screen, items: readonly HeaderItem[]): HeaderButton =>
  items.some(({ button }) => button === 'check') ? 'check' : lit[screen];

export const helpTabs = ['General Directions', 'Calculator', 'Testing Tools'] as const;

/** "Section N of M | Question N of M"; practice sets show the question part alone. English, as in the real test. */
export function sectionBar(bar: {
  type: ExamType;
  sectionIndex: number;
  sections: number;
  /** Null on a screen that is not about one question. */
  exerciseIndex: number | null;
  exercises: number;
}): string {
  const section = bar.type === 'GREPREP' ? `Section ${bar.sectionIndex + 1} of ${bar.sections}` : null;
  const question =
    bar.exerciseIndex === null ? null : `Question ${bar.exerciseIndex + 1} of ${bar.exercises}`;
  return [section, question].filter((part) => part !== null).join(' | ');
}

/** "The bar has … a countdown. A practice exam shows elapsed time instead." */
export const shownTime = (type: ExamType, timeLeft: number | null): 'left' | 'elapsed' =>
  type === 'GREPREP' && timeLeft !== null ? 'left' : 'elapsed';
