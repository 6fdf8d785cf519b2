/** /words: the deck, how far its reader is, and the next step; a visitor may try it. */
import { lazy, Suspense, useState } from 'react';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { GroupLinks } from '#app/pages/words/overview/group-links.tsx';
import { DotPatterns, LevelDots } from '#app/pages/words/overview/level-dots.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { StandingDot } from '#app/words/standing-dot.tsx';
import type { Calls } from '#contract/all.ts';
import { say } from '#core/texts.ts';
import { thousands } from '#core/thousands.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/overview.ts';

const SettingsDialog = lazy(() => import('#app/pages/words/overview/settings-dialog.tsx'));

type Overview = Calls['GET /api/words']['reply'];
type Own = NonNullable<Overview['own']>;

export const loader = sharedLoader(({ api }: SharedArgs) => api('GET /api/words'));

export const meta: Route.MetaFunction = (args) => {
  const t = say(wordPages, metaLocale(args));
  return pageMeta(args, { title: t('meta_title'), description: t('description') });
};

export default function WordsOverview({ loaderData: overview }: Route.ComponentProps) {
  const t = useText(wordPages);
  const { total, groups, someGroups, own } = overview;
  return (
    <Page>
      <PageTitle
        title={
          own
            ? t('title_own', { total: thousands(total), n: thousands(own.settled) })
            : t('title', { total: thousands(total) })
        }
        lede={own ? t('lede_own', { n: own.newPerDay, level: own.startLevel }) : t('lede')}
        actions={own ? <NextStep own={own} /> : <Try />}
      />
      {own ? <Figures own={own} total={total} /> : null}
      {own?.testedAt ? null : <TestInvitation total={total} />}
      <TabLinks
        label={t('sections')}
        className="mt-10"
        items={[
          { to: '/words', label: t('tab_levels'), count: overview.levels.length, current: true },
          { to: '/words/groups', label: t('tab_groups'), count: groups, current: false },
          ...(own
            ? [
                { to: '/user/words', label: t('tab_own'), count: own.kept, current: false },
                {
                  to: '/user/words?tab=leeches',
                  label: t('tab_leeches'),
                  count: own.leeches,
                  current: false,
                },
                { to: '/user/words/exchange', label: t('tab_exchange'), current: false },
              ]
            : []),
        ]}
      />
      <Levels overview={overview} />
      {someGroups.length > 0 ? (
        <section className="mt-16">
          <SectionHead
            title={t('groups_title')}
            intro={t('groups_intro')}
            more={{ to: '/words/groups', label: t('all_groups', { n: thousands(groups) }) }}
          />
          <GroupLinks groups={someGroups} className="mt-4" />
        </section>
      ) : null}
    </Page>
  );
}

function Try() {
  const t = useText(wordPages);
  return (
    <ButtonLink to="/words/session" tone="beam" size="lg" arrow>
      {t('try')}
    </ButtonLink>
  );
}

function NextStep({ own }: { own: Own }) {
  const t = useText(wordPages);
  const { due, newLeft, dueMinutes } = own;
  const isDone = due === 0 && newLeft === 0;
  const label =
    due > 0 ? t('review_due', { n: due }) : newLeft > 0 ? t('learn_new', { n: newLeft }) : t('learn_more');
  const note =
    due > 0
      ? t('takes', { minutes: dueMinutes }) + (newLeft > 0 ? t('then_new', { n: newLeft }) : '')
      : t(isDone ? 'done_today' : 'new_today');
  return (
    <div className="max-md:w-full">
      <ButtonLink
        to={isDone ? '/words/session?minutes=10&only=new' : '/words/session?minutes=10'}
        tone={isDone ? 'outline' : 'beam'}
        size="lg"
        wide
        arrow
      >
        {label}
      </ButtonLink>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-14 text-ink-2">
        {note}
        <span className="flex flex-wrap items-center gap-x-4">
          <TextLink tone="quiet" to="/user/words/exchange">
            {t('exchange')}
          </TextLink>
          <Settings />
        </span>
      </p>
    </div>
  );
}

