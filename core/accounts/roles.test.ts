import { expect, test } from 'vitest';
import { desks, desksOf, rolesAt, staffRoles, worksAt } from './roles.ts';

test('a learner has no desk, an administrator every one', () => {
  expect(desksOf.user).toEqual([]);
  expect(desksOf.admin).toEqual(desks);
});

test('what gives power over other accounts, and the trail of it, is for administrators alone', () => {
  for (const desk of ['accounts', 'announcements', 'audit'] as const)
    expect(rolesAt(desk)).toEqual(['admin']);
});

test('nobody but administrators works at every kind of desk', () => {
  expect(worksAt('teacher', 'orders')).toBe(false);
  expect(worksAt('editor', 'users')).toBe(false);
  expect(worksAt('support', 'essays')).toBe(false);
  expect(worksAt('support', 'key-doubts')).toBe(false);
});

test('there is somebody for each desk besides the administrator, where the desk is not about accounts', () => {
  const own = desks.filter((desk) => rolesAt(desk).length > 1);
  expect(own).toEqual([
    'overview',
    'essays',
    'key-doubts',
    'lessons',
    'official-scores',
    'feedbacks',
    'comments',
    'orders',
    'roster',
    'users',
    'messages',
  ]);
});

test('everybody of the staff has the overview, and nobody else', () => {
  expect(rolesAt('overview')).toEqual(staffRoles);
});
