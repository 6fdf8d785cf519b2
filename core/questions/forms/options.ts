/** What the forms share that list their options one below the other: one to choose, or several. */
import { z } from 'zod';
import type { BankTexts } from '../../bank-text.ts';
import type { Option, QuestionOf, Shown } from '../kinds.ts';
import {
  choiceRules,
  countBy,
  findStrayIds,
  idsOf,
  optionText,
  saidByBank,
  secretChoices,
  showOptions,
} from './choices.ts';
import type { Said } from './form-rules.ts';
import { mayShare, option, schemasOf } from './schema-parts.ts';

export const oneForms = ['rc-one', 'mc-one'] as const;
type OneForm = (typeof oneForms)[number];

export const manyForms = ['se', 'rc-many', 'mc-many'] as const;
type ManyForm = (typeof manyForms)[number];

export type ShownOne = Shown<OneForm> & { options: Option[] };
/** `choose` is 'all' (all that apply) or the exact number to choose. */
export type ShownMany = Shown<ManyForm> & { options: Option[]; choose: 'all' | number };

type Listed = QuestionOf<OneForm | ManyForm>;

const listed = {
  ...choiceRules,
  groupOptions: ({ options, secret }: Listed, answer: readonly string[]) => [
    { options, key: secret.key, chosen: answer },
  ],
  testsWords: false,
  fewestParts: 1,
  ...countBy(({ options }: Listed) => idsOf(options)),
  searchTexts: ({ options }: Listed) => options.map(({ text }) => text),
};

export const chooseOne = <F extends OneForm>(form: F) => ({
  ...listed,
  schemas: schemasOf(form, { ...mayShare, options: z.array(option).length(5) }, secretChoices),
  findFaults: ({ options, secret }: QuestionOf<OneForm>) => findStrayIds(secret, idsOf(options)),
  showOwn: ({ options }: QuestionOf<OneForm>) => ({ options: showOptions(options) }),
  isAnyOrder: false,
});

const many = {
  ...mayShare,
  options: z.array(option).min(3).max(9),
  choose: z.union([z.literal('all'), z.int().min(1).max(9)]),
};

export const chooseMany = <F extends ManyForm>(form: F) => ({
  ...listed,
  schemas: schemasOf(form, many, secretChoices),
  findFaults: ({ options, choose, secret }: QuestionOf<ManyForm>) => [
    ...findStrayIds(secret, idsOf(options)),
    ...(choose === 'all' || choose === secret.key.length
      ? []
      : [`${choose} are to be chosen, ${secret.key.length} are right`]),
  ],
  showOwn: ({ options, choose }: QuestionOf<ManyForm>) => ({ options: showOptions(options), choose }),
  isAnyOrder: true,
});

/** Letter and text of each choice; a long one is its letter alone. */
export const lettersAndTexts = (
  { options }: Listed,
  answer: readonly string[],
  locale: keyof BankTexts,
): Said =>
  saidByBank(
    answer.toSorted().map((id) => {
      const text = optionText(options, id, locale);
      return text === null || text === id ? text : `${id} ${text}`;
    }),
  );
