/** Where each button leads, exactly as section 4 of the specification says. */
import type { Module } from '../scoring/routing.ts';
import {
  type Attempt,
  isLastExercise,
  isLastSection,
  isWrite,
  type Move,
  planAt,
  sectionAt,
} from './attempt.ts';

export type Step =
  | { readonly to: 'exercise'; readonly exerciseIndex: number }
  | { readonly to: 'before'; readonly sectionIndex: number }
  /** The section ends. */
  | { readonly to: 'pause' | 'sectionEnd' }
  /** A screen over the section, which stays open. */
  | { readonly to: 'review' | 'help' | 'exit' }
  /** Back to the screen the user came from. */
  | { readonly to: 'return' }
  /** The attempt ends. */
  | { readonly to: 'result' };

/** Where a move leads; null where the screen does not offer it. */
export function stepOf(attempt: Attempt, move: Move): Step | null {
  const { screen, exerciseIndex } = attempt;
  switch (move.move) {
    case 'continue':
      return continueFrom(attempt);
    case 'next':
      if (screen !== 'exercise') return null;
      return isLastExercise(attempt)
        ? endOfSection(attempt, 'pause')
        : { to: 'exercise', exerciseIndex: exerciseIndex + 1 };
    case 'back':
      return screen === 'exercise' && canGoBack(attempt)
        ? { to: 'exercise', exerciseIndex: exerciseIndex - 1 }
        : null;
    case 'review':
      return screen === 'exercise' && !isWrite(attempt) ? { to: 'review' } : null;
    case 'help':
    case 'exit':
      return screen === 'before' || screen === 'exercise' ? { to: move.move } : null;
    case 'return':
      return screen === 'review' || screen === 'help' ? { to: 'return' } : null;
    case 'go': {
      const index = planAt(attempt)?.exercises.findIndex(({ id }) => id === move.exerciseId) ?? -1;
      return screen === 'review' && index >= 0 ? { to: 'exercise', exerciseIndex: index } : null;
    }
    case 'exitSection':
      // Ending a section early is offered on the exit screen, and by the software of the real test on a question.
      return ['exercise', 'exit'].includes(screen) && sectionAt(attempt).stage === 'open'
        ? { to: 'sectionEnd' }
        : null;
  }
}

/**
 * Whether who came to go on with an attempt is led on without another Continue: off the save screen, and into a practice
 * set, whose page has told all there is to know. The section of a mock exam is begun by its candidate's own hand.
 */
export const goesOnAlone = ({ screen, paper }: Attempt): boolean =>
  screen === 'save' || (screen === 'before' && paper.type === 'JIJING');

/**
 * What a move ends for good, and may therefore be asked about: an essay, which has no Back, or a section. Where the
 * attempt itself ends, submitting is asked about instead.
 */
export function endsForGood(attempt: Attempt, move: Move): 'essay' | 'section' | null {
  const step = stepOf(attempt, move);
  if (sectionAt(attempt).stage !== 'open' || step === null || step.to === 'result') return null;
  if (move.move === 'next' && isWrite(attempt)) return 'essay';
  return step.to === 'pause' || step.to === 'sectionEnd' ? 'section' : null;
}

/** "Back shows only when the index is above 0 and the question is not a write question." */
export const canGoBack = (attempt: Attempt): boolean => attempt.exerciseIndex > 0 && !isWrite(attempt);

function continueFrom(attempt: Attempt): Step | null {
  switch (attempt.screen) {
    case 'before':
      return { to: 'exercise', exerciseIndex: 0 };
    case 'exit':
    case 'save':
      return { to: 'return' };
    case 'pause':
      // "On the last section it goes to the result. Otherwise it advances to the next section's before screen."
      return isLastSection(attempt)
        ? { to: 'result' }
        : { to: 'before', sectionIndex: attempt.sectionIndex + 1 };
    case 'sectionEnd':
      return endOfSection(attempt, 'pause');
    default:
      return null;
  }
}

const endOfSection = (attempt: Attempt, otherwise: 'pause' | 'sectionEnd'): Step =>
  isLastSection(attempt) ? { to: 'result' } : { to: otherwise };

/**
 * "For a write question that is not the last, it moves to the next question. On the last section the attempt is exited
 * and the result shown. Otherwise it goes to the pause screen after 1 s."
 */
export function stepAfterTimeout(attempt: Attempt): Step {
  if (isWrite(attempt) && !isLastExercise(attempt))
    return { to: 'exercise', exerciseIndex: attempt.exerciseIndex + 1 };
  return endOfSection(attempt, 'pause');
}

/**
 * Which earlier section decides the module of the one that `continue` would lead to; null where there is nothing to
 * choose. The event has to bring the module then.
 */
export function moduleToChoose(attempt: Attempt): { deciding: number } | null {
  const step = stepOf(attempt, { move: 'continue' });
  if (step?.to !== 'before') return null;
  const slot = attempt.paper.slots[step.sectionIndex];
  if (!slot || slot.variants.length < 2 || sectionAt(attempt, step.sectionIndex).sectionId !== null)
    return null;
  const deciding = attempt.paper.slots.findIndex(({ measure }) => measure === slot.measure);
  return { deciding };
}

/** The section of that module, or the one nearest to it. */
export function variantFor(
  attempt: Attempt,
  sectionIndex: number,
  module: Module | undefined,
): string | null {
  const variants = attempt.paper.slots[sectionIndex]?.variants ?? [];
  const found = variants.find((variant) => variant.module === (module ?? 'medium')) ?? variants[0];
  return found?.id ?? null;
}

/** Specification, section 4: where a finished attempt shows its result. */
export const resultPath = (type: Attempt['paper']['type'], recordId: string): string =>
  type === 'JIJING' ? `/exercises/${recordId}/result` : `/result/${recordId}`;

/** "Analytics events commitExam and commitExercise are fired." */
export const commitEvent = (type: Attempt['paper']['type']): 'commitExam' | 'commitExercise' =>
  type === 'JIJING' ? 'commitExercise' : 'commitExam';

/** "Quit from save screen: goes to exercises (practice), events-list (if isEvent=true) or gre-exam." */
export function quitPath(type: Attempt['paper']['type'], isEvent: boolean): string {
  if (type === 'JIJING') return '/exercises';
  return isEvent ? '/events-list' : '/gre-exam';
}
