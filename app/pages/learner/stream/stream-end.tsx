/**
 * What a session came to: a sentence, a cell for each question, what moved, what was kept, and the way on. The router would
 * look for what links lead to on the server, also without a network: none of these asks it to.
 */
import { Check, Minus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { KeptSession, Summary } from '#app/stream/kept.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { clockText } from '#core/duration.ts';
import type { Mastery } from '#core/learner/mastery.ts';
import { countsAsAsked, usualQuestions } from '#core/learner/session.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { masteryTexts, streamTexts } from '#messages/learner/stream.ts';
import { dueDay } from './due-day.ts';
import { StreamFilters } from './stream-filters.tsx';
import { streamQueryOf } from './stream-query.ts';
import type { StreamQuery } from './stream-state.ts';

type StreamEndProps = {
  kept: KeptSession;
  onAgain: () => void;
  onMore: () => void;
  onStart: (query: StreamQuery) => void;
};

const ranks: readonly Mastery[] = ['unknown', 'weak', 'building', 'good', 'solid'];
const rankOf = (level: Mastery): number => ranks.indexOf(level);

export function StreamEnd({ kept, onAgain, onMore, onStart }: StreamEndProps) {
  const t = useText(streamTexts);
  const { session, summary } = kept;
  const isDiagnostic = session.mode === 'diagnostic';
  const cells = cellsOf(kept);
  const given = cells.filter(({ result }) => result.state === 'answered');
  const spentMs = cells.reduce((sum, { result }) => sum + result.spentMs, 0);
  const passed = cells.length - given.length;
  return (
    <div
      data-end={summary ? 'told' : 'waiting'}
      className="mx-auto max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12"
    >
      <EndTitle>{isDiagnostic ? t('diagnostic_end') : <Finding given={given} summary={summary} />}</EndTitle>
      <p className="mt-2 text-16 text-ink-2">
        {cells.length === 0 ? null : t('end_time', { n: Math.max(1, Math.round(spentMs / 60_000)) })}{' '}
        {passed > 0 ? t('end_skipped', { n: passed }) : null}
      </p>
      {cells.length > 0 ? <Cells cells={cells} /> : null}
      <div className="mt-8 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <aside className="lg:order-2">
          <WayOn {...{ kept, onAgain, onMore, onStart }} />
        </aside>
        <div className="min-w-0 lg:order-1">
          {isDiagnostic ? <Known summary={summary} /> : null}
          <Moved summary={summary} />
          <Kept summary={summary} />
          {isDiagnostic ? null : (
            <>
              <p className="mt-4 text-14 text-ink-3">{t('score_note')}</p>
              <h2 className="mt-10 mb-3 text-21">{t('filter_other')}</h2>
              <StreamFilters session={session} onStart={onStart} isQuiet />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type Cell = { id: string; number: string | null; result: KeptSession['results'][string] };

/** In the order in which they were asked; what the server has not heard of yet comes last. */
function cellsOf({ asked, results, served }: KeptSession): Cell[] {
  const numberOf = new Map([...asked, ...served].map(({ id, number }) => [id, number]));
  return [...new Set([...asked.map(({ id }) => id), ...Object.keys(results)])].flatMap((id) => {
    const known = asked.find((one) => one.id === id);
    const local = results[id];
    const result =
      known && (known.state === 'answered' || known.state === 'passed')
        ? { state: known.state, correct: known.correct, spentMs: known.spentMs ?? 0 }
        : local;
    return result && countsAsAsked(result) ? [{ id, number: numberOf.get(id) ?? null, result }] : [];
  });
}

function EndTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-26 outline-hidden md:text-44">
      {children}
    </h1>
  );
}

function Finding({ given, summary }: { given: readonly Cell[]; summary: Summary | null }) {
  const t = useText(streamTexts);
  const level = say(masteryTexts, useLocale());
  if (given.length === 0) return t('end_none') + t('stop');
  const isTold = given.every(({ result }) => result.correct !== null);
  const right = given.filter(({ result }) => result.correct).length;
  const counts = isTold
    ? t('end_right', { n: right, all: given.length })
    : t('end_right_open', { all: given.length });
  const risen = summary?.moved.find(
    ({ before, after }) => rankOf(after) > rankOf(before) && before !== 'unknown',
  );
  return (
    counts +
    (risen ? t('comma') + t('end_moved', { name: risen.tag.name, level: level(risen.after) }) : '') +
    t('stop')
  );
}

function Cells({ cells }: { cells: readonly Cell[] }) {
  const t = useText(streamTexts);
  return (
    <ol
      aria-label={t('end_cells')}
      className="mt-6 grid grid-cols-5 border-t-2 border-ink md:mt-8 md:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]"
    >
      {cells.map(({ id, number, result }, place) => {
        const how =
          result.state === 'passed'
            ? 'how_passed'
            : result.correct === null
              ? 'how_waiting'
              : result.correct
                ? 'how_right'
                : 'how_wrong';
        const Icon = how === 'how_right' ? Check : how === 'how_wrong' ? X : Minus;
        const time = clockText(result.spentMs);
        const inside = (
          <>
            <span aria-hidden="true" className="flex items-center gap-2">
              <b className="font-serif text-18">{place + 1}</b>
              <Icon
                strokeWidth={1.75}
                className={`size-4 ${how === 'how_right' ? 'text-moss' : how === 'how_wrong' ? 'text-brick' : 'text-ink-3'}`}
              />
            </span>
            <span aria-hidden="true" className="text-13 text-ink-2 tabular-nums">
              {time}
            </span>
            <span className="sr-only">{t('cell', { n: place + 1, how: t(how), time })}</span>
          </>
        );
        const look = `flex min-h-16 flex-col justify-center border-r border-b border-rule px-2.5 py-2 md:px-3 ${
          how === 'how_wrong'
            ? 'bg-[repeating-linear-gradient(-45deg,var(--color-brick-wash)_0_6px,transparent_6px_12px)]'
            : ''
        }`;
        return (
          <li key={id} data-cell={how.slice('how_'.length)}>
            {number ? (
              <Link to={questionPath(number)} discover="none" className={`${look} hover:bg-paper-2`}>
                {inside}
              </Link>
            ) : (
              <span className={look}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Moved({ summary }: { summary: Summary | null }) {
  const t = useText(streamTexts);
  const level = say(masteryTexts, useLocale());
  const sentence = ({ before, after, answers }: Summary['moved'][number]): string => {
    if (after === 'unknown') return t('unknown_yet', { n: Math.max(1, knownFrom - answers) });
    if (before === 'unknown') return t('first_level', { to: level(after) });
    if (before === after) return t('same', { to: level(after) });
    const names = { from: level(before), to: level(after) };
    return rankOf(after) > rankOf(before) ? t('up', names) : t('down', names);
  };
  return (
    <section>
      <h2 className="text-21">{t('moved')}</h2>
      {summary === null || summary.moved.length === 0 ? (
        <p className="mt-2 text-15 text-ink-2">{t(summary ? 'moved_nothing' : 'moved_waiting')}</p>
      ) : (
        <ul className="mt-2">
          {summary.moved.map((move) => (
            <li
              key={move.tag.path}
              className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 md:grid-cols-[12rem_6rem_minmax(0,1fr)] md:items-center"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
                <Link
                  to={`/map?topic=${move.tag.path}`}
                  discover="none"
                  className="font-semibold underline decoration-rule-2 underline-offset-4 hover:decoration-ink"
                >
                  {move.tag.name}
                </Link>
                <span className="block text-13 text-ink-3">
                  {t('asked_here', { n: move.asked, all: move.answers })}
                </span>
              </span>
              <Steps before={move.before} after={move.after} />
              <span className="text-15 text-ink-2">{sentence(move)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Counted answers from which a level is told. */
const knownFrom = 5;

/** The levels as steps: reached ones dark, one that is new lit, an unknown level dashed. */
function Steps({ before, after }: { before: Mastery; after: Mastery }) {
  const reached = rankOf(after);
  const was = rankOf(before);
  return (
    <span aria-hidden="true" className="flex gap-1">
      {ranks.slice(1).map((level, place) => (
        <i
          key={level}
          className={`h-3.5 w-2.5 rounded-[1px] border ${
            reached === 0
              ? 'border-dashed border-field'
              : place < reached
                ? place >= was && was > 0
                  ? 'border-ink bg-beam'
                  : 'border-ink bg-ink'
                : 'border-field'
          }`}
        />
      ))}
    </span>
  );
}

function Kept({ summary }: { summary: Summary | null }) {
  const t = useText(streamTexts);
  const locale = useLocale();
  if (!summary) return null;
  const { mistakes } = summary;
  const [first] = mistakes.map(({ dueAt }) => new Date(dueAt)).sort((a, b) => a.getTime() - b.getTime());
  return (
    <section className="mt-8">
      <h2 className="text-21">{t('kept')}</h2>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-5 border-b border-rule py-2 text-15">
        {first
          ? t('kept_mistakes', { n: mistakes.length, day: dueDay(first, new Date(), locale) })
          : t('kept_none')}
        {first ? (
          <TextLink to="/user/wrong-books" discover="none" tone="strong">
            {t('see')}
          </TextLink>
        ) : null}
      </p>
    </section>
  );
}

/** Of the diagnostic: a band, never a single number; or how much is missing. */
function Known({ summary }: { summary: Summary | null }) {
  const t = useText(streamTexts);
  if (!summary) return null;
  return (
    <section className="mb-10">
      <h2 className="text-21">{t('known')}</h2>
      <dl className="mt-2">
        {summary.measures.map(({ measure, answers, missing, band }) => (
          <div
            key={measure}
            data-known={measure}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule py-3"
          >
            <dt className="w-16 font-semibold">{t(measure)}</dt>
            <dd className="min-w-0 flex-1">
              {band ? (
                <b className="font-serif text-26">{t('about_band', { low: band[0], high: band[1] })}</b>
              ) : (
                t('missing', { n: missing })
              )}
              <span className="block text-13 text-ink-3">{t('counted', { n: answers })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-ink-3">{t('from_answers')}</p>
    </section>
  );
}

type Next = Calls['GET /api/today']['reply']['next'];

function WayOn({ kept: { session }, onAgain, onMore, onStart }: StreamEndProps) {
  const t = useText(streamTexts);
  const [next, setNext] = useState<Next>(null);
  useEffect(() => {
    let isGone = false;
    quietApi('GET /api/today', {})
      .then((today) => {
        if (!isGone) setNext(today.next);
      })
      // The way to Today is there all the same.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  if (session.mode === 'diagnostic')
    return (
      <div className="border-t border-ink pt-4">
        <ButtonLink to="/plan" discover="none" tone="beam" size="lg" wide arrow>
          {t('to_plan')}
        </ButtonLink>
        <p className="mt-3 flex flex-wrap justify-between gap-x-5">
          <TextButton tone="strong" onClick={onMore}>
            {t('eight_more')}
          </TextButton>
          <TextLink to="/user" discover="none" tone="strong">
            {t('to_today')}
          </TextLink>
        </p>
      </div>
    );
  const look = { tone: 'beam', size: 'lg', wide: true, arrow: true } as const;
  const label = next ? `${t('go_on')} · ${t('about_minutes', { n: next.minutes })}` : t('to_today');
  const [path, search] = (next?.to ?? '/user').split('?');
  return (
    <div className="border-t border-ink pt-4">
      {path === '/stream' ? (
        // The router may believe to be there already, and would do nothing.
        <Button {...look} onClick={() => onStart(streamQueryOf(new URLSearchParams(search)))}>
          {label}
        </Button>
      ) : (
        <ButtonLink {...look} to={next?.to ?? '/user'} discover="none">
          {label}
        </ButtonLink>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-5">
        <TextButton tone="strong" onClick={onAgain}>
          {session.minutes
            ? t('another_minutes', { n: session.minutes })
            : t('another', { n: session.questions ?? usualQuestions })}
        </TextButton>
        <TextLink to="/user" discover="none" tone="strong">
          {t('stop_here')}
        </TextLink>
      </p>
    </div>
  );
}
