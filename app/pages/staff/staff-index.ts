/** /staff leads to the first desk. */
import { redirect } from 'react-router';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { localeOf, withLang } from '#core/locale.ts';
import type { Route } from './+types/staff-index.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  await enterDesk(context);
  throw redirect(withLang('/staff/essays', localeOf(url.searchParams)));
}
