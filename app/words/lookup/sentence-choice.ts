/** Where a click chooses a sentence, two of them would give a choice away: it is remembered before the first and put back after the second. */

export type SentenceChoice = { group: Element; chosen: HTMLInputElement | null };

const chosenIn = (group: Element) => group.querySelector<HTMLInputElement>('input:checked');

export function readChoice(target: EventTarget | null): SentenceChoice | null {
  const group =
    target instanceof Element ? target.closest('[data-sentence]')?.closest('fieldset:enabled') : null;
  return group ? { group, chosen: chosenIn(group) } : null;
}

/** By clicks, as a hand would do it: whoever listens hears of it. A click on what is chosen gives it up. */
export function restoreChoice({ group, chosen }: SentenceChoice): void {
  const now = chosenIn(group);
  if (now !== chosen) (chosen ?? now)?.click();
}
