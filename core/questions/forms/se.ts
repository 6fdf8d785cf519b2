/** Sentence equivalence: of six options the two that give sentences alike in meaning. */

import { optionText, saidByBank } from './choices.ts';
import type { FormRules } from './form-rules.ts';
import { chooseMany } from './options.ts';

export const se = {
  ...chooseMany('se'),
  testsWords: true,
  guessingFloor: 1 / 15,
  fewestParts: 2,
  answerText: ({ options }, answer) => saidByBank(answer.map((id) => optionText(options, id, 'en'))),
} satisfies FormRules<'se'>;
