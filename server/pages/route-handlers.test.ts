import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { groupRoutes } from './route-handlers.ts';

type Routes = ServerBuild['routes'];

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: {},
});

const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('default', 'root'),
    route('exam', 'root'),
    route('home', 'default', undefined, true),
    route('list', 'default', 'questions'),
    route('question', 'default', 'questions/:id'),
    route('user', 'default', 'user'),
    route('user-index', 'user', undefined, true),
    route('notes', 'user', 'notes'),
    route('login', 'default', 'login/:id?'),
    route('screen', 'exam', 'exams/:id/:screen'),
    route('exams', 'default', 'exams'),
    route('forget', 'default', 'forgetPassword'),
    route('not-found', 'default', '*'),
  ].map((one) => [one.id, one]),
) as unknown as Routes;

const groups = groupRoutes(routes);

function tree(some: Routes, parentId?: string): RouteObject[] {
  return Object.values(some).flatMap((one) => {
    if (!one || one.parentId !== parentId) return [];
    const { id, path, index } = one;
    return [
      index ? { id, index } : { id, ...(path !== undefined && { path }), children: tree(some, id) },
    ] as RouteObject[];
  });
}

const matched = (some: Routes, pathname: string) =>
  matchRoutes(tree(some), pathname)?.map(({ route: { id }, params }) => ({ id, params }));

test.each([
  ['questions', '/questions'],
  ['questions', '/Questions/'],
  ['questions', '/questions/V-1'],
  ['questions', '/questions/V-1/more'],
  ['user', '/user'],
  ['user', '/user/notes'],
  ['user', '/user/nothing'],
  ['login', '/login'],
  ['login', '/login/7'],
  ['exams', '/exams'],
  ['exams', '/exams/3/review'],
  ['forgetpassword', '/forgetPassword'],
])('the routes of “%s” show %s as all of them do', (beginning, pathname) => {
  const group = groups.get(beginning);
  expect(group && matched(group, pathname)).toEqual(matched(routes, pathname));
});

test('a group has no more than may be meant, and the home page, of which every page is told', () => {
  expect(Object.keys(groups.get('questions') ?? {}).toSorted()).toEqual(
    ['default', 'home', 'list', 'not-found', 'question', 'root'].toSorted(),
  );
  expect([...groups.keys()].toSorted()).toEqual(['exams', 'forgetpassword', 'login', 'questions', 'user']);
});
