/** The wall between our words and other people's, which the compiler guards: a line that compiles too well fails here. */
import { expect, test } from 'vitest';
import type { findMath } from '#server/domains/questions/service.ts';
import { marked } from '#server/platform/pdf/words.ts';
import { type BankText, bankText, userText } from './bank-text.ts';
import { parseMarkdown } from './markdown.ts';
import { exampleOf } from './questions/examples.ts';
import { plainText, readRuns, texIn, textsIn } from './questions/runs.ts';

const typed = userText('$x$');
const any: string = '$x$';
const ours = bankText('$x$');

test('only text of the bank can be carried out', () => {
  const carriedOut = [
    () => readRuns(ours),
    // @ts-expect-error what somebody typed is no text of the bank
    () => readRuns(typed),
    // @ts-expect-error nor is a string of which nobody knows who wrote it
    () => readRuns(any),
    // @ts-expect-error
    () => plainText(typed),
    // @ts-expect-error
    () => texIn([typed]),
    // @ts-expect-error
    () => parseMarkdown(typed),
    // @ts-expect-error
    () => parseMarkdown(any),
    // @ts-expect-error
    () => marked('en', typed),
    // @ts-expect-error
    () => marked('en', any),
  ];
  expect(carriedOut).toHaveLength(9);
  // @ts-expect-error the two never meet
  const mixed: BankText = typed;
  expect(mixed).toBe(typed);
});

test('a question with an answer fastened to it is no part of the bank', () => {
  const question = exampleOf('mc-one');
  expect(textsIn(question)).toContain(question.stem.en);
  const answered = { ...question, answer: [typed] };
  // @ts-expect-error the answer would be read as our own words
  expect(textsIn(answered)).toContain(typed);
});

test('a formula is found for text of the bank alone', () => {
  type Texts = Parameters<typeof findMath>[1];
  const given: Texts = [ours];
  // @ts-expect-error
  const refused: Texts = [typed];
  expect([...given, ...refused]).toEqual(['$x$', '$x$']);
});
