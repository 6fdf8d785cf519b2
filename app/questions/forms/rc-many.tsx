/** A question on a passage of whose options all that apply are to be chosen. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { MultipleChoice, partsToChoose } from '#app/questions/multiple-choice.tsx';

export const rcMany: FormView<'rc-many'> = { Body: MultipleChoice, partsAsked: partsToChoose, restMs: 0 };
