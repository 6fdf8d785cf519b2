/** The user area: its index on the left, on phones as a row to scroll, below Today at its end; every page needs a login. */
import { Outlet, useLocation } from 'react-router';
import { pageContext } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { useCurrentInRow } from '#app/ui/tab-links.tsx';
import { withoutEndSlashes } from '#core/end-slashes.ts';
import type { PlainKey } from '#core/texts.ts';
import { accountNav } from '#messages/accounts/nav.ts';
import type { Route } from './+types/user-layout.ts';

/** A loader makes the server see every page of the area, and with it the auth middleware. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = await context.get(pageContext).findViewer();
  if (!user) throw new Response(null, { status: 401 });
  return { user };
}

type Entry = readonly [PlainKey<typeof accountNav>, path: string];

/** For those who have the role, and nobody else. */
const staffDesk: Entry = ['nav_staff', '/staff'];

const pages: readonly Entry[] = [
  ['nav_index', '/user'],
  ['nav_messages', '/user/messages'],
  ['nav_results', '/user/exam-results'],
  ['nav_wrong', '/user/wrong-books'],
  ['nav_words', '/user/words'],
  ['nav_collections', '/user/collections'],
  ['nav_notes', '/user/notes'],
  ['nav_comments', '/user/comments'],
  ['nav_order', '/user/order'],
  ['nav_reminders', '/user/reminders'],
  ['nav_account', '/user/account'],
  ['nav_security', '/user/security'],
];

export default function UserLayout({ loaderData: { user } }: Route.ComponentProps) {
  const t = useText(accountNav);
  const { pathname } = useLocation();
  const row = useCurrentInRow<HTMLUListElement>();
  const here = withoutEndSlashes(pathname);
  const entries = [...pages, ...(user.role === 'user' ? [] : [staffDesk])];
  // Today is as wide as the window and opens on the work; what else is kept here stands at its end.
  if (here === '/user') {
    return (
      <>
        <Outlet />
        <nav aria-label={t('user_nav')} className="wrap pb-16">
          <ul className="flex flex-wrap gap-x-6">
            {entries.slice(1).map(([label, path]) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-11 items-center text-14 text-ink-2 hover:text-ink hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </>
    );
  }
  return (
    <div className="wrap grid gap-x-12 py-6 md:grid-cols-[11rem_minmax(0,1fr)] md:py-12">
      <nav aria-label={t('user_nav')} className="min-w-0">
        <ul
          ref={row}
          className="relative scroll-row -mx-5 flex gap-6 border-b border-ink px-5 md:sticky md:top-36 md:mx-0 md:block md:border-0 md:px-0"
        >
          {entries.map(([label, path]) => (
            <li key={path} className="flex-none">
              <Link
                to={path}
                aria-current={
                  here === path || (path !== '/user' && here.startsWith(`${path}/`)) ? 'page' : undefined
                }
                className="relative flex h-12 items-center whitespace-nowrap text-15 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-beam md:h-11 md:border-b md:border-rule md:aria-[current]:after:inset-x-auto md:aria-[current]:after:inset-y-2 md:aria-[current]:after:-left-4 md:aria-[current]:after:h-auto md:aria-[current]:after:w-1"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 pt-8 md:pt-0">
        <Outlet />
      </div>
    </div>
  );
}
