import { expect, test } from 'vitest';
import { choicesOf, fits } from './answer-fit.ts';
import { exampleOf } from './examples.ts';
import { rulesOf } from './forms/registry.ts';
import { type Form, forms } from './kinds.ts';

const keyOf = (question: ReturnType<typeof exampleOf<Form>>) => rulesOf(question.form).keyOf(question);

const passage = {
  id: 'p',
  kind: 'passage',
  paragraphs: [{ sentences: Array.from({ length: 6 }, (_, index) => ({ id: String(index + 1), text: '' })) }],
} as never;

test.each(forms)('a right answer to %s fits, and so does an empty one', (form) => {
  const choices = choicesOf(exampleOf(form), passage);
  expect(fits(choices, keyOf(exampleOf(form)))).toBe(true);
  expect(fits(choices, [])).toBe(true);
  expect(fits(choices, ['', ''])).toBe(true);
});

test.each(forms.filter((form) => form !== 'numeric' && form !== 'essay'))(
  'what %s does not offer does not fit',
  (form) => {
    const choices = choicesOf(exampleOf(form), passage);
    for (const part of ['Z', 'a', '99', ' ', '__proto__']) expect(fits(choices, [part]), part).toBe(false);
  },
);

test('each blank has its own choices, and there is none beyond the last', () => {
  const question = exampleOf('tc2');
  const [first, second] = keyOf(question);
  const choices = choicesOf(question, null);
  expect(fits(choices, ['', second ?? ''])).toBe(true);
  expect(fits(choices, [second ?? '', first ?? ''])).toBe(false);
  expect(fits(choices, [first ?? '', second ?? '', first ?? ''])).toBe(false);
});

test('a number on its way to be one is an answer', () => {
  const choices = choicesOf(exampleOf('numeric'), null);
  for (const part of ['-', '.', '1.', '３']) expect(fits(choices, [part])).toBe(true);
});
