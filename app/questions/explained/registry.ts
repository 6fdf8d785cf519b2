/** How every form is explained. A form that is missing here does not compile. */
import { Clues, Translated } from '#app/questions/explained/choices.tsx';
import { essay } from '#app/questions/explained/essay.tsx';
import type { FormExplained } from '#app/questions/explained/form-explained.ts';
import { numeric } from '#app/questions/explained/numeric.tsx';
import type { QuestionOf } from '#app/questions/question-props.ts';
import { comparisonOptions } from '#core/questions/comparison.ts';
import type { Form } from '#core/questions/kinds.ts';

const chosen = { Before: Clues, After: Translated };

const completion = {
  ...chosen,
  listOptions: ({ blanks }: QuestionOf<'tc1'>) => blanks.flatMap(({ options }) => options),
};
const listed = { ...chosen, listOptions: ({ options }: QuestionOf<'rc-one' | 'rc-many'>) => options };

const formsExplained: { [F in Form]: FormExplained<F> } = {
  tc1: completion,
  tc2: completion,
  tc3: completion,
  se: listed,
  'rc-one': listed,
  'rc-many': listed,
  'rc-sentence': { ...chosen, listOptions: () => null },
  // The four choices are the same every time: their letters say enough.
  qc: { ...chosen, listOptions: () => comparisonOptions.map(({ id }) => ({ id, text: null })) },
  'mc-one': listed,
  'mc-many': listed,
  numeric,
  essay,
};

/** For a question whose form is known at run time alone. */
export const explainedOf = (form: Form) => formsExplained[form] as FormExplained<Form>;
