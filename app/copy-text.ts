/** Puts a text on the clipboard, and says whether it got there. */
import { showToast } from '#app/toasts.ts';

/**
 * The older way, which a page that came over plain http still has. The field stands inside an open dialog, which would
 * take the focus back from one outside.
 */
function copyBySelection(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'sr-only';
  (before?.closest('[role=dialog]') ?? document.body).append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('the browser did not copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

export async function copyText(text: string, told: { copied: string; failed: string }): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    showToast({ text: told.copied });
  } catch {
    showToast({ text: told.failed, tone: 'error' });
  }
}
