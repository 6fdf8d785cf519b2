/** /user: a greeting, the goal at a glance, where to go on, and the messages. */
import { useLoaderData } from 'react-router';
import { pageContext, type User } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Inbox } from '#app/pages/inbox/inbox.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { daysUntil } from '#core/calendar.ts';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/user-index.ts';

const size = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, findViewer } = context.get(pageContext);
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const [user, messages, mocks, sets, wrong, words, kept] = await Promise.all([
    findViewer(),
    api('GET /api/messages', { query: { status: 'ALL', page, size } }),
    api('GET /api/results', { query: { type: 'GREPREP', size: 0 } }),
    api('GET /api/results', { query: { type: 'JIJING', size: 0 } }),
    api('GET /api/wrong-books', { query: { size: 0 } }),
    api('GET /api/word-books', { query: { size: 0 } }),
    api('GET /api/collections', { query: { size: 0 } }),
  ]);
  if (!user) throw new Response(null, { status: 401 });
  const progress = {
    mocks: mocks.total,
    sets: sets.total,
    due: wrong.counts.due,
    words: words.counts.due,
    kept: kept.total,
  };
  return { user, messages, progress, today: new Date().toISOString().slice(0, 10) };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('user_area'), description: t('login_lede'), isHidden: true });
};

export default function UserIndex() {
  const t = useText(accountPages);
  const { user, messages, progress, today } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="break-words text-34">{t('hello', { name: user.nickname })}</h1>
      <Goal user={user} today={today} />
      <Glance progress={progress} />
      <section className="mt-12">
        <h2 className="border-t border-ink pt-4 text-21">{t('start_here')}</h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/gre-exam" tone="beam" arrow>
            {t('start_exam')}
          </ButtonLink>
          <ButtonLink to="/exercises" tone="outline">
            {t('start_practice')}
          </ButtonLink>
          <ButtonLink to="/questions?type=fill&tag=1" tone="quiet">
            {t('start_bank')}
          </ButtonLink>
        </div>
      </section>
      <Inbox messages={messages} />
    </>
  );
}

type Progress = { mocks: number; sets: number; due: number; words: number; kept: number };

function Glance({ progress }: { progress: Progress }) {
  const t = useText(accountPages);
  const figures = [
    ['glance_mocks', progress.mocks, '/user/exam-results'],
    ['glance_sets', progress.sets, '/user/exam-results'],
    ['glance_due', progress.due, '/user/wrong-books?state=due'],
    ['glance_words', progress.words, '/user/words'],
    ['glance_kept', progress.kept, '/user/collections'],
  ] as const;
  return (
    <section aria-label={t('glance')} className="mt-8 border-y border-rule">
      <ul className="grid grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {figures.map(([label, value, to]) => (
          <li key={label} className="border-rule py-4 lg:not-first:border-l lg:not-first:pl-6">
            <Link to={to} className="group block">
              <b className="block font-serif text-34 leading-tight">{value}</b>
              <span className="text-14 text-ink-2 group-hover:underline">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Goal({ user, today }: { user: User; today: string }) {
  const t = useText(accountPages);
  const { targetScore, examDate } = user;
  const days = examDate ? daysUntil(today, examDate) : null;
  const when =
    days === null
      ? t('no_date')
      : days > 0
        ? t('days_left', { n: days })
        : days === 0
          ? t('exam_today')
          : t('exam_past');
  const rows: [label: string, value: number | null | undefined][] = [
    ['V', targetScore?.verbal],
    ['Q', targetScore?.quant],
    ['AW', targetScore?.writing],
  ];
  return (
    <section className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-4">
      <p className="text-18 text-ink-2">{when}</p>
      <dl className="flex gap-8">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-13 text-ink-3">
              {t('goal')} {label}
            </dt>
            <dd className={value == null ? 'text-14 text-ink-3' : 'font-serif text-26 font-bold'}>
              {value ?? t('goal_none')}
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink to="/user/account">{t(targetScore || examDate ? 'change_goal' : 'set_goal')}</MoreLink>
    </section>
  );
}
