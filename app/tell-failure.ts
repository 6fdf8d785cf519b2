/** What a call failed of, told as a notice by who has no place of their own for it: a button must never do nothing. */
import { showToast } from '#app/toasts.ts';
import { ApiError } from '#contract/client.ts';

/** `api` has told some of them already: the same words replace themselves. What is no answer of a call is a bug. */
export function tellFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.error !== 'ABORTED') showToast({ text: error.msg, tone: 'error' });
}

/** The same for a call that nobody waits for: its failure is no bug, and is said all the same. */
export function tellUnhandled(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof ApiError)) return;
    event.preventDefault();
    tellFailure(event.reason);
  });
}
