/** A question on a passage with five options, one of them right. */
import type { FormRules } from './form-rules.ts';
import { chooseOne } from './options.ts';

export const rcOne = { ...chooseOne('rc-one'), guessingFloor: 1 / 5 } satisfies FormRules<'rc-one'>;
