/** What the candidate did besides answering: changes of mind, marks, second looks, guesses, and how sections ended. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Form } from '#core/questions/kinds.ts';
import {
  type Absence,
  absencesOf,
  type CalculatorUse,
  calculatorOf,
  type HiddenClock,
  hiddenClockOf,
} from '#core/report/conduct.ts';
import {
  type AttemptFacts,
  graded,
  type ItemFact,
  isRapid,
  isRight,
  type Place,
  placeOf,
  type SectionFact,
  type Step,
} from '#core/report/facts.ts';

/** Shorter than this an answer was on its way to another one: a click that slipped, a digit of a number. */
const standsMs = 3000;

function isComplete(form: Form, answer: readonly string[]): boolean {
  const filled = answer.filter((part) => part.trim() !== '').length;
  return filled >= rulesOf(form).fewestParts;
}

const isAnyOrder = (form: Form): boolean => rulesOf(form).isAnyOrder;

function isSame(form: Form, one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = isAnyOrder(form) ? [one.toSorted(), other.toSorted()] : [one, other];
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

/** In "select all that apply" one choice after another is no change of mind. */
const isBegunBy = (form: Form, one: Step, other: Step | undefined): boolean =>
  isAnyOrder(form) && other !== undefined && one.answer.every((part) => other.answer.includes(part));

/** The answers that stood for a while, each once. */
export function standingAnswers({ form, steps }: Pick<ItemFact, 'form' | 'steps'>): Step[] {
  const stood = steps.filter((step, index) => {
    const next = steps[index + 1];
    return isComplete(form, step.answer) && (next === undefined || next.at - step.at >= standsMs);
  });
  const whole = stood.filter(
    (step, index) => !isBegunBy(form, step, stood[index + 1]) || index === stood.length - 1,
  );
  return whole.filter((step, index) => {
    const before = whole[index - 1];
    return before === undefined || !isSame(form, before.answer, step.answer);
  });
}

export type Change = 'toRight' | 'toWrong' | 'stillWrong';

/** From the first answer that stood to the last one; null where it is the same again, or right both times. */
export function changeOf(item: ItemFact): Change | null {
  const [first] = standingAnswers(item);
  if (!first || item.correct === null || isSame(item.form, first.answer, item.answer)) return null;
  if (first.correct) return item.correct ? null : 'toWrong';
  return item.correct ? 'toRight' : 'stillWrong';
}

export type Ending = {
  section: number;
  /** `early` is more than a tenth of the time left. */
  kind: 'ran-out' | 'early' | 'on-time';
  leftMs: number;
  blank: number;
  /** The last questions in a row that were guessed at once or not answered. */
  tail: number;
};

/** How a timed section ended; null where it had no limit. */
export function endingOf(section: SectionFact, items: readonly ItemFact[]): Ending | null {
  const { allowedMs, elapsedMs, isTimedOut, no } = section;
  if (allowedMs === null) return null;
  const own = graded(items).filter((item) => item.section === no);
  const leftMs = isTimedOut ? 0 : Math.max(0, allowedMs - elapsedMs);
  const solid = own.findLastIndex((item) => item.isAnswered && !isRapid(item));
  return {
    section: no,
    kind: isTimedOut ? 'ran-out' : leftMs > allowedMs / 10 ? 'early' : 'on-time',
    leftMs,
    blank: own.filter(({ isAnswered }) => !isAnswered).length,
    tail: own.length - 1 - solid,
  };
}

export type Behaviour = {
  changes: Record<Change, Place[]>;
  /** `scored`: those that can be right, which an essay cannot. */
  marks: { count: number; scored: number; right: number };
  rapid: { places: Place[]; right: number };
  /** Questions that were come to more than once. */
  again: { count: number; right: number };
  unseen: Place[];
  blank: Place[];
  endings: Ending[];
  /** The next three are null where they were not recorded. */
  calculator: CalculatorUse | null;
  clock: HiddenClock | null;
  away: Absence[] | null;
};

function marksOf(items: readonly ItemFact[]): Behaviour['marks'] {
  const marked = items.filter(({ isMarked }) => isMarked);
  return {
    count: marked.length,
    scored: graded(marked).length,
    right: marked.filter(isRight).length,
  };
}

export function behaviourOf(facts: AttemptFacts): Behaviour {
  const items = graded(facts.items);
  const changed = (wanted: Change) => items.filter((item) => changeOf(item) === wanted).map(placeOf);
  const withRight = (some: ItemFact[]) => ({ count: some.length, right: some.filter(isRight).length });
  const rapid = items.filter(isRapid);
  return {
    changes: { toRight: changed('toRight'), toWrong: changed('toWrong'), stillWrong: changed('stillWrong') },
    // An essay is marked and left blank like any question: every list counts it.
    marks: marksOf(facts.items),
    rapid: { places: rapid.map(placeOf), right: rapid.filter(isRight).length },
    again: withRight(items.filter(({ visits }) => visits > 1)),
    unseen: items.filter(({ isSeen }) => !isSeen).map(placeOf),
    blank: facts.items.filter(({ isAnswered }) => !isAnswered).map(placeOf),
    endings: facts.sections
      .filter(({ measure }) => measure !== 'write')
      .flatMap((section) => endingOf(section, facts.items) ?? []),
    calculator: calculatorOf(facts),
    clock: hiddenClockOf(facts),
    away: absencesOf(facts),
  };
}
