/** Sends a question-site path to the question host and every other path to the main host, where both are set. */
import { type MiddlewareFunction, redirect } from 'react-router';
import { pageContext } from '#app/context.ts';
import { hostFor } from '#core/hosts.ts';
import { ownPath } from '#core/locale.ts';

export const domainCheck: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { site } = context.get(pageContext);
  if (site.mainHost && site.questionHost) {
    const wanted = hostFor(url.pathname, url.host, { main: site.mainHost, question: site.questionHost });
    if (wanted !== url.host) throw redirect(`${url.protocol}//${wanted}${ownPath(url)}`, 302);
  }
  return next();
};
