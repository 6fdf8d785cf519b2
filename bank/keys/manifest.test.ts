import { describe, expect, it } from 'vitest';
import { bankText } from '#core/bank-text.ts';
import { type BankStimulus, forms, type Question } from '#core/questions/kinds.ts';
import { buildParts } from '../part.ts';
import { check } from './gate.ts';
import { hashKey, hashKeys } from './hash-key.ts';
import { compareKeys, readManifest, retired, updateKeys } from './manifest.ts';

const nobody = { renew: [], retire: [] };

/** The smallest change of a key that its form allows. */
function breakKey(question: Question): void {
  const { secret } = question;
  if ('value' in secret) secret.value = `${secret.value}1`;
  else if ('key' in secret) {
    const options =
      'blanks' in question ? question.blanks[0]!.options : 'options' in question ? question.options : [];
    const others = options.length > 0 ? options.map(({ id }) => id) : ['A', 'B', 'C', 'D', '1', '2'];
    secret.key[0] = others.find((id) => !secret.key.includes(id))!;
  }
}

describe('the published keys', async () => {
  const parts = (await buildParts()).flatMap(({ name, part }) => (part ? [{ name, part }] : []));

  it('are those of the bank, for every question that has a key', async () => {
    const report = await check(() => undefined, { isComplete: false });
    expect(report.problems).toEqual([]);
    expect(report.figures.keys).toBeGreaterThan(3500);
  });

  it.each(forms.filter((form) => form !== 'essay'))('tell a changed key of the form %s', (form) => {
    const { name, part } = parts.find(({ part: { questions } }) =>
      questions.some((one) => one.form === form),
    )!;
    const broken = structuredClone(part);
    const question = broken.questions.find((one) => one.form === form)!;
    breakKey(question);
    expect(compareKeys(readManifest(name), hashKeys(broken))).toEqual([{ id: question.id, kind: 'changed' }]);
  });

  it('tell another draw that has the same answer, and let words be mended', () => {
    const { questions } = parts.find(({ name }) => name === 'quant')!.part;
    const question = questions.find(({ form, stem }) => form === 'qc' && /\d/.test(stem.en))!;
    const worded = (change: (en: string) => string): Question => ({
      ...question,
      stem: { ...question.stem, en: bankText(change(question.stem.en)) },
    });
    expect(hashKey(worded((en) => `Here, ${en}`))).toBe(hashKey(question));
    expect(hashKey(worded((en) => en.replace(/\d+/, (n) => `${Number(n) + 1}`)))).not.toBe(hashKey(question));
  });

  it('tell another table under the same question', () => {
    const { questions, stimuli } = parts.find(({ name }) => name === 'quant')!.part;
    const stimulus = stimuli[0] as Extract<BankStimulus, { kind: 'data' }>;
    const question = questions.find((one) => one.stimulus === stimulus.id)!;
    const other = structuredClone(stimulus);
    const { described } = other.figures[0]!;
    other.figures[0]!.described = {
      ...described,
      en: described.en.replace(/\d+/, (n) => `${Number(n) + 1}`),
    };
    expect(hashKey(question, other)).not.toBe(hashKey(question, stimulus));
  });
});

describe('comparing', () => {
  it('tells what is new, changed, gone and back', () => {
    const published = { same: '1', changed: '2', gone: '3', left: retired, back: retired };
    expect(compareKeys(published, { same: '1', changed: '0', fresh: '4', back: '5' })).toEqual([
      { id: 'back', kind: 'returned' },
      { id: 'changed', kind: 'changed' },
      { id: 'fresh', kind: 'new' },
      { id: 'gone', kind: 'missing' },
    ]);
  });
});

describe('updating', () => {
  it('takes in new ids', () => {
    expect(updateKeys({ a: '1' }, { a: '1', b: '2' }, nobody)).toEqual({
      keys: { a: '1', b: '2' },
      refused: [],
    });
  });

  it('refuses to change, drop or revive a published id', () => {
    const published = { changed: '1', gone: '2', left: retired };
    const { keys, refused } = updateKeys(published, { changed: '0', left: '3' }, nobody);
    expect(keys).toEqual(published);
    expect(refused.map(({ kind }) => kind)).toEqual(['changed', 'missing', 'returned']);
  });

  it('does so where the id is named, and revives none', () => {
    const named = { renew: ['changed', 'left'], retire: ['gone'] };
    const { keys, refused } = updateKeys(
      { changed: '1', gone: '2', left: retired },
      { changed: '0', left: '3' },
      named,
    );
    expect(keys).toEqual({ changed: '0', gone: retired, left: retired });
    expect(refused).toEqual([{ id: 'left', kind: 'returned' }]);
  });
});
