import { describe, expect, it } from 'vitest';
import { exampleOf } from '#core/questions/examples.ts';
import type { Form } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { answerText } from '#core/report/answer-text.ts';

const wordsOf = (form: 'tc1' | 'tc2' | 'tc3') =>
  exampleOf(form).blanks.map(({ options }, index) => {
    const key = keyOf(exampleOf(form))[index];
    return options.find(({ id }) => id === key)?.text.en;
  });

describe('answers in a few words', () => {
  it.each(['tc1', 'tc2', 'tc3'] as const)('names the words of %s, blank by blank', (form) => {
    const question = exampleOf(form);
    expect(answerText(question, keyOf(question), 'zh_cn')).toBe(wordsOf(form).join(' · '));
  });

  it('shows a blank that was left empty', () => {
    expect(answerText(exampleOf('tc2'), ['', keyOf(exampleOf('tc2'))[1] ?? ''], 'en')).toBe(
      `— · ${wordsOf('tc2')[1]}`,
    );
  });

  it.each<[Form, string[], string]>([
    ['qc', ['C'], 'C'],
    ['rc-sentence', ['4'], '4'],
    ['rc-many', ['C', 'A'], 'A C'],
    ['numeric', ['12'], '12'],
    ['numeric', ['3', '4'], '3 / 4'],
    ['essay', ['My essay'], ''],
    ['mc-one', [], ''],
    ['tc2', ['', ''], ''],
  ])('%s %j is “%s”', (form, answer, text) => expect(answerText(exampleOf(form), answer, 'en')).toBe(text));

  it('puts letter and text of a short choice together, and keeps a long one to its letter', () => {
    const question = exampleOf<'rc-one' | 'mc-one'>('mc-one');
    const [first] = question.options;
    if (!first) throw new Error('the example has options');
    expect(answerText(question, [first.id], 'en')).toBe(`${first.id} ${first.text.en}`);
    const long = { ...first, text: { en: 'x'.repeat(41), zh_cn: 'x' } };
    expect(answerText({ ...question, options: [long] }, [first.id], 'en')).toBe(first.id);
  });
});
