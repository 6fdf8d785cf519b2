/** A quantitative question of whose options all that apply, or exactly so many, are to be chosen. */
import type { FormRules } from './form-rules.ts';
import { chooseMany, lettersAndTexts } from './options.ts';

/** Where the question is not at hand. */
const usualOptions = 5;

export const mcMany = {
  ...chooseMany('mc-many'),
  // Every choice of at least one option looks alike.
  guessingFloor: (options = usualOptions) => 1 / (2 ** options - 1),
  answerText: lettersAndTexts,
} satisfies FormRules<'mc-many'>;
