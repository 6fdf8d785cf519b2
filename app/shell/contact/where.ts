/** Where we offer ourselves, and how: a page on which somebody works is never stepped in front of. */
import { isCoursePage, isLessonPage, isUnder } from '#app/shell/header/menu-items.ts';

const taskPaths = [
  '/questions',
  '/gre-exam',
  '/gre-exam-list',
  '/exam',
  '/exams',
  '/exercises',
  '/result',
  '/words',
  '/lessons',
  '/plan',
  '/map',
  '/user',
  '/staff',
];

/** Where somebody answers, chooses what to answer, learns words, plans or sees what is next. */
export const isTaskPage = (pathname: string): boolean => isUnder(pathname, taskPaths);

/**
 * Specification, section 2: a dialog, but not on /course/ pages. It is for visitors of the site's own pages; at work, and
 * for who is logged in, the same stands at the edge and covers nothing. A lesson and the staff's desk have none.
 */
export function offerOn(pathname: string, isUser: boolean): 'dialog' | 'strip' | null {
  if (isCoursePage(pathname) || isLessonPage(pathname) || isUnder(pathname, ['/staff'])) return null;
  return isUser || isTaskPage(pathname) ? 'strip' : 'dialog';
}

/** Hidden on /course/ pages (specification, section 1), at work, and for the tutors themselves. */
export const hasConsultCard = (pathname: string, isStaff: boolean): boolean =>
  !isStaff && !isCoursePage(pathname) && !isTaskPage(pathname);
