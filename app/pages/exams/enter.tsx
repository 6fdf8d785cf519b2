/** Addresses that only lead on: /exams, /exams/{id} and /exam/{id} to the page before an exam, /result to all results. */
import { redirect } from 'react-router';
import { localeOf, withLang } from '#core/locale.ts';
import type { Route } from './+types/enter.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.searchParams);
  if (url.pathname.startsWith('/result')) throw redirect(withLang('/user/exam-results', locale));
  const id: string | undefined = 'id' in params ? params.id : undefined;
  const query = new URLSearchParams(id === undefined ? {} : { id });
  if (url.searchParams.get('isEvent') === 'true') query.set('isEvent', 'true');
  const target = `${id === undefined ? '/gre-exam' : '/exams/before'}${query.size > 0 ? `?${query}` : ''}`;
  throw redirect(withLang(target, locale));
}
