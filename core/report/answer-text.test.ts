import { describe, expect, it } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { exampleOf } from '#core/questions/examples.ts';
import { type Form, forms } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { answerText, keyText } from '#core/report/answer-text.ts';

const wordsOf = (form: 'tc1' | 'tc2' | 'tc3') =>
  exampleOf(form).blanks.map(({ options }, index) => {
    const key = keyOf(exampleOf(form))[index];
    return options.find(({ id }) => id === key)?.text.en;
  });

describe('answers in a few words', () => {
  it.each(['tc1', 'tc2', 'tc3'] as const)('names the words of %s, blank by blank', (form) => {
    const question = exampleOf(form);
    expect(keyText(question, 'zh_cn')).toBe(wordsOf(form).join(' · '));
  });

  it('shows a blank that was left empty', () => {
    expect(answerText(exampleOf('tc2'), ['', keyOf(exampleOf('tc2'))[1] ?? ''], 'en')).toEqual({
      by: 'bank',
      text: `— · ${wordsOf('tc2')[1]}`,
    });
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
  ])('%s %j is “%s”', (form, answer, text) =>
    expect(answerText(exampleOf(form), answer, 'en')?.text ?? '').toBe(text),
  );

  it('puts letter and text of a short choice together, and keeps a long one to its letter', () => {
    const question = exampleOf<'rc-one' | 'mc-one'>('mc-one');
    const [first] = question.options;
    if (!first) throw new Error('the example has options');
    expect(answerText(question, [first.id], 'en')?.text).toBe(`${first.id} ${first.text.en}`);
    const long = { ...first, text: bankTexts({ en: 'x'.repeat(41), zh_cn: 'x' }) };
    expect(answerText({ ...question, options: [long] }, [first.id], 'en')?.text).toBe(first.id);
  });

  it.each(forms)('%s never says what somebody sent as if the bank had said it', (form) => {
    const sent = "$x_0'''$";
    const said = answerText(exampleOf(form), [sent], 'en');
    if (said?.by === 'bank') expect(said.text).not.toContain(sent);
    else expect(said?.text.length ?? 0).toBeLessThanOrEqual(100);
    expect(
      answerText(exampleOf(form), Array(20).fill(sent.repeat(5000)), 'en')?.text.length ?? 0,
    ).toBeLessThan(101);
  });
});
