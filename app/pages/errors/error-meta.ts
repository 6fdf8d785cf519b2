/** Titles of the error pages; search engines are kept away from them. */
import type { MetaFunction } from 'react-router';
import { localeOf } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { errorPages } from '#messages/errors-pages.ts';

const titles = { 401: 'unauthorized_title', 404: 'not_found_title', 500: 'server_title' } as const;

export function errorMeta(status: keyof typeof titles): MetaFunction {
  return ({ location }) => [
    { title: say(errorPages, localeOf(location.search))(titles[status]) },
    { name: 'robots', content: 'noindex' },
  ];
}
