/** /user/security: the password, two-step verification, and where the account is logged in. */
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { PasswordSection } from '#app/pages/accounts/account/password-section.tsx';
import { SecondFactorSection } from '#app/pages/accounts/account/second-factor-section.tsx';
import { SessionsSection } from '#app/pages/accounts/account/sessions-section.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { securityTexts } from '#messages/accounts/security.ts';
import type { Route } from './+types/user-security.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, findViewer } = context.get(pageContext);
  const user = await findViewer();
  if (!user) throw new Response(null, { status: 401 });
  const [sessions, factor] = await Promise.all([
    api('GET /api/users/sessions'),
    api('GET /api/users/second-factor'),
  ]);
  return { user, sessions, factor };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  const description = say(securityTexts, metaLocale(args))('go_security');
  return pageMeta(args, { title: t('nav_security'), description, isHidden: true });
};

export default function UserSecurity({ loaderData: { user, sessions, factor } }: Route.ComponentProps) {
  const t = useText(accountPages);
  return (
    <>
      <SignedInStyles />
      <h1 className="text-34">{t('nav_security')}</h1>
      <PasswordSection hasPassword={user.hasPassword} email={user.email} />
      <SecondFactorSection user={user} factor={factor} />
      <SessionsSection sessions={sessions} />
    </>
  );
}
