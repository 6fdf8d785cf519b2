import { describe, expect, it } from 'vitest';
import { bankText, bankTexts } from '#core/bank-text.ts';
import { exampleOf } from '#core/questions/examples.ts';
import type { Question } from '#core/questions/kinds.ts';
import { findMeaning, type WordSource } from '#core/words/in-questions.ts';

const option = (id: string, en: string) => ({ id, text: { en, zh_cn: en } });
const note = (gloss?: string) => ({
  why: { en: `about ${gloss}`, zh_cn: `说明 ${gloss}` },
  ...(gloss && { gloss }),
});

const completion = {
  ...exampleOf<'tc1' | 'tc2' | 'tc3'>('tc2'),
  stem: { en: 'Though *once* {1}, her style is now {2}.', zh_cn: '' },
  blanks: [
    { options: [option('A', 'Terse'), option('B', 'prolix')] },
    { options: [option('D', 'lucid'), option('E', 'trite')] },
  ],
  secret: {
    steps: [],
    key: ['A', 'D'],
    notes: { A: note('简洁的'), B: note('冗长的'), D: note('清晰的'), E: note() },
  },
} as unknown as Question;

const equivalence = {
  ...exampleOf<'se' | 'rc-many' | 'mc-many'>('se'),
  stem: { en: 'Its prose is {1}.', zh_cn: '' },
  options: [option('A', 'lucid'), option('B', 'clear'), option('C', 'opaque')],
  secret: {
    steps: [],
    key: ['A', 'B'],
    notes: { A: note('清晰的'), B: note('清楚的'), C: note('晦涩的') },
  },
} as unknown as Question;

const of = (question: Question): WordSource => ({ question, stimulus: null, stimulusSecret: null });
const said = (word: string, source: WordSource) => {
  const found = findMeaning(word, source);
  return found && [found.gloss, found.sentence.map(({ text, mark }) => (mark ? `${mark}:${text}` : text))];
};

describe('a word of a question', () => {
  it.each([
    [
      'the answer stands in its blank, whatever its case',
      'terse',
      completion,
      ['简洁的', ['Though once ', 'word:Terse', ', her style is now ', 'answer:lucid', '.']],
    ],
    [
      'of one that does not fit, the answer stands there',
      'prolix',
      completion,
      ['冗长的', ['Though once ', 'answer:Terse', ', her style is now ', 'answer:lucid', '.']],
    ],
    [
      'each of two equivalents stands in the blank itself',
      'clear',
      equivalence,
      ['清楚的', ['Its prose is ', 'word:clear', '.']],
    ],
    [
      'what does not fit an equivalence',
      'opaque',
      equivalence,
      ['晦涩的', ['Its prose is ', 'answer:lucid', '.']],
    ],
  ])('%s', (_, word, question, expected) => expect(said(word, of(question))).toEqual(expected));

  it('without a gloss has no meaning here, nor has one that is not there', () => {
    expect(findMeaning('trite', of(completion))).toBeNull();
    expect(findMeaning('absent', of(completion))).toBeNull();
    expect(findMeaning('terse', of(exampleOf('numeric')))).toBeNull();
  });

  it('comes with why it fits or not', () => {
    expect(findMeaning('prolix', of(completion))).toMatchObject({
      word: 'prolix',
      why: { en: 'about 冗长的' },
    });
  });
});

it('a word of a passage comes with the sentence that has it, in whatever form', () => {
  const source: WordSource = {
    question: exampleOf('rc-one'),
    stimulus: {
      id: 'p',
      kind: 'passage',
      title: bankTexts({ en: '', zh_cn: '' }),
      paragraphs: [
        {
          sentences: [
            { id: '1', text: bankText('Nothing here.') },
            { id: '2', text: bankText('It **mitigated** harm.') },
          ],
        },
      ],
    },
    stimulusSecret: { words: [{ word: 'mitigate', gloss: '缓和' }] },
  };
  expect(said('Mitigate', source)).toEqual(['缓和', ['It ', 'word:mitigated', ' harm.']]);
  expect(said('harm', source)).toBeNull();
});
