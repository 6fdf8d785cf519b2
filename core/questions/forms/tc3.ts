/** Text completion with three blanks. */
import { completion } from './completion.ts';
import type { FormRules } from './form-rules.ts';

export const tc3 = completion('tc3', { blanks: 3, guessingFloor: 1 / 27 }) satisfies FormRules<'tc3'>;
