/** What may be said of the current question's answer, and of the section's: nothing is called saved but what the server holds. */
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { entryOf, exerciseAt } from '#core/exam/attempt.ts';

export type SaveStatus =
  /** The server decided against it; what is on the page is not what it holds. */
  | { readonly kind: 'refused' }
  /** The same, of other questions, by their numbers. */
  | { readonly kind: 'others_refused'; readonly numbers: readonly number[] }
  /** So many answers wait on this device for a connection. */
  | { readonly kind: 'kept'; readonly count: number }
  | { readonly kind: 'saving' | 'saved' | 'none' };

type Seen = Pick<RunnerState, 'record' | 'attempt' | 'unsent' | 'refused' | 'isOffline'>;

export function saveStatus({ record, attempt, unsent, refused, isOffline }: Seen): SaveStatus {
  const id = exerciseAt(attempt)?.id ?? '';
  const waiting = unsent.filter(({ kind }) => kind === 'answer');
  // A newer one is on its way: it decides.
  if (Object.hasOwn(refused, id) && !waiting.some(({ exerciseId }) => exerciseId === id))
    return { kind: 'refused' };
  if (waiting.length > 0) return isOffline ? { kind: 'kept', count: waiting.length } : { kind: 'saving' };
  const numbers = record.exercises.flatMap((exercise, place) =>
    Object.hasOwn(refused, exercise.id) ? [place + 1] : [],
  );
  if (numbers.length > 0) return { kind: 'others_refused', numbers };
  return { kind: entryOf(attempt, id).seq > 0 ? 'saved' : 'none' };
}
