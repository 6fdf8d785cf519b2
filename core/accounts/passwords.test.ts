import { expect, test } from 'vitest';
import { judgePassword } from './password-strength.ts';

test.each([
  'password',
  'Password123!',
  'P@ssw0rd2024',
  'qwertyuiop',
  'qwerty123456',
  'iloveyou2026',
  'sunshine2024',
  'dragon12345',
  'letmein99',
  '1qaz2wsx3edc',
  'woaini1314',
  '12345678',
  '87654321',
  '7890123456',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
  'lighthouse',
])('%s is refused, for a guesser tries it early', (password) => {
  expect(judgePassword(password)).toEqual({ strength: 0, fault: 'password_guessable' });
});

test('a password that holds the owner’s address, name or number is refused', () => {
  const owner = { email: 'li.hua@example.com', nickname: '晓风残月', phone: '+8613800138000' };
  for (const password of ['my Li.Hua is best', '晓风残月今晚听雨', 'call 13800138000 now']) {
    expect(judgePassword(password, owner), password).toEqual({ strength: 0, fault: 'password_own_words' });
    expect(judgePassword(password).fault, password).toBeNull();
  }
});

test('a password that holds the site’s name is refused, whatever its operator calls it', () => {
  for (const password of ['quiet Beacon 4471', '灯塔在夜里也亮着', 'studio Harbour 88 x'])
    expect(judgePassword(password, {}, ['Harbour GRE']).fault, password).toBe('password_own_words');
  // Three letters stand in too many words.
  expect(judgePassword('the greenest meadow', { nickname: 'Lin' }, ['Harbour GRE']).fault).toBeNull();
});

test('a short password is refused, and no rule asks for kinds of characters', () => {
  expect(judgePassword('k7#Qm!x').fault).toBe('password_short');
  expect(judgePassword('walks slowly homeward').fault).toBeNull();
});

test.each([
  ['Summer2026!', 1],
  ['Wm3kzpqa', 2],
  ['correct horse battery staple', 3],
  ['Tr7!vLq9#zK', 3],
])('%s has strength %i', (password, expected) => {
  expect(judgePassword(password).strength).toBe(expected);
});
