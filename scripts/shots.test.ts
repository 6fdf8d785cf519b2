/** The list of pages that is opened, read and photographed leaves no address out. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { screensWithoutExam } from '#core/exam/flow.ts';
import { pages } from '#tests/browser/pages.ts';

/** Opened by tests of their own: the flow by the runner's, a shared report by its link, the staff's desks, moments; the rest only leads on. */
const elsewhere = [
  'exams/:id/:screen',
  ...screensWithoutExam.map((screen) => `exams/${screen}`),
  'result/shared/:token',
  'exams',
  'exams/:id',
  'exam/:id',
  'result',
  'dev/ui',
  'moments/:kind',
  'staff',
  'staff/audit',
  'staff/comments',
  'staff/essays',
  'staff/essays/:id',
  'staff/feedbacks',
  'staff/feedbacks/enquiries',
  'staff/key-doubts',
  'staff/lessons',
  'staff/messages',
  'staff/official-scores',
  'staff/orders',
  'staff/roster',
  'staff/users',
  // Leads to the lesson that the class is made of.
  'course/:name/lessons/:no',
  // Leads to the session.
  'user/words/review',
];

const entries = (await routes) as RouteConfigEntry[];

const toRoute = ({ index, path, children }: RouteConfigEntry): RouteObject =>
  index ? { index: true } : { path, children: children?.map(toRoute) };

function pathsOf({ index, path = '', children }: RouteConfigEntry, parent = ''): string[] {
  const own = [parent, path].filter(Boolean).join('/');
  if (!children) return index || path ? [own] : [];
  return children.flatMap((child) => pathsOf(child, own));
}

test('every route is among the pages, in the words of the specification’s list', () => {
  const opened = new Set(
    pages.map(({ path }) => {
      const { pathname } = new URL(path, 'http://localhost');
      const matches = matchRoutes(entries.map(toRoute), decodeURI(pathname)) ?? [];
      return matches.flatMap(({ route }) => route.path ?? []).join('/');
    }),
  );
  const missing = entries.flatMap((entry) => pathsOf(entry)).filter((path) => !opened.has(path));
  expect(missing.toSorted()).toEqual(elsewhere.toSorted());
});
