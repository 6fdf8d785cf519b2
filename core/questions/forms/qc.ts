/** Quantitative comparison: two quantities and always the same four choices. */
import { z } from 'zod';
import type { BankTexts } from '../../bank-text.ts';
import { comparisonOptions } from '../comparison.ts';
import type { Shown } from '../kinds.ts';
import { text } from '../text-schema.ts';
import { choiceRules, countBy, findStrayIds, idsOf, secretChoices } from './choices.ts';
import type { FormRules } from './form-rules.ts';
import { mayShare, schemasOf } from './schema-parts.ts';

export type ShownComparison = Shown<'qc'> & { quantities: { a: BankTexts; b: BankTexts } };

export const qc = {
  ...choiceRules,
  schemas: schemasOf('qc', { ...mayShare, quantities: z.object({ a: text, b: text }) }, secretChoices),
  findFaults: ({ secret }) => findStrayIds(secret, idsOf(comparisonOptions)),
  showOwn: ({ quantities: { a, b } }) => ({ quantities: { a, b } }),
  groupOptions: ({ secret }, answer) => [{ options: comparisonOptions, key: secret.key, chosen: answer }],
  ...countBy(() => idsOf(comparisonOptions)),
  testsWords: false,
  guessingFloor: 1 / 4,
  fewestParts: 1,
  isAnyOrder: false,
  searchTexts: ({ quantities: { a, b } }) => [a, b],
} satisfies FormRules<'qc'>;
