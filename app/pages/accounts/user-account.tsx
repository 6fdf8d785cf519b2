/** /user/account: profile and goal, ways to log in, invitations, and what the law grants. */
import { useLoaderData } from 'react-router';
import { pageContext } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ContactsSection } from '#app/pages/accounts/account/contacts-section.tsx';
import { GoalSection } from '#app/pages/accounts/account/goal-section.tsx';
import { InvitesSection } from '#app/pages/accounts/account/invites-section.tsx';
import { OwnDataSection } from '#app/pages/accounts/account/own-data-section.tsx';
import { ProfileSection } from '#app/pages/accounts/account/profile-section.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { dayAt } from '#core/learning/day.ts';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/user-account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, findViewer, origin } = context.get(pageContext);
  const user = await findViewer();
  if (!user) throw new Response(null, { status: 401 });
  const [goal, invites, methods] = await Promise.all([
    api('GET /api/users/goal'),
    api('GET /api/invites', { query: { size: 5 } }),
    api('GET /api/auth/methods'),
  ]);
  const today = dayAt(new Date(), goal.timeZone);
  return { user, goal, today, invites: invites.list, hasWechat: methods.wechat, origin };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('nav_account'), description: t('login_lede'), isHidden: true });
};

export default function UserAccount() {
  const t = useText(accountPages);
  const { user, goal, today, invites, hasWechat, origin } = useLoaderData<typeof loader>();
  return (
    <>
      <SignedInStyles />
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-34">{t('nav_account')}</h1>
        <Link to="/logout" state={{ isWanted: true }} className={buttonClass({ tone: 'quiet', size: 'sm' })}>
          {t('log_out')}
        </Link>
      </div>
      <ProfileSection user={user} />
      <GoalSection goal={goal} today={today} />
      <ContactsSection user={user} hasWechat={hasWechat} />
      <InvitesSection invites={invites} origin={origin} />
      <OwnDataSection user={user} />
    </>
  );
}
