/** Titles of the error pages; search engines are kept away from them. */
import type { MetaFunction } from 'react-router';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { say } from '#core/texts.ts';
import { errorPages } from '#messages/errors/pages.ts';

const kinds = { 401: 'unauthorized', 404: 'not_found', 500: 'server' } as const;

export function errorMeta(status: keyof typeof kinds): MetaFunction {
  return (args) => {
    const t = say(errorPages, metaLocale(args));
    const kind = kinds[status];
    return pageMeta(args, { title: t(`${kind}_title`), description: t(`${kind}_text`), isHidden: true });
  };
}
