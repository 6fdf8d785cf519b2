/** The bars of the stream in the look of the exam: title and tools, place and reason, the strip; on phones the moves below. */
import { ArrowRight, Calculator, Check, LogOut, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '#app/art/logo.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { KeptSession, Served } from '#app/stream/kept.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { clockText } from '#core/duration.ts';
import { countsAsAsked } from '#core/learner/session.ts';
import { fill } from '#core/texts.ts';
import { reasonTexts, streamTexts } from '#messages/learner/stream.ts';

const tool =
  'relative flex min-w-14 flex-col items-center justify-center gap-[3px] px-2 text-12 leading-[1.3] transition-colors hover:bg-night-2 focus-visible:-outline-offset-2 aria-pressed:text-beam aria-pressed:after:absolute aria-pressed:after:inset-x-2.5 aria-pressed:after:bottom-0 aria-pressed:after:h-[3px] aria-pressed:after:bg-beam md:min-w-16 md:text-13';

type HeaderProps = {
  title: string;
  subtitle?: string;
  /** Null where the question has none. */
  calculator?: { isOpen: boolean; onToggle: () => void } | null;
  filters?: { isOpen: boolean; onToggle: () => void } | null;
  move?: ReactNode;
};

export function StreamHeader({ title, subtitle, calculator = null, filters = null, move }: HeaderProps) {
  const t = useText(streamTexts);
  return (
    <header className="on-night bg-night text-night-text">
      <div className="flex min-h-14 items-stretch md:min-h-16 md:px-6">
        <div className="flex min-w-0 flex-1 items-center gap-3 py-1.5 pl-4 md:pl-0">
          <span className="flex-none max-sm:hidden">
            <LogoMark tone="night" className="h-[30px] w-6" />
          </span>
          <p className="min-w-0 text-15 leading-snug">
            <b className="block truncate font-semibold">{title}</b>
            {subtitle ? <span className="block truncate text-13 text-night-mute">{subtitle}</span> : null}
          </p>
        </div>
        <div role="toolbar" aria-label={t('tools')} className="flex max-md:pr-1">
          {calculator ? (
            <button
              type="button"
              aria-pressed={calculator.isOpen}
              onClick={calculator.onToggle}
              className={tool}
            >
              <Calculator aria-hidden="true" strokeWidth={1.5} className="size-5" />
              {t('calculator')}
            </button>
          ) : null}
          {filters ? (
            <button type="button" aria-expanded={filters.isOpen} onClick={filters.onToggle} className={tool}>
              <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
              {t('filters')}
            </button>
          ) : null}
          <Link to="/user" discover="none" className={tool}>
            <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {t('exit')}
          </Link>
        </div>
        {move ? (
          <div className="relative hidden items-center gap-2.5 pl-6 before:absolute before:inset-y-4 before:left-2 before:w-px before:bg-night-3 md:flex">
            {move}
          </div>
        ) : null}
      </div>
    </header>
  );
}

type MoveProps = {
  /** Check, or what it becomes. */
  isChecked: boolean;
  isLast: boolean;
  /** The verdicts come at the end: what is answered is gone on from. */
  isQuiet: boolean;
  isReady: boolean;
  isBusy: boolean;
  onCheck: () => void;
  onNext: () => void;
};

/** Check and Next are one button in one place, so that a finger need not move. */
export function Move({ isChecked, isLast, isQuiet, isReady, isBusy, onCheck, onNext }: MoveProps) {
  const t = useText(streamTexts);
  const isLit = isChecked || isReady;
  const Icon = isChecked || isQuiet ? ArrowRight : Check;
  return (
    <button
      type="button"
      data-move={isChecked ? 'next' : 'check'}
      disabled={!isLit}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts="Enter"
      onClick={() => {
        if (!isBusy) (isChecked ? onNext : onCheck)();
      }}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-2 border px-4 text-15 leading-tight font-semibold whitespace-nowrap transition-[color,background-color,opacity] aria-disabled:opacity-60 aria-disabled:delay-300 md:min-w-28 ${
        isLit
          ? 'border-beam bg-beam text-ink hover:border-beam-hover hover:bg-beam-hover focus-visible:outline-offset-2 focus-visible:outline-night-text!'
          : 'border-night-3 text-night-disabled'
      }`}
    >
      {t(isChecked ? (isLast ? 'see_end' : 'next') : isQuiet ? 'next' : 'check')}
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}

/** Under the thumb. */
export function BottomBar({ move, giveUp }: { move: ReactNode; giveUp: ReactNode }) {
  const t = useText(streamTexts);
  return (
    <section
      aria-label={t('moves')}
      className="on-night flex gap-2.5 bg-night px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] text-night-text *:min-h-12 *:flex-1 *:last:flex-[2.4] md:hidden"
    >
      {giveUp}
      {move}
    </section>
  );
}

export const quietMove =
  'inline-flex items-center justify-center rounded-2 border border-night-field px-4 text-15 font-semibold text-night-text transition-colors hover:bg-night-2';

export function reasonOf(
  { reason, topic }: Pick<Served, 'reason' | 'topic'>,
  locale: 'zh_cn' | 'en',
): string {
  return fill(reasonTexts[reason][locale], { name: topic?.name ?? '' });
}

type PlaceBarProps = {
  kept: KeptSession;
  served: Served;
  clock: { shown: number; isHidden: boolean; onHide: (isHidden: boolean) => void };
};

export function PlaceBar({ kept, served, clock }: PlaceBarProps) {
  const t = useText(streamTexts);
  const locale = useLocale();
  const { session, results } = kept;
  const done = Object.entries(results).filter(([id, one]) => countsAsAsked(one) && id !== served.id);
  const n = done.length + 1;
  const spentMs = done.reduce((sum, [, one]) => sum + one.spentMs, 0);
  const left = Math.max(1, Math.round((session.minutes ?? 0) - spentMs / 60_000));
  const place = session.questions
    ? t('place', { n, all: session.questions })
    : session.minutes
      ? t('place_minutes', { n, left })
      : t('place_open', { n });
  return (
    <section aria-label={t('where')}>
      <div className="flex min-h-11 items-center justify-between gap-x-4 bg-paper-2 px-4 text-13 text-ink-2 md:px-6 md:text-14">
        <p className="min-w-0 py-1 leading-snug">
          <span className="mr-3 whitespace-nowrap">{place}</span>
          {session.mode === 'diagnostic' ? null : (
            <span data-reason={served.reason} className="text-ink max-md:text-12">
              <span className="text-ink-3 max-md:sr-only">{t('why')}</span>
              {reasonOf(served, locale)}
            </span>
          )}
        </p>
        <p className="flex flex-none items-center gap-3">
          <TextButton size="sm" className="max-md:hidden" onClick={() => clock.onHide(!clock.isHidden)}>
            {t(clock.isHidden ? 'show_time' : 'hide_time')}
          </TextButton>
          <span
            role="timer"
            aria-label={t('time')}
            className={`min-w-[3em] text-right text-15 font-semibold text-ink tabular-nums md:text-18 ${clock.isHidden ? 'invisible' : ''}`}
          >
            {clockText(clock.shown)}
          </span>
        </p>
      </div>
      <Strip kept={kept} served={served} />
    </section>
  );
}

/** One piece for each question: right, wrong (hatched), given up, current, ahead. */
function Strip({ kept: { session, results, asked }, served }: Pick<PlaceBarProps, 'kept' | 'served'>) {
  const order = [...asked.map(({ id }) => id), ...Object.keys(results)];
  const ids = [...new Set(order)].filter(
    (id) => id !== served.id && results[id] && countsAsAsked(results[id]),
  );
  const own = results[served.id];
  const pieces = [...ids.map((id) => results[id]), own ?? ('current' as const)];
  const rest = Math.max(0, (session.questions ?? pieces.length) - pieces.length);
  return (
    <div aria-hidden="true" className="flex h-1 gap-[2px] bg-white">
      {[...pieces, ...Array<null>(rest).fill(null)].map((piece, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: segments stay in their places
          key={place}
          className={`flex-1 ${
            piece === null || piece === undefined
              ? 'bg-paper-3'
              : piece === 'current'
                ? 'bg-beam'
                : piece.correct === false
                  ? 'bg-[repeating-linear-gradient(-45deg,var(--color-brick)_0_3px,transparent_3px_6px)]'
                  : piece.state === 'passed'
                    ? 'bg-rule-2'
                    : 'bg-night-3'
          }`}
        />
      ))}
    </div>
  );
}
