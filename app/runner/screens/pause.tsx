/** Between two sections: a countdown from sixty, and what comes next. */
import { useText } from '#app/locale.tsx';
import { useClock } from '#app/runner/engine/clock.ts';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Facts, Sheet } from '#app/runner/screens/sheet.tsx';
import { measureNames } from '#messages/runner/measure-names.ts';
import { runnerTexts } from '#messages/runner.ts';

export function PauseScreen({ state: { record, attempt, refused } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  const { pause } = useClock(attempt);
  const next = record.sections[attempt.sectionIndex + 1];
  const seconds = Math.ceil((pause ?? 0) / 1000);
  return (
    <Sheet title={t('pause_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">
        {t('section_over', { n: attempt.sectionIndex + 1 })}
        {t(Object.keys(refused).length > 0 ? 'some_refused' : 'all_saved')}
        {t('pause_text')}
      </p>
      <p className="mt-8 flex items-baseline gap-3">
        <span
          role="timer"
          suppressHydrationWarning
          className="min-w-[1.3em] font-serif text-60 font-bold tabular-nums"
        >
          {seconds}
        </span>
        <span className="text-ink-3">{t('pause_seconds')}</span>
      </p>
      {next ? (
        <section aria-label={t('pause_next')} className="mt-8">
          <p className="text-14 text-ink-3">{t('pause_next')}</p>
          <p lang="en" className="font-serif text-26 font-bold">
            {measureNames[next.exercise_type]}
          </p>
          <Facts
            facts={[
              { name: t('questions'), value: next.count },
              {
                name: t('time'),
                value:
                  next.standard_time === null
                    ? t('untimed')
                    : t('minutes', { n: Math.round(next.standard_time * record.extraTime * 10) / 10 }),
              },
            ]}
          />
        </section>
      ) : null}
    </Sheet>
  );
}
