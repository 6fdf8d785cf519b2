import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Question } from '#core/questions/kinds.ts';
import type { Fault } from '../../authored-files.ts';
import { loadVerbalItem } from '../load.ts';
import { loadWordNet } from '../wordnet.ts';
import { checkEquivalences } from './equivalences.ts';
import { type Aside, checkPairs } from './words.ts';

const net = loadWordNet();
const defaultStem = 'The review [[faults only its final chapter]], which is {1} praise.';

/** The first two words are the keys. */
function write(id: string, words: string, stem = defaultStem): Question {
  const options = words.split(' ').map((text, index) => ({
    text,
    ...(index < 2 ? { key: true } : { en: 'Not so.', zh: '不是。' }),
  }));
  const value = parse(
    JSON.stringify({
      id,
      difficulty: 3,
      tags: ['blank.contrast'],
      stem,
      options,
      analysis: { en: 'So.', zh: '如此。' },
      translation: '译文。',
    }),
  );
  const faults: Fault[] = [];
  const [question] = loadVerbalItem({ file: 'x.yaml', item: id, value }, faults).questions;
  if (!question) throw new Error(JSON.stringify(faults));
  return question;
}

const plain = 'gullible credulous solid wooden recent northern';
const decoyed = 'guarded qualified stubborn obstinate belated wooden';

describe('checkPairs', () => {
  test.each<[string, string, Aside, string[]]>([
    ['keys that no thesaurus links', 'guarded qualified wooden recent belated solid', {}, []],
    ['a second pair that nobody meant', decoyed, {}, ['are linked too']],
    ['a decoy pair', decoyed, { decoys: ['stubborn', 'obstinate'] }, []],
    [
      'a decoy that is no wrong option',
      decoyed,
      { decoys: ['stubborn', 'guarded'] },
      ['guarded is a decoy, and no wrong option'],
    ],
    [
      'a wrong word that says what a key says',
      'gullible wooden credulous solid recent northern',
      { decoys: ['solid', 'recent'] },
      ['are linked too'],
    ],
    [
      'the same with a reason',
      'gullible wooden credulous solid recent northern',
      { waiver: 'It is said of tales.' },
      [],
    ],
  ])('%s', (_, words, aside, expected) => {
    const messages = checkPairs(write('se-e900', words), net, aside);
    expect(messages).toEqual(expected.map((message) => expect.stringContaining(message)));
  });
});

describe('checkEquivalences', () => {
  const asides = (questions: readonly Question[]) =>
    new Map(questions.map(({ id }) => [id, { decoys: ['one', 'two'] }]));
  const check = (questions: readonly Question[]) => checkEquivalences(questions, asides(questions), net);

  test('counts what a thesaurus finds without the stem', () => {
    const { lines, problems } = check([
      write('se-a900', plain),
      write('se-e901', decoyed),
      write('se-e902', decoyed),
      write('se-e903', 'gullible credulous stubborn obstinate recent northern'),
    ]);
    expect(lines[0]).toContain('1 of 4 (25 %) of all equivalences');
    expect(problems).toEqual([]);
  });

  test('does not let a thesaurus solve them', () => {
    const few = [write('se-e901', plain), write('se-e902', decoyed), write('se-e903', decoyed)];
    expect(check(few).problems.map(({ check: rule }) => rule)).toEqual(['thesaurus']);
  });

  test('asks every item for a decoy pair', () => {
    const items = [write('se-e901', decoyed), write('se-a901', decoyed)];
    const { problems } = checkEquivalences(items, new Map([['se-a901', { decoys: ['one', 'two'] }]]), net);
    expect(problems.map(({ id, check: rule }) => [id, rule])).toEqual([['se-e901', 'decoys']]);
  });

  test('wants some whose keys say the same in their sentence alone', () => {
    const linked = 'gullible credulous stubborn obstinate recent northern';
    const batch = Array.from({ length: 40 }, (_, index) =>
      write(`se-e${100 + index}`, index < 31 ? linked : decoyed),
    );
    expect(check(batch).problems.map(({ message }) => message)).toEqual([
      'the thesaurus does not link the keys of 9 of 40 (23 %)',
    ]);
    expect(check(batch.slice(1)).problems).toEqual([]);
  });
});
