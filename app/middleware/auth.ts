/** Sends a visitor who opens a page that needs a login to the login page, and back afterwards. */
import { type MiddlewareFunction, redirect } from 'react-router';
import { pageContext } from '#app/context.ts';
import { needsLogin } from '#core/access.ts';
import { localeOf, ownPath, withLang } from '#core/locale.ts';

export const auth: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (needsLogin(url.pathname) && !(await context.get(pageContext).findViewer())) {
    const target = encodeURIComponent(ownPath(url));
    throw redirect(withLang(`/login?redirect=${target}`, localeOf(url.searchParams)));
  }
  return next();
};