function Settings() {
  const t = useText(wordPages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('settings')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SettingsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Figures({ own, total }: { own: Own; total: number }) {
  const t = useText(wordPages);
  const { settled, learning, due, dueMinutes, knownEstimate } = own;
  const figures = [
    ['settled', settled, t('settled_hint')],
    ['learning', learning, t('learning_hint')],
    ['due', due, due > 0 ? t('due_hint', { minutes: dueMinutes }) : ''],
    [
      'fresh',
      Math.max(0, total - settled - learning),
      knownEstimate ? t('fresh_hint', { n: thousands(knownEstimate.known) }) : t('fresh_hint_plain'),
    ],
  ] as const;
  return (
    <section aria-label={t('figures')} className="border-t-2 border-b border-t-ink border-b-rule">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {figures.map(([name, value, hint], place) => (
          <div
            key={name}
            className={`flex flex-col border-rule py-4 ${place % 2 === 1 ? 'border-l pl-5' : ''} ${place > 1 ? 'max-lg:border-t' : ''} lg:not-first:border-l lg:not-first:pl-6`}
          >
            <dt className="order-2 text-15">{t(name)}</dt>
            <dd className="order-1 font-serif text-34 leading-tight font-bold">
              <span className={name === 'due' && value > 0 ? 'border-b-3 border-beam' : ''}>
                {thousands(value)}
              </span>
            </dd>
            <dd className="order-3 text-13 text-ink-3">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TestInvitation({ total }: { total: number }) {
  const t = useText(wordPages);
  return (
    <section className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 bg-paper-2 px-5 py-4 md:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-21">{t('test_title')}</h2>
        <p className="mt-1 text-15 text-ink-2">{t('test_text', { total: thousands(total) })}</p>
      </div>
      <ButtonLink to="/words/test" tone="outline" arrow>
        {t('try_test')}
      </ButtonLink>
    </section>
  );
}

const legend = ['settled', 'learning', 'due', 'fresh'] as const;

function Levels({ overview: { levels, own } }: { overview: Overview }) {
  const t = useText(wordPages);
  return (
    <section aria-label={t('levels')} className="mt-5">
      <DotPatterns />
      {own ? <Legend estimate={own.knownEstimate} /> : null}
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5 ">
        {levels.map((level) => (
          <Level key={level.level} level={level} isStart={own?.startLevel === level.level} />
        ))}
      </ol>
    </section>
  );
}

function Legend({ estimate }: { estimate: Own['knownEstimate'] }) {
  const t = useText(wordPages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-13 text-ink-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {legend.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <StandingDot kind={name === 'fresh' ? 'new' : name} />
            {t(name)}
          </li>
        ))}
      </ul>
      {estimate ? (
        <p>
          {t('tested', {
            n: thousands(estimate.known),
            low: thousands(estimate.low),
            high: thousands(estimate.high),
          })}{' '}
          <TextLink to="/words/test" size="sm">
            {t('test_again')}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

function Level({ level, isStart }: { level: Overview['levels'][number]; isStart: boolean }) {
  const t = useText(wordPages);
  const { level: n, words, first, own } = level;
  const isBegun = own !== null && own.learning + own.settled > 0;
  return (
    <li className="group relative">
      <h3 className="flex items-baseline justify-between gap-2 font-sans text-16 font-semibold">
        <Link
          to={`/words/levels/${n}`}
          className="decoration-beam decoration-4 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {t('level_n', { n })}
        </Link>
        {isStart ? (
          <Badge tone="lit">{t('starts_here')}</Badge>
        ) : own ? null : (
          <span className="text-13 font-normal text-ink-3">{t('n_shown', { n: words })}</span>
        )}
      </h3>
      {own ? (
        <>
          <p className="mb-2 min-h-6 text-13 text-ink-3">
            {!isBegun
              ? t('level_none')
              : own.due > 0
                ? t('level_due', { settled: own.settled, due: own.due })
                : t('level_state', { settled: own.settled, learning: own.learning })}
          </p>
          <LevelDots words={words} own={own} />
        </>
      ) : (
        <p lang="en" className="mt-1 font-serif text-15 leading-relaxed text-ink-2">
          {first.join(', ')}…
        </p>
      )}
    </li>
  );
}
