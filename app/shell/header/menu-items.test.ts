import { describe, expect, it } from 'vitest';
import { hasLanguageMenu, isCoursePage, isUnder, menuFor, menuItems } from '#app/shell/header/menu-items.ts';

const lit = (pathname: string) =>
  menuItems.filter((item) => isUnder(pathname, item.paths)).map((item) => item.label);

describe('the top menu', () => {
  it.each([
    ['/', ['home']],
    ['/home', ['home']],
    ['/gre-exam/', ['exams']],
    ['/questions/12', ['questions']],
    ['/exercises/3/result', ['exercises']],
    ['/lessons/form-qc', ['courses']],
    ['/events/autumn', ['events']],
    ['/newspaper', []],
    ['/login', []],
  ])('lights on %s: %j', (pathname, labels) => expect(lit(pathname)).toEqual(labels));

  it('puts Today before home for who is logged in, and leaves the others as they are', () => {
    expect(menuFor(true).map(({ label }) => label)).toEqual([
      'today',
      ...menuItems.map(({ label }) => label),
    ]);
    expect(menuFor(false)).toEqual(menuItems);
    expect(menuFor(true).filter(({ paths }) => isUnder('/user/notes', paths))).toHaveLength(1);
  });

  it('shows the language menu on home and about only', () => {
    expect(['/', '/home', '/about'].every(hasLanguageMenu)).toBe(true);
    expect(['/news', '/questions', '/course'].some(hasLanguageMenu)).toBe(false);
  });

  it('knows the /course/ pages', () => {
    expect(isCoursePage('/course/brush-up')).toBe(true);
    expect(isCoursePage('/course')).toBe(false);
  });
});
