import { describe, expect, it } from 'vitest';
import {
  hasConsultCard,
  hasLanguageMenu,
  isCoursePage,
  isUnder,
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
    ['/events/autumn', ['events']],
    ['/newspaper', []],
    ['/login', []],
  ])('lights on %s: %j', (pathname, labels) => expect(lit(pathname)).toEqual(labels));

  it('shows the language menu on home and about only', () => {
    expect(['/', '/home', '/about'].every(hasLanguageMenu)).toBe(true);
    expect(['/news', '/questions', '/course'].some(hasLanguageMenu)).toBe(false);
  });

  it('knows the /course/ pages', () => {
    expect(isCoursePage('/course/brush-up')).toBe(true);
    expect(isCoursePage('/course')).toBe(false);
  });

  it('hides the consult card on /course/ pages and beside a report', () => {
    expect(['/', '/course', '/exercises', '/results-explained'].every(hasConsultCard)).toBe(true);
    const without = ['/course/brush-up', '/result/7', '/result/shared/x', '/exercises/7/result'];
    expect(without.some(hasConsultCard)).toBe(false);
  });
});
