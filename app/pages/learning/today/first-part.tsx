/** The first part of Today, which home shows too: the coast, the next step and why, one lit button. */
import { lazy, type ReactNode, Suspense } from 'react';
import { type Mood, TodayScene } from '#app/art/today-scene.tsx';
import { Link, useText } from '#app/locale.tsx';
import { Clauses } from '#app/pages/learning/today/clauses.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { headline, stepButton, taskTitle, whyText } from '#app/pages/learning/today/task-words.ts';
import type { Fresh } from '#app/pages/learning/today/use-fresh-light.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { todayTexts } from '#messages/learning/today.ts';

/** Its dialog comes after the page. */
const ChangeTask = lazy(() => import('#app/pages/learning/today/change-task.tsx'));

/** A tower has as many windows as it can show. */
const mostWindows = 6;
const noTasks = ['dark', 'dark', 'dark'] as const;

const moodOf = ({ state, lamps }: Today): Mood => {
  if (state === 'done') return 'night';
  if (state === 'back') return 'mist';
  return state === 'first' || (state === 'no-goal' && lamps.total === 0) ? 'dawn' : 'day';
};

type FirstPartProps = {
  today: Today;
  fresh: Fresh;
  /** Where tomorrow is told: further down on Today itself, and on Today for other pages. */
  tomorrow?: string;
};

export function FirstPart({ today, fresh, tomorrow = '#tomorrow' }: FirstPartProps) {
  const t = useText(todayTexts);
  const mood = moodOf(today);
  const isNight = mood === 'night';
  const windows = today.tasks
    .slice(0, mostWindows)
    .map(({ id, state }) => (state === 'open' ? 'dark' : fresh.tasks.has(id) ? 'fresh' : 'lit'));
  return (
    <section
      className={`relative overflow-hidden ${isNight ? 'on-night bg-night text-night-text' : ''} ${fresh.isNight ? 'animate-kindle' : ''}`}
    >
      <div className="max-md:relative max-md:border-b max-md:border-ink">
        <TodayScene mood={mood} windows={windows.length > 0 ? windows : noTasks} />
        <div className="wrap relative pt-4 pb-3 md:pt-10" style={{ minHeight: '158px' }}>
          <DateLine today={today} isNight={isNight} />
          <h1 id="next-step" className="mt-2 max-w-[15rem] text-44 md:max-w-[62%]">
            <Clauses text={headline(t, today)} />
          </h1>
        </div>
      </div>
      <div className="wrap relative pb-6 max-md:pt-4 md:pb-12">
        <p className={`text-15 md:max-w-[62%] md:text-18 ${isNight ? '' : 'text-ink-2'}`}>
          {whyText(t, today)}
        </p>
        <Act today={today} isNight={isNight} tomorrow={tomorrow} />
        <MomentLine today={today} />
      </div>
      {isNight ? null : (
        <div aria-hidden="true" className="wrap hidden md:block">
          <div className="border-b border-ink" />
        </div>
      )}
    </section>
  );
}

function DateLine({ today, isNight }: { today: Today; isNight: boolean }) {
  const t = useText(todayTexts);
  const dates = useDates();
  return (
    <p className={`flex flex-wrap items-center gap-x-4 text-13 md:text-14 ${isNight ? '' : 'text-ink-2'}`}>
      <time dateTime={today.day}>
        {t('date', { day: dates.day(today.day), weekday: dates.weekday(today.day) })}
      </time>
      {today.unread > 0 ? <MoreLink to="/user/messages">{t('waiting', { n: today.unread })}</MoreLink> : null}
    </p>
  );
}

type ActProps = { today: Today; isNight: boolean; tomorrow: string };

/** Exactly one yellow button, or none where nothing is asked. */
function Act({ today, isNight, tomorrow }: ActProps) {
  const t = useText(todayTexts);
  const { state, next, tasks } = today;
  const row = (children: ReactNode) => (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-14 md:mt-6">{children}</div>
  );
  if (state === 'done') {
    return row(
      <>
        <a
          href={tomorrow}
          className="inline-flex min-h-13 items-center rounded-2 border border-night-field px-6 font-semibold hover:bg-night-2"
        >
          {t('see_tomorrow')}
        </a>
        <TextWay to="/stream?n=10" isNight={isNight}>
          {t('more_ten')}
        </TextWay>
      </>,
    );
  }
  if (state === 'exam-day') {
    return row(
      <ButtonLink to="/test-centers-info" tone="outline" size="lg" arrow>
        {t('exam_day_places')}
      </ButtonLink>,
    );
  }
  if (state === 'past') {
    const isTold = next?.kind === 'start';
    return row(
      <>
        <ButtonLink
          to={next?.to ?? '/user/official-score'}
          tone="beam"
          size="lg"
          arrow
          className="max-md:w-full"
        >
          {t(isTold ? 'past_again' : 'past_enter')}
        </ButtonLink>
        {isTold ? null : (
          <TextWay to="/start" isNight={isNight}>
            {t('past_again')}
          </TextWay>
        )}
      </>,
    );
  }
  if (!next) return null;
  const isLight = state === 'rest';
  const open = tasks.filter((task) => task.state === 'open');
  const current = open.find(({ id }) => id === next.taskId);
  return row(
    <>
      <ButtonLink
        to={next.to}
        tone={isLight ? 'outline' : 'beam'}
        size="lg"
        arrow
        data-next-step
        className="max-md:w-full"
      >
        {isLight && current ? taskTitle(t, current.work, current.name, current.amount) : stepButton(t, next)}
      </ButtonLink>
      {next.minutes > 0 ? (
        <span className="text-ink-2">
          {t(next.kind === 'diagnostic' ? 'diagnostic_minutes' : 'about_minutes', { m: next.minutes })}
        </span>
      ) : null}
      {open.length > 1 ? (
        <Suspense>
          <ChangeTask tasks={open} chosen={next.taskId} />
        </Suspense>
      ) : null}
    </>,
  );
}

function TextWay({ to, isNight, children }: { to: string; isNight: boolean; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
      <span className={`border-b hover:border-current ${isNight ? 'border-night-field' : 'border-rule-2'}`}>
        {children}
      </span>
    </Link>
  );
}

/** What has come about, in one line that leads to its page; never over the work. */
function MomentLine({ today: { moment } }: { today: Today }) {
  const t = useText(todayTexts);
  if (!moment) return null;
  const { kind, n, name } = moment;
  const words =
    kind === 'first-mock'
      ? t('moment_first-mock')
      : kind === 'mistakes-100'
        ? t('moment_mistakes-100', { n })
        : kind === 'topic'
          ? t('moment_topic', { name: name ?? '' })
          : kind === 'target'
            ? t('moment_target', { n })
            : t('moment_lamps', { n });
  return (
    <MoreLink to={`/moments/${kind}`} className="mt-2">
      {words}
    </MoreLink>
  );
}
