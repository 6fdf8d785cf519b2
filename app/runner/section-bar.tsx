/** The light bar under the dark one: where the candidate is, how much time is left, and the strip of questions. */
import { useText } from '#app/locale.tsx';
import { useClock, useTimeWarning } from '#app/runner/engine/clock.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Attempt } from '#core/exam/attempt.ts';
import { entryOf, planAt } from '#core/exam/attempt.ts';
import { formatClock, isLate, timeAllowed } from '#core/exam/clock.ts';
import { sectionBar, shownTime } from '#core/exam/screens.ts';
import { runnerTexts } from '#messages/runner.ts';

type SectionBarProps = {
  attempt: Attempt;
  count: number;
  hasClock: boolean;
  /** What stands there where neither section nor question does. */
  fallback: string;
  isTimeHidden: boolean;
  onHideTime: (isHidden: boolean) => void;
};

export function SectionBar({ attempt, count, hasClock, fallback, ...time }: SectionBarProps) {
  const t = useText(runnerTexts);
  const isOnQuestion = attempt.screen === 'exercise';
  const text = sectionBar({
    type: attempt.paper.type,
    sectionIndex: attempt.sectionIndex,
    sections: attempt.paper.slots.length,
    exerciseIndex: isOnQuestion ? attempt.exerciseIndex : null,
    exercises: count,
  });
  return (
    <section aria-label={t('where')}>
      <div
        lang="en"
        className="flex min-h-11 items-center justify-between gap-2 border-b border-rule bg-paper-2 px-3 text-12 text-ink-2 md:gap-3 md:px-6 md:text-14"
      >
        <p className="min-w-0 py-1">
          {text === '' ? <b className="font-semibold text-ink">{fallback}</b> : <Place text={text} />}
        </p>
        {hasClock ? <Clock attempt={attempt} {...time} /> : null}
      </div>
      {isOnQuestion ? <Strip attempt={attempt} /> : null}
    </section>
  );
}

/** The figures stand out, the words around them step back. */
function Place({ text }: { text: string }) {
  return text.split(' | ').map((part, place) => (
    <span key={part} className="whitespace-nowrap">
      {place > 0 ? <span className="mx-1 text-rule-2 md:mx-3"> | </span> : null}
      {part.startsWith('Section') ? (
        <b className="font-semibold text-ink">{part}</b>
      ) : (
        <>
          Question <b className="font-semibold text-ink">{part.slice('Question '.length)}</b>
        </>
      )}
    </span>
  ));
}

type ClockProps = Pick<SectionBarProps, 'attempt' | 'isTimeHidden' | 'onHideTime'>;

function Clock({ attempt, isTimeHidden: isHidden, onHideTime }: ClockProps) {
  const t = useText(runnerTexts);
  const { left, elapsed } = useClock(attempt);
  const warning = useTimeWarning(left);
  const kind = shownTime(attempt.paper.type, left);
  const allowed = timeAllowed(attempt);
  // Of several essays each has its own time, so the section's does not tell how much of it is used.
  const used = allowed !== null && left !== null ? allowed - left : elapsed;
  const mustShow = isLate(left, allowed);
  const isShown = !isHidden || mustShow;
  const label = t(kind === 'left' ? 'time_left' : 'time_elapsed');
  return (
    <div className="flex flex-none items-center gap-1.5 md:gap-4">
      {mustShow ? null : (
        <TextButton onClick={() => onHideTime(!isHidden)} className="md:px-1">
          {t(isHidden ? 'show_time' : 'hide_time')}
        </TextButton>
      )}
      {/* Hiding keeps the space, so that nothing beside it moves. */}
      <span
        role="timer"
        aria-label={label}
        suppressHydrationWarning
        className={`min-w-[4.6em] rounded-1 px-1 text-center text-15 tabular-nums md:text-18 ${mustShow ? 'bg-beam-wash font-bold text-ink' : 'font-semibold text-ink'} ${isShown ? '' : 'invisible'}`}
      >
        {formatClock(kind === 'left' ? (left ?? 0) : used, kind)}
        {/* Elapsed time against a limit means nothing without the limit. */}
        {kind === 'elapsed' && allowed !== null ? (
          <span className="text-13 font-normal text-ink-3"> / {formatClock(allowed, 'left')}</span>
        ) : null}
      </span>
      <span role="status" className="sr-only">
        {warning === null ? '' : t('minutes_left', { n: warning })}
      </span>
    </div>
  );
}

/** One piece for each question: done, current, ahead. */
function Strip({ attempt }: { attempt: Attempt }) {
  const exercises = planAt(attempt)?.exercises ?? [];
  return (
    <div aria-hidden="true" className="flex h-1 gap-[2px] bg-white">
      {exercises.map(({ id }, place) => (
        <i
          key={id}
          className={`flex-1 ${place === attempt.exerciseIndex ? 'bg-beam' : entryOf(attempt, id).seen ? 'bg-night-3' : 'bg-paper-3'}`}
        />
      ))}
    </div>
  );
}
