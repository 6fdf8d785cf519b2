/** Where words may be looked up: in texts, but not in a mock exam, on controls, or on the choices of a question that waits for its answer. */

/** What the page says about a place: pages mark a question with `data-question`, and one that is answered with `data-answered`. */
export type Place = {
  questionId: string | null;
  isAnswered: boolean;
  /** A single tap already means something here: it selects the sentence. */
  hasOwnTap: boolean;
};

const controls =
  'a, button, input, textarea, select, summary, [contenteditable], [role=dialog], [role=menu], .katex';
const choices = 'label[data-option]:not([data-sentence]), [data-filled]';

/** A mock exam says so for the whole page, and so does whatever asks for words. */
export const isLookupOff = (): boolean => document.querySelector('[data-no-lookup]') !== null;

export type Standing = Place | 'choice' | null;

/** `choice` where the word is one that the question asks for; null where there is nothing to look up. */
export function placeOf(node: Node): Standing {
  const element = node instanceof Element ? node : node.parentElement;
  // What is ours to read says which language it is in; the interface around it goes by the page's.
  if (!element?.closest('[lang]:not(html)') || element.closest(controls) || isLookupOff()) return null;
  const isAnswered = element.closest('[data-answered]') !== null;
  if (element.closest(choices) && !isAnswered) return 'choice';
  const label = element.closest('label');
  const question = element.closest<HTMLElement>('[data-question]');
  return {
    questionId: question?.dataset.question ?? null,
    isAnswered,
    hasOwnTap: label !== null && !label.closest('fieldset:disabled'),
  };
}

/** Whether a choice that still waits for an answer reads exactly so, whichever way it is asked for. */
export function isOpenChoice(form: string): boolean {
  const wanted = form.trim().toLowerCase();
  return [...document.querySelectorAll(choices)].some(
    (choice) =>
      !choice.closest('[data-answered]') &&
      choice.lastElementChild?.textContent.trim().toLowerCase() === wanted,
  );
}

/** The question that the page is about, for a word that is typed. */
export function placeOfPage(): Place {
  const questions = document.querySelectorAll<HTMLElement>('[data-question]');
  const ids = new Set([...questions].map(({ dataset }) => dataset.question));
  const [only] = questions;
  return {
    questionId: ids.size === 1 ? (only?.dataset.question ?? null) : null,
    isAnswered: only?.hasAttribute('data-answered') ?? false,
    hasOwnTap: false,
  };
}
