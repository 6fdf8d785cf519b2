/** How every form is asked. A form that is missing here does not compile. */
import { essay } from '#app/questions/forms/essay.tsx';
import type { FormView } from '#app/questions/forms/form-view.ts';
import { mcMany } from '#app/questions/forms/mc-many.tsx';
import { mcOne } from '#app/questions/forms/mc-one.tsx';
import { numeric } from '#app/questions/forms/numeric.tsx';
import { qc } from '#app/questions/forms/qc.tsx';
import { rcMany } from '#app/questions/forms/rc-many.tsx';
import { rcOne } from '#app/questions/forms/rc-one.tsx';
import { rcSentence } from '#app/questions/forms/rc-sentence.tsx';
import { se } from '#app/questions/forms/se.tsx';
import { tc1 } from '#app/questions/forms/tc1.tsx';
import { tc2 } from '#app/questions/forms/tc2.tsx';
import { tc3 } from '#app/questions/forms/tc3.tsx';
import type { Form } from '#core/questions/kinds.ts';

const formViews: { [F in Form]: FormView<F> } = {
  tc1,
  tc2,
  tc3,
  se,
  'rc-one': rcOne,
  'rc-many': rcMany,
  'rc-sentence': rcSentence,
  qc,
  'mc-one': mcOne,
  'mc-many': mcMany,
  numeric,
  essay,
};

/** For a question whose form is known at run time alone. */
export const viewOf = (form: Form) => formViews[form] as FormView<Form>;
