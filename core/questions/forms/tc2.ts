/** Text completion with two blanks. */
import { completion } from './completion.ts';
import type { FormRules } from './form-rules.ts';

export const tc2 = completion('tc2', { blanks: 2, guessingFloor: 1 / 9 }) satisfies FormRules<'tc2'>;
