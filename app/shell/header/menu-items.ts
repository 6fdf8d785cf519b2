/** The top menu, in the order and with the addresses of the specification, section 2. */
import { withoutEndSlashes } from '#core/end-slashes.ts';
import type { PlainKey } from '#core/texts.ts';
import type { shell } from '#messages/shell.ts';

type Key = PlainKey<typeof shell>;
export type MenuItem = { label: Key; hint: Key; to: string; paths: readonly string[]; hasIcon?: true };

export const menuItems: readonly MenuItem[] = [
  { label: 'home', hint: 'home_hint', to: '/home', paths: ['/', '/home'] },
  { label: 'courses', hint: 'courses_hint', to: '/course', paths: ['/course', '/lessons'], hasIcon: true },
  {
    label: 'exams',
    hint: 'exams_hint',
    to: '/gre-exam/',
    paths: ['/gre-exam', '/gre-exam-list', '/exam', '/exams', '/result'],
  },
  {
    label: 'questions',
    hint: 'questions_hint',
    to: '/questions?type=fill&tag=1&sortKey=createdAt&sortType=DESC',
    paths: ['/questions'],
  },
  { label: 'exercises', hint: 'exercises_hint', to: '/exercises', paths: ['/exercises'] },
  { label: 'events', hint: 'events_hint', to: '/events-list', paths: ['/events-list', '/events', '/event'] },
  { label: 'news', hint: 'news_hint', to: '/news-list', paths: ['/news-list', '/news', '/news-share'] },
  { label: 'about', hint: 'about_hint', to: '/about', paths: ['/about'] },
];

/** Stands before the others for who is logged in; what a learner keeps hangs below it. */
const todayItem: MenuItem = {
  label: 'today',
  hint: 'today_hint',
  to: '/user',
  paths: ['/user', '/map', '/moments', '/plan', '/stream'],
};

export const menuFor = (isUser: boolean): readonly MenuItem[] =>
  isUser ? [todayItem, ...menuItems] : menuItems;

/** Whether the item's light is on: the page is the item's own or lies below it. */
export function isUnder(pathname: string, paths: readonly string[]): boolean {
  const page = withoutEndSlashes(pathname) || '/';
  return paths.some((path) => page === path || (path !== '/' && page.startsWith(`${path}/`)));
}

/** The language menu is shown on home and about only (specification, section 2). */
export function hasLanguageMenu(pathname: string): boolean {
  return isUnder(pathname, ['/', '/home', '/about']);
}

/** On course pages neither the consult card nor the sales dialog appears. */
export function isCoursePage(pathname: string): boolean {
  return pathname.startsWith('/course/');
}

/** In a lesson the way on stands at the lower edge, where nothing else may lie, and nothing steps in between. */
export function isLessonPage(pathname: string): boolean {
  return pathname.startsWith('/lessons/');
}
