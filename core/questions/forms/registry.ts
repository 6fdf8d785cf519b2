/** The rules of every form. A form that is missing here, or lacks a rule, does not compile. */
import type { Form, Option, Question } from '../kinds.ts';
import { essay } from './essay.ts';
import type { FormRules } from './form-rules.ts';
import { mcMany } from './mc-many.ts';
import { mcOne } from './mc-one.ts';
import { numeric } from './numeric.ts';
import { qc } from './qc.ts';
import { rcMany } from './rc-many.ts';
import { rcOne } from './rc-one.ts';
import { rcSentence } from './rc-sentence.ts';
import { se } from './se.ts';
import { tc1 } from './tc1.ts';
import { tc2 } from './tc2.ts';
import { tc3 } from './tc3.ts';

export const formRules = {
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
} satisfies { [F in Form]: FormRules<F> };

/** For a question whose form is known at run time alone: `rulesOf(question.form).grade(question, answer)`. */
export const rulesOf = (form: Form) => formRules[form] as FormRules<Form>;

/** All options of a question; none where nothing is listed to choose from. */
export const optionsOf = (question: Question): readonly Option[] =>
  rulesOf(question.form)
    .groupOptions(question, [])
    .flatMap(({ options }) => options);
