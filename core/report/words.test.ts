import { describe, expect, it } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { exampleOf } from '#core/questions/examples.ts';
import type { Question } from '#core/questions/kinds.ts';
import { blank, item, wrong } from '#core/report/example-facts.ts';
import { findMissedWords } from '#core/report/words.ts';

const option = (id: string, en: string) => ({ id, text: bankTexts({ en, zh_cn: en }) });
const note = (gloss?: string) => ({ why: bankTexts({ en: '', zh_cn: '' }), ...(gloss && { gloss }) });

const completion = {
  ...exampleOf<'tc1' | 'tc2' | 'tc3'>('tc2'),
  blanks: [
    { options: [option('A', 'terse'), option('B', 'prolix'), option('C', 'a kind of relic')] },
    { options: [option('D', 'lucid'), option('E', 'opaque'), option('F', 'trite')] },
  ],
  secret: {
    steps: [],
    key: ['A', 'D'],
    notes: {
      A: note('简洁的'),
      B: note('冗长的'),
      C: note('一种遗物'),
      D: note('清晰的'),
      E: note('晦涩的'),
      F: note(),
    },
  },
} as Question;

const equivalence = {
  ...exampleOf<'se' | 'rc-many' | 'mc-many'>('se'),
  options: [option('A', 'lucid'), option('B', 'clear'), option('C', 'opaque')],
  secret: {
    steps: [],
    key: ['A', 'B'],
    notes: { A: note('清晰的'), B: note('清楚的'), C: note('晦涩的') },
  },
} as Question;

const words = (answer: string[], question: Question, over = {}) =>
  findMissedWords([wrong({ form: question.form, answer, ...over })], () => question).map(
    ({ word, role, gloss }) => [word, role, gloss],
  );

describe('words missed', () => {
  it('are the answer and what was taken for it, of the blanks that are wrong', () => {
    expect(words(['A', 'E'], completion)).toEqual([
      ['lucid', 'key', '清晰的'],
      ['opaque', 'chosen', '晦涩的'],
    ]);
  });

  it.each([
    ['leave out what has no gloss', ['A', 'F'], [['lucid', 'key', '清晰的']]],
    ['leave out phrases', ['C', 'D'], [['terse', 'key', '简洁的']]],
  ])('%s', (_, answer, expected) => expect(words(answer, completion)).toEqual(expected));

  it('of a blank question are its answers', () => {
    expect(words([], completion, { isAnswered: false }).map(([word]) => word)).toEqual(['terse', 'lucid']);
  });

  it('of an equivalence are the one not found and the one that did not fit', () => {
    expect(words(['A', 'C'], equivalence)).toEqual([
      ['clear', 'key', '清楚的'],
      ['opaque', 'chosen', '晦涩的'],
    ]);
  });

  it('come once each; a word that was the answer anywhere counts as that', () => {
    const items = [
      wrong({ no: 1, form: 'tc2', answer: ['A', 'E'], questionId: '7' }),
      blank({ no: 2, form: 'se', questionId: '8' }),
    ];
    const found = findMissedWords(items, ({ no }) => (no === 1 ? completion : equivalence));
    expect(found.map(({ word }) => word)).toEqual(['lucid', 'opaque', 'clear']);
    expect(found[0]).toMatchObject({ questionId: '7', place: { section: 2, no: 1 } });
    const other = findMissedWords(items, ({ no }) =>
      no === 1
        ? completion
        : ({ ...equivalence, secret: { ...equivalence.secret, key: ['C', 'B'] } } as Question),
    );
    expect(other.find(({ word }) => word === 'opaque')?.role).toBe('key');
  });

  it('do not come from what was right or never seen, nor from other forms', () => {
    expect(words([], completion, { isAnswered: false, isSeen: false })).toEqual([]);
    expect(findMissedWords([item({ form: 'tc2', answer: ['A', 'D'] })], () => completion)).toEqual([]);
    expect(words(['B'], exampleOf('qc'))).toEqual([]);
  });
});
