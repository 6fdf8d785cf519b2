/** Beside the tasks: how far the exam is, where one stands, and this week's lamps; each figure opens its evidence. */
import type { ReactNode } from 'react';
import { Lamp } from '#app/art/lamp.tsx';
import { Link, useText } from '#app/locale.tsx';
import { lampLook, lampsSince } from '#app/pages/learning/today/lamp-days.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { TotalBand } from '#app/pages/learning/today/total-band.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { weekdayOf } from '#core/learning/day.ts';
import { todayTexts } from '#messages/learning/today.ts';

export function Facts({ today, hasFreshLamp }: { today: Today; hasFreshLamp: boolean }) {
  return (
    <div className="divide-y divide-rule max-md:mt-8 max-md:border-t max-md:border-ink">
      <ExamFact today={today} />
      <LevelFact today={today} />
      <WeekFact today={today} isFresh={hasFreshLamp} />
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-3.5 ">
      <h2 className="font-sans text-14 font-normal text-ink-2">{title}</h2>
      {children}
    </section>
  );
}

const figure = 'font-serif text-44 leading-tight font-bold hover:underline';

function ExamFact({ today: { exam } }: { today: Today }) {
  const t = useText(todayTexts);
  const dates = useDates();
  if (!exam || exam.daysLeft < 0) {
    return (
      <Fact title={t('exam_in')}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-serif text-26 font-bold">{t('no_date')}</span>
          <MoreLink to="/plan">{t('set_date')}</MoreLink>
        </p>
      </Fact>
    );
  }
  return (
    <Fact title={t('exam_in')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to="/plan" className={figure}>
          {exam.daysLeft === 0 ? t('today_short') : t('days_left', { n: exam.daysLeft })}
        </Link>
        <span className="text-14 text-ink-2">
          {t('date', { day: dates.day(exam.date), weekday: dates.weekday(exam.date) })}
        </span>
      </p>
    </Fact>
  );
}

function LevelFact({ today }: { today: Today }) {
  const t = useText(todayTexts);
  const { score, target, forecast } = today;
  const { total, measures } = score;
  const goal = target ? t('target', { n: target.total }) : null;
  const parts = measures.flatMap(({ measure, score: one }) =>
    one ? [`${measure === 'verbal' ? 'V' : 'Q'} ${one.score} ±${plusMinus(one.band68)}`] : [],
  );
  if (!total) {
    const missing = measures.filter(({ missing: n }) => n > 0);
    const what = missing
      .map(({ measure, missing: n }) => t(`level_missing_${measure}`, { n }))
      .join(t('and'));
    return (
      <Fact title={t('level')}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link to="/map" className="font-serif text-26 font-bold hover:underline">
            {t('level_unknown')}
          </Link>
          <span className="text-14 text-ink-2">{[goal, ...parts].filter(Boolean).join(' · ')}</span>
        </p>
        <TotalBand target={target?.total ?? null} />
        {what ? <p className="text-13 text-ink-3">{t('level_missing', { what })}</p> : null}
      </Fact>
    );
  }
  const mid = Math.round((total.low + total.high) / 2);
  const answers = measures.reduce((sum, one) => sum + one.answers, 0);
  return (
    <Fact title={t('level')}>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <Link to="/map" className={figure}>
          {mid} <span className="text-18 font-normal text-ink-3">±{plusMinus([total.low, total.high])}</span>
        </Link>
        <p className="pb-1 text-right text-14 leading-snug text-ink-2">
          {goal ? (
            <>
              {goal}
              <br />
            </>
          ) : null}
          {parts.map((part) => (
            <span key={part} className="ml-3 whitespace-nowrap">
              {part}
            </span>
          ))}
        </p>
      </div>
      <TotalBand low={total.low} high={total.high} target={target?.total ?? null} />
      {forecast ? <p className="text-14 font-semibold">{t('forecast', forecast)}</p> : null}
      {answers > 0 ? <p className="text-13 text-ink-3">{t('level_answers', { n: answers })}</p> : null}
    </Fact>
  );
}

export const plusMinus = ([low, high]: readonly [number, number]): number => Math.ceil((high - low) / 2);

function WeekFact({ today, isFresh }: { today: Today; isFresh: boolean }) {
  const t = useText(todayTexts);
  const { lamps, day } = today;
  const week = lamps.days.slice(-7);
  const since = lampsSince(today);
  const title =
    lamps.total === 0
      ? t('lamps_first')
      : lamps.streak > 0
        ? t('lamps_streak', { n: lamps.streak, total: lamps.total })
        : t('lamps_total', { n: lamps.total });
  const note =
    lamps.total === 0
      ? t('lamps_first_how')
      : lamps.streak === 0
        ? t('lamps_again')
        : lamps.isTodayLit || today.state === 'rest'
          ? null
          : t('lamp_today_dark');
  return (
    <Fact title={title}>
      <ol aria-label={t('week')} className="mt-2 grid grid-cols-7 text-center text-12 text-ink-3">
        {week.map((one) => {
          const look = lampLook(one, day, since);
          const isToday = one.day === day;
          const number = weekdayOf(one.day) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
          return (
            <li
              key={one.day}
              className={`flex flex-col items-center gap-1.5 rounded-1 pt-2 pb-1 ${isToday ? 'bg-beam-wash font-semibold text-ink' : ''}`}
            >
              <span
                aria-hidden="true"
                className={`grid h-5.5 place-items-center ${isToday && isFresh ? 'animate-kindle' : ''}`}
              >
                {look ? (
                  <Lamp look={look} className="h-5.5 w-4" />
                ) : (
                  <i className="size-1 rounded-full bg-rule-2" />
                )}
              </span>
              <span aria-hidden="true">{isToday ? t('today_short') : t(`w${number}`)}</span>
              <span className="sr-only">
                {t(`w${number}`)}{' '}
                {one.day < since ? null : t(sayLamp(one.state, one.day > day, isToday && lamps.isTodayLit))}
              </span>
            </li>
          );
        })}
      </ol>
      {note ? <p className="mt-2 text-13 text-ink-3">{note}</p> : null}
    </Fact>
  );
}

/** The state of a day in a word. */
export function sayLamp(state: Today['lamps']['days'][number]['state'], isAhead: boolean, isLit: boolean) {
  if (isLit) return 'lamp_lit';
  return isAhead && state !== 'rest' ? 'lamp_ahead' : (`lamp_${state}` as const);
}
