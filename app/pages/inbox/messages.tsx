/** /user/messages: the inbox. */
import { pageContext } from '#app/context.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Inbox } from '#app/pages/inbox/inbox.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/messages.ts';

const size = 10;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  return context.get(pageContext).api('GET /api/messages', { query: { status: 'ALL', page, size } });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('inbox'), description: t('inbox_empty_text'), isHidden: true });
};

export default function Messages({ loaderData: messages }: Route.ComponentProps) {
  return (
    <>
      <SignedInStyles />
      <Inbox messages={messages} />
    </>
  );
}
