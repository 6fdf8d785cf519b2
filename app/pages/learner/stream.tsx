/** /stream: questions one after the other, chosen by what is known of the learner; /stream?mode=diagnostic: the first ones. */

import { useSearchParams } from 'react-router';
import { pageContext } from '#app/context.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Stream } from '#app/pages/learner/stream/late-stream.tsx';
import { streamQueryOf } from '#app/pages/learner/stream/stream-query.ts';
import { useViewer } from '#app/shell/site.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import type { Route } from './+types/stream.ts';

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await context.get(pageContext).findViewer())) throw new Response(null, { status: 401 });
  return null;
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(streamTexts, metaLocale(args));
  const title = t(args.location.search.includes('mode=diagnostic') ? 'title_diagnostic' : 'title');
  return pageMeta(args, { title, description: t('description'), isHidden: true });
};

/** The stream keeps itself up to date, and goes on where there is no network to ask. */
export const shouldRevalidate = () => false;

export default function StreamPage() {
  const [search] = useSearchParams();
  const viewer = useViewer();
  if (!viewer) return null;
  const query = streamQueryOf(search);
  // Another address of the same page is another session.
  const key = JSON.stringify(query);
  return (
    <>
      <SignedInStyles />
      <Stream key={key} owner={viewer.id} query={query} sessionId={search.get('session')} />
    </>
  );
}
