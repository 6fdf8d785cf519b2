/** Checks of the options: how many, all different, alike in size and kind, each with its reason. */
import { optionsOf } from '#core/questions/forms/registry.ts';
import type { Item } from '../build-family.ts';
import { refuseForm } from '../family.ts';
import { misconceptions } from '../misconceptions.ts';
import { isPlausible, kindOf, valueOfText } from '../options.ts';
import { compareValues } from '../value.ts';

export function checkShape({ question }: Item): string[] {
  const problems: string[] = [];
  const expect = (isMet: boolean, what: string) => {
    if (!isMet) problems.push(what);
  };
  const { secret } = question;
  expect(secret.steps.length >= 2, 'fewer than two steps');
  expect(question.seconds >= 30 && question.seconds <= 240, `${question.seconds} seconds, not 30 to 240`);
  if ('misses' in secret) {
    expect(secret.misses.length >= 2, 'fewer than two foreseen wrong entries');
    for (const { misconception } of secret.misses)
      expect(Object.hasOwn(misconceptions, misconception), `${misconception} is no known mistake`);
  }
  if (!('notes' in secret)) return problems;
  const options = optionsOf(question);
  const ids = options.map(({ id }) => id);
  const wrong = ids.filter((id) => !secret.key.includes(id));
  expect(
    new Set(ids).size === ids.length && secret.key.every((id) => ids.includes(id)),
    'the key is no option',
  );
  switch (question.form) {
    case 'mc-one':
      expect(ids.length === 5 && secret.key.length === 1, 'not one of five');
      break;
    case 'qc':
      expect(secret.key.length === 1, 'not one of four');
      break;
    case 'mc-many':
      expect(ids.length >= 3 && ids.length <= 8 && secret.key.length >= 1, 'not some of three to eight');
      if (typeof question.choose === 'number')
        expect(question.choose === secret.key.length, 'another number to choose');
      expect(
        ids.every((id) => secret.notes[id] !== undefined),
        'an option without a note',
      );
      break;
    case 'numeric':
      break;
    default:
      refuseForm(question.form);
  }
  for (const id of wrong) {
    const note = secret.notes[id];
    expect(note !== undefined, `no note on ${id}`);
    expect(
      note === undefined || Object.hasOwn(misconceptions, note.misconception ?? ''),
      `no known mistake behind ${id}`,
    );
  }
  if (question.form !== 'mc-many')
    expect(Object.keys(secret.notes).length === wrong.length, 'a note on the key');
  return problems;
}

export function checkOptions({ question, wide }: Item): string[] {
  if (question.form !== 'mc-one' && question.form !== 'mc-many') return [];
  const problems: string[] = [];
  const options = question.options.map(({ id, text }) => ({
    id,
    text: text.en,
    zh: text.zh_cn,
    value: valueOfText(text.en),
  }));
  options.forEach((option, i) => {
    for (const other of options.slice(0, i)) {
      const isSame =
        option.value && other.value
          ? compareValues(option.value, other.value) === 0
          : option.text === other.text;
      if (isSame || option.zh === other.zh)
        problems.push(`${other.id} and ${option.id} are the same: ${option.text}`);
    }
  });
  if (question.form === 'mc-many') return problems;
  const key = options.find(({ id }) => id === question.secret.key[0]);
  if (key === undefined) return problems;
  for (const { id, value } of options) {
    if (!wide && key.value && value && !isPlausible(value, key.value))
      problems.push(`${id} is out of proportion to the key`);
  }
  const isSorted = options.every(
    ({ value }, i) => !value || !options[i - 1]?.value || compareValues(options[i - 1]!.value!, value) < 0,
  );
  if (!isSorted) problems.push('the numbers are not in order');
  const kinds = options.map((option) => (option.value ? kindOf(option.text) : 'words'));
  if (kinds.filter((kind) => kind === kindOf(key.text)).length === 1 && key.value)
    problems.push(`the key alone is a ${kindOf(key.text)}`);
  const longestWrong = Math.max(...options.filter((o) => o !== key).map((o) => o.text.length));
  if (!key.value && key.text.length > 1.6 * longestWrong)
    problems.push('the key is far longer than the other options');
  return problems;
}
