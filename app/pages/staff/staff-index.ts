/** /staff leads to the first of one's desks. */
import { redirect } from 'react-router';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { localeOf, withLang } from '#core/locale.ts';
import type { Route } from './+types/staff-index.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { desks } = await enterDesk(context);
  throw redirect(withLang(`/staff/${desks[0]}`, localeOf(url.searchParams)));
}

/** Without one the address would be no page, and who finds nothing here would get an empty reply instead of our own. */
export default function StaffIndex() {
  return null;
}
