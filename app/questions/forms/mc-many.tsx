/** A quantitative question of whose options all that apply, or exactly so many, are to be chosen. */
import type { FormView } from '#app/questions/forms/form-view.ts';
import { MultipleChoice, partsToChoose } from '#app/questions/multiple-choice.tsx';

export const mcMany: FormView<'mc-many'> = { Body: MultipleChoice, partsAsked: partsToChoose, restMs: 0 };
