/** A question on a passage with three options, of which all that apply are to be chosen. */
import type { FormRules } from './form-rules.ts';
import { chooseMany } from './options.ts';

export const rcMany = { ...chooseMany('rc-many'), guessingFloor: 1 / 7 } satisfies FormRules<'rc-many'>;
