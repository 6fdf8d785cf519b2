/** Keeps one address for each language: zh_cn has no `lang`, and an unknown value is dropped. */
import { type MiddlewareFunction, redirect } from 'react-router';
import { ownPath } from '#core/locale.ts';

export const i18n: MiddlewareFunction<Response> = ({ url }, next) => {
  const lang = url.searchParams.get('lang');
  if (lang !== null && lang !== 'en') {
    const clean = new URL(url);
    clean.searchParams.delete('lang');
    throw redirect(ownPath(clean));
  }
  return next();
};
