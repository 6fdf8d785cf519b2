import { expect, test } from 'vitest';
import { routeName } from '#app/shell/route-name.ts';

test.each([
  ['/', {}, 'index'],
  ['/home', {}, 'home'],
  ['/gre-exam/', {}, 'gre-exam'],
  ['/searchs', {}, 'searchs'],
  ['/share_files', {}, 'share_files'],
  ['/user/wrong-books', {}, 'user-wrong-books'],
  ['/questions/42', { id: '42' }, 'questions-id'],
  ['/login', { id: undefined }, 'login'],
  ['/login/wx', { id: 'wx' }, 'login-id'],
  ['/news/news', { id: 'news' }, 'news-id'],
  ['/course/1/lessons/1', { name: '1', no: '1' }, 'course-name-lessons-no'],
  ['/words/d%C3%A9j%C3%A0', { word: 'déjà' }, 'words-word'],
  ['/exams/7/exercise', { id: '7', screen: 'exercise' }, 'exams-id-exercise'],
  ['/exercises/7/result', { id: '7' }, 'exercises-id-result'],
  ['/result/shared/secret', { token: 'secret' }, 'result-shared-token'],
  ['/no/such/page', { '*': 'no/such/page' }, 'not-found'],
] as const)('%s is the route %s %s', (pathname, params, name) => {
  expect(routeName(pathname, params)).toBe(name);
});
