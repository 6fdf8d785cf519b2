/** Text completion with one blank. */
import { completion } from './completion.ts';
import type { FormRules } from './form-rules.ts';

export const tc1 = completion('tc1', { blanks: 1, guessingFloor: 1 / 5 }) satisfies FormRules<'tc1'>;
