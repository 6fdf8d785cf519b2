import { describe, expect, test } from 'vitest';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { checkStyle } from './style.ts';

const plain = 'Although the survey was repeated, its authors drew {1} conclusions.';
const other = 'The survey, which was repeated a year later, led its authors to {1} conclusions.';

/** What the counts look at, and nothing else. */
const withStem = (form: string) => (id: string, stem: string) =>
  ({ id, form, stem: { en: stem } }) as unknown as Question;
const asked = (stimulus: string, place: number) =>
  ({ id: `${stimulus}-${place}`, form: 'rc-one', stimulus, stem: { en: 'Why?' } }) as unknown as Question;
const passage = (id: string, ...sentences: string[]) =>
  ({
    id,
    kind: 'passage',
    paragraphs: [{ sentences: sentences.map((text, place) => ({ id: `${place}`, text })) }],
  }) as unknown as BankStimulus;

const stems = (count: number, stem: (index: number) => string, form = 'tc1') =>
  Array.from({ length: count }, (_, index) => withStem(form)(`tc-${index}`, stem(index)));
const varied = (index: number) => (index % 3 === 0 ? plain : other);
const inOneFile = () => 'tc/x.yaml';

describe('checkStyle', () => {
  test('lets a varied bank be, and says what it counted', () => {
    const { problems, lines } = checkStyle(stems(60, varied), [], inOneFile);
    expect(problems).toEqual([]);
    expect(lines[0]).toContain('concession or reversal 20 (33 %; 20–50)');
  });

  test.each([
    ['colon or semicolon', (index: number) => (index % 2 ? `${plain} It ended; nobody knows.` : other)],
    ['concession or reversal', () => other],
    ['first person', (index: number) => (index < 3 ? `We know that ${other}` : varied(index))],
  ])('tells of too much or too little: %s', (name, stem) => {
    const { problems } = checkStyle(stems(60, stem), [], inOneFile);
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(name));
    expect(checkStyle(stems(49, stem), [], inOneFile).problems).toEqual([]);
  });

  test('counts the stems of equivalences by themselves', () => {
    const glossed = () => 'The review gives {1} praise to the book: it faults a chapter.';
    const { problems } = checkStyle([...stems(60, varied), ...stems(50, glossed, 'se')], [], inOneFile);
    expect(problems.map(({ message }) => message)).toEqual([
      'concession or reversal in 0 of 50 stems of equivalences, 20–50 %',
      'colon or semicolon in 50 of 50 stems of equivalences, at most 35 %',
      'closing gloss in 50 of 50 stems of equivalences, at most 10 %',
    ]);
  });

  test('tells of passages that all end alike, and of sentences that are all of one length', () => {
    const ids = Array.from({ length: 15 }, (_, index) => `rc-${index}`);
    const told = checkStyle(
      ids.flatMap((id) => [asked(id, 1), asked(id, 2)]),
      ids.map((id) => passage(id, 'They say that it is so.', 'It was not old but new.')),
      inOneFile,
    ).problems.map(({ message }) => message);
    expect(told).toContainEqual('a last sentence that turns in 15 of 15 passages, at most 12 %');
    expect(told).toContainEqual('sentences of a passage differ by 0.0 words, at least 6');
  });

  test('finds words that are spelled otherwise in America, and only those', () => {
    const british = ['The colour of the theatre was grey.', 'They analysed the labelled jars.'];
    const american = 'The honor of our neighbors, whose labor four hours of harbor tours recognized.';
    const found = (text: string) =>
      checkStyle([], [passage('rc-1', text)], inOneFile).problems.map(({ message }) => message);
    expect(british.flatMap(found)).toEqual(['“colour”', '“theatre”', '“grey”', '“analysed”', '“labelled”']);
    expect(found(american)).toEqual([]);
  });

  test('names a file in which one thing is everywhere', () => {
    const glossed = (index: number) => (index < 15 ? 'The plan was {1}: it failed.' : varied(index));
    const fileOf = (id: string) => (Number(id.slice(3)) < 15 ? 'tc/a.yaml' : 'tc/b.yaml');
    const { lines } = checkStyle(stems(200, glossed), [], fileOf);
    expect(lines.at(-1)).toContain('tc/a.yaml (colon or semicolon 15 of 15)');
    expect(lines.at(-1)).not.toContain('tc/b.yaml');
  });
});
