import { describe, expect, it } from 'vitest';
import {
  hasConsultCard,
  hasLanguageMenu,
  isCoursePage,
  isUnder,
  menuFor,
  menuItems,
} from '#app/shell/header/menu-items.ts';

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

  it('hides the consult card on /course/ pages, in a lesson, beside a report and over Today', () => {
    expect(['/', '/course', '/lessons', '/exercises', '/results-explained'].every(hasConsultCard)).toBe(true);
    const without = [
      '/course/brush-up',
      '/lessons/form-qc',
      '/result/7',
      '/result/shared/x',
      '/exercises/7/result',
      '/user',
    ];
    expect(without.some(hasConsultCard)).toBe(false);
  });
});
