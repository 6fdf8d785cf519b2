/** What follows a login: the page that was wanted, loaded anew, so that everything on it knows who is here. */
import { findAnswers } from '#app/pages/learning/visitor-plan.ts';
import { needsLogin, safeRedirect } from '#core/access.ts';
import { localeOf, withLang } from '#core/locale.ts';

/** Where the visitor came from, or the user area. */
export function targetOf(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted ? safeRedirect(wanted) : '/user';
}

export function enter(target: string): void {
  window.location.assign(withLang(target, localeOf(window.location.search)));
}

/**
 * What follows a registration: the first run, which knows the plan that was looked at before. Who was stopped at a door,
 * by a page that needs an account or by an invitation, goes through it; today will offer the first run.
 */
export function afterRegistering(target: string): string {
  const [path = '', query = ''] = withLang(target, 'zh_cn').split('?');
  const isFront = ['/', '/home', '/user', '/start', '/plan'].includes(path);
  if (!isFront && (needsLogin(path) || path.startsWith('/login/'))) return target;
  const asked = new URLSearchParams((path === '/plan' && query) || (findAnswers() ?? ''));
  if (!isFront) asked.set('next', target);
  const said = asked.toString();
  return said ? `/start?${said}` : '/start';
}
