/**
 * A page is painted before its scripts are fetched. Links work from the start; a button that is pressed meanwhile is
 * remembered, the last one alone, looks pressed, and is pressed again once the page has woken.
 *
 * React answers what is pressed while it hydrates, but hears nothing before its own code is there. So nothing reaches it
 * until the page is ready, and no press counts twice. A form with an address of its own is left to the browser.
 */

/** Stands in the document, ahead of all that can be pressed. */
export const keepEarlyClick = `addEventListener('click', (event) => {
  if (document.documentElement.dataset.ready) return;
  const button = event.target.closest('button');
  if (!button || button.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.querySelector('[data-early]')?.removeAttribute('data-early');
  button.dataset.early = '';
}, true);`;

export function replayEarlyClick(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-early]');
  if (!button) return;
  button.removeAttribute('data-early');
  button.click();
}
