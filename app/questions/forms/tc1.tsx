/** Text completion with one blank. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { TextCompletion } from '#app/questions/text-completion.tsx';

export const tc1: FormView<'tc1'> = {
  Body: TextCompletion,
  partsAsked: ({ blanks }) => blanks.length,
  restMs: 0,
};
