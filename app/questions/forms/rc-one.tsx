/** A question on a passage with five options, one of them right. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { MultipleChoice } from '#app/questions/multiple-choice.tsx';

export const rcOne: FormView<'rc-one'> = { Body: MultipleChoice, partsAsked: () => 'any', restMs: 0 };
