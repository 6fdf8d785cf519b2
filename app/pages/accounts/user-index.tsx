/** /user: Today. What is next and why, today's tasks, where one stands, and the days so far. */
import { pageContext } from '#app/context.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { TodayPage } from '#app/pages/learning/today/today-page.tsx';
import { say } from '#core/texts.ts';
import { todayTexts } from '#messages/learning/today.ts';
import type { Route } from './+types/user-index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { today: await context.get(pageContext).api('GET /api/today') };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(todayTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function UserIndex({ loaderData: { today } }: Route.ComponentProps) {
  return <TodayPage today={today} />;
}
