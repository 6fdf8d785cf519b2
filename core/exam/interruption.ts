/**
 * What a mock exam forgives. The clock of a browser that is not heard stands, but only for a while: with the questions
 * in view, every minute without a clock is a minute gained. Practice is put aside as one likes.
 */
import { type Attempt, sectionAt } from './attempt.ts';

/**
 * So much silence of a whole mock exam is free: enough to plug in a machine or to join another network. After that the
 * clock goes on whether or not anybody is heard, as it does in the test itself.
 */
export const maxFreeInterruptionMs = 180_000;

/** How much silence may still be free; without a bound in practice. */
export const freeLeft = ({ paper, forgivenMs }: Pick<Attempt, 'paper' | 'forgivenMs'>): number =>
  paper.type === 'GREPREP' ? Math.max(0, maxFreeInterruptionMs - forgivenMs) : Number.POSITIVE_INFINITY;

/** Silence that did not count so far, the one that goes on included. */
export function forgivenSoFar(attempt: Attempt, now: number): number {
  const { silentSince, runningSince, forgivenMs } = attempt;
  if (attempt.paper.type !== 'GREPREP' || silentSince === null || runningSince !== null) return forgivenMs;
  return forgivenMs + Math.min(freeLeft(attempt), Math.max(0, now - silentSince));
}

/** Whether questions of a section may be read and answered: of a mock exam only while its clock runs and somebody is there. */
export function isInView(attempt: Attempt, sectionIndex = attempt.sectionIndex): boolean {
  const { stage } = sectionAt(attempt, sectionIndex);
  if (stage === 'ahead') return false;
  if (attempt.paper.type !== 'GREPREP' || attempt.status !== 'open') return true;
  return (
    sectionIndex === attempt.sectionIndex &&
    stage === 'open' &&
    attempt.runningSince !== null &&
    attempt.silentSince === null
  );
}
