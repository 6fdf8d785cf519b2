/** Select-in-passage: the answer is a sentence of the passage, by its id. */
import type { Shown } from '../kinds.ts';
import { choiceRules, countBy, findStrayIds, secretChoices } from './choices.ts';
import type { FormRules } from './form-rules.ts';
import { code, schemasOf } from './schema-parts.ts';

export type ShownSentence = Shown<'rc-sentence'> & { stimulus: string };

/** The passage is not at hand, but its sentences are numbered from 1, and no passage has more. */
const sentenceIds = Array.from({ length: 60 }, (_, index) => String(index + 1));

/** Where the passage is not at hand at all. */
const usualSentences = 8;

export const rcSentence = {
  ...choiceRules,
  schemas: schemasOf('rc-sentence', { stimulus: code }, secretChoices),
  findFaults({ secret }, stimulus) {
    const paragraphs = stimulus?.kind === 'passage' ? stimulus.paragraphs : [];
    return findStrayIds(
      secret,
      paragraphs.flatMap(({ sentences }) => sentences.map(({ id }) => id)),
    );
  },
  showOwn: () => ({}),
  groupOptions: () => [],
  ...countBy(() => sentenceIds),
  testsWords: false,
  guessingFloor: (sentences = usualSentences) => 1 / Math.max(sentences, 2),
  fewestParts: 1,
  isAnyOrder: false,
  searchTexts: () => [],
} satisfies FormRules<'rc-sentence'>;
