/** A quantitative question of whose options all that apply, or exactly so many, are to be chosen. */
import type { FormRules } from './form-rules.ts';
import { chooseMany, lettersAndTexts } from './options.ts';

export const mcMany = {
  ...chooseMany('mc-many'),
  guessingFloor: 0.02,
  answerText: lettersAndTexts,
} satisfies FormRules<'mc-many'>;
