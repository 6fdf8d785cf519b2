/** Text completion with three blanks. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { TextCompletion } from '#app/questions/text-completion.tsx';

export const tc3: FormView<'tc3'> = {
  Body: TextCompletion,
  partsAsked: ({ blanks }) => blanks.length,
  restMs: 0,
};
