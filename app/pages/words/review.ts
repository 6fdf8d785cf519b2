/** /user/words/review: an address that people kept; words are reviewed in the trainer now. */
import { redirect } from 'react-router';
import { localeOf, withLang } from '#core/locale.ts';
import type { Route } from './+types/review.ts';

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(withLang('/words/session?only=due', localeOf(url.search)));
}
