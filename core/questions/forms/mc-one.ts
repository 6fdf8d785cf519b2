/** A quantitative question with five options, one of them right. */
import type { FormRules } from './form-rules.ts';
import { chooseOne, lettersAndTexts } from './options.ts';

export const mcOne = {
  ...chooseOne('mc-one'),
  guessingFloor: 1 / 5,
  answerText: lettersAndTexts,
} satisfies FormRules<'mc-one'>;
