/** What follows a login: the page that was wanted, loaded anew, so that everything on it knows who is here. */
import { safeRedirect } from '#core/access.ts';
import { localeOf, withLang } from '#core/locale.ts';

/** Where the visitor came from, or the user area. */
export function targetOf(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted ? safeRedirect(wanted) : '/user';
}

export function enter(target: string): void {
  window.location.assign(withLang(target, localeOf(window.location.search)));
}
