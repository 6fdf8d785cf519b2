/** Which host serves which page: the question site and the main site are separate where both are configured. */

/** Specification, section 2: mock exams, the question bank and exercises live on the question site. */
const questionPaths = [
  '/gre-exam',
  '/gre-exam-list',
  '/exam',
  '/exams',
  '/exercises',
  '/questions',
  '/result',
  '/searchs',
];

export type Hosts = { main: string; question: string };

const testPrefix = 'test-';

export function isQuestionPath(pathname: string): boolean {
  return questionPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * The host that should serve the path. A test host (`test-…`) is answered with a test host.
 * The account pages stay where the visitor is, so that a login on either site needs no detour.
 */
export function hostFor(pathname: string, current: string, hosts: Hosts): string {
  const onEitherHost = ['/login', '/logout', '/register', '/forgetPassword', '/user', '/error'];
  const isKnown = [hosts.main, hosts.question].some(
    (host) => current === host || current === testPrefix + host,
  );
  if (isKnown && onEitherHost.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
    return current;
  const wanted = isQuestionPath(pathname) ? hosts.question : hosts.main;
  return current.startsWith(testPrefix) && !wanted.startsWith(testPrefix) ? testPrefix + wanted : wanted;
}
