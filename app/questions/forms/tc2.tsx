/** Text completion with two blanks. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { TextCompletion } from '#app/questions/text-completion.tsx';

export const tc2: FormView<'tc2'> = {
  Body: TextCompletion,
  partsAsked: ({ blanks }) => blanks.length,
  restMs: 0,
};
