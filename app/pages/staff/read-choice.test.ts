import { expect, test } from 'vitest';
import { readChoice } from '#app/pages/staff/read-choice.ts';

test.each([
  ['one option', '["B"]', 'B'],
  ['two options', '["A","D"]', 'A / D'],
  ['a blank that was left empty', '["A",""]', 'A / –'],
  ['a fraction', '["3","4"]', '3 / 4'],
  ['what is no list', 'B', 'B'],
  ['none', null, null],
])('reads %s', (_, choice, words) => expect(readChoice(choice)).toBe(words));
