/** /staff: what waits at one's own desks today, each with its count, how long the oldest has waited, and the way there. */
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { countText } from '#app/pages/staff/replies.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { deskOfQueue, type Queue } from '#core/accounts/roles.ts';
import { dayOfWeekText } from '#core/dates.ts';
import { longestUnit } from '#core/duration.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/overview.ts';

type Overview = Calls['GET /api/staff/overview']['reply'];
type Waiting = Overview['queues'][number];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'overview');
  return { overview: await api('GET /api/staff/overview') };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'overview');

const placeOf = (queue: Queue): string =>
  queue === 'enquiries' ? '/staff/feedbacks/enquiries' : `/staff/${deskOfQueue[queue]}`;

export default function StaffOverview({ loaderData: { overview } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const locale = useLocale();
  const { now, queues, signUps } = overview;
  const waiting = queues.filter(({ count }) => count > 0);
  return (
    <>
      <DeskTitle title={t('overview')} lede={dayOfWeekText(now, locale, now)} />
      {waiting.length > 0 ? (
        <ul className="mt-6 max-w-[46rem] border-t border-ink">
          {waiting.map((one) => (
            <Row key={one.queue} waiting={one} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState art={<CalmSea />} title={t('overview_empty')} text={t('overview_empty_text')} />
      )}
      {signUps ? (
        <p className="mt-6 flex flex-wrap items-baseline gap-x-4 text-15 text-ink-2">
          {t('sign_ups', { n: countText(signUps) })}
          <TextLink tone="quiet" to="/staff/users" className="text-14">
            {t('desk_users')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function Row({ waiting: { queue, since, ...counted }, now }: { waiting: Waiting; now: string }) {
  const t = useText(staffTexts);
  const { unit, n } = longestUnit(Date.parse(now) - Date.parse(since ?? now));
  return (
    <li className="border-b border-rule">
      <Link
        to={placeOf(queue)}
        className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3 hover:bg-beam-wash"
      >
        <span className="min-w-0">
          <b className="block font-semibold">{t(`queue_${queue}`)}</b>
          <span className="text-14 text-ink-2">
            {n === 0 ? t('oldest_now') : t('oldest', { wait: t(`wait_${unit}`, { n }) })}
          </span>
        </span>
        <span className="font-serif text-26 font-bold tabular-nums">{countText(counted)}</span>
      </Link>
    </li>
  );
}
