import { expect, test } from 'vitest';
import { isGuessable, passwordStrength } from './passwords.ts';

test.each([
  'password',
  'Password123!',
  'qwertyuiop',
  'woaini1314',
  '12345678',
  '87654321',
  '7890123456',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
])('%s is refused, for a guesser tries it first', (password) => {
  expect(passwordStrength(password)).toBe(0);
});

test('a password made of the owner’s own address or name is refused', () => {
  const owner = { email: 'li.hua@example.com', nickname: '晓风残月听雨' };
  for (const password of ['li.hua@example.com', 'Li.Hua2026', '晓风残月听雨88']) {
    expect(isGuessable(password, owner), password).toBe(true);
    expect(isGuessable(password), password).toBe(false);
  }
});

test('a short password is refused', () => {
  expect(passwordStrength('k7#Qm!x')).toBe(0);
});

test.each([
  ['lighthouse', 1],
  ['Wm3kzpqa', 2],
  ['correct horse battery staple', 3],
  ['Tr7!vLq9#zK', 3],
  ['灯塔在夜里也亮着', 3],
])('%s has strength %i', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});
