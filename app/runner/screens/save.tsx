/** Saved: the clock stands, and everything is safe until the candidate comes back. */
import { useText } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Facts, Sheet } from '#app/runner/screens/sheet.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatClock, sectionElapsed, timeLeft } from '#core/exam/clock.ts';
import { shownTime } from '#core/exam/screens.ts';
import { runnerTexts } from '#messages/runner.ts';

type SaveScreenProps = { state: RunnerState; onContinue: () => void };

export function SaveScreen({ state: { record, attempt, isRequesting }, onContinue }: SaveScreenProps) {
  const t = useText(runnerTexts);
  const left = timeLeft(attempt, 0);
  const kind = shownTime(record.exam.type, left);
  const time = kind === 'left' ? (left ?? 0) : sectionElapsed(attempt, 0);
  return (
    <Sheet title={t('save_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">{t('save_text')}</p>
      {record.exam.type === 'GREPREP' && attempt.returnTo === 'exercise' ? (
        <p className="mt-3 max-w-[40rem] text-ink-2">{t('save_hidden')}</p>
      ) : null}
      {attempt.returnTo === 'exercise' ? (
        <Facts
          facts={[
            { name: t(kind === 'left' ? 'time_left' : 'time_elapsed'), value: formatClock(time, kind) },
            {
              name: t('question_no'),
              value: `${attempt.exerciseIndex + 1} / ${record.sections[attempt.sectionIndex]?.count ?? 0}`,
            },
          ]}
        />
      ) : null}
      <Button tone="ink" className="mt-8" busy={isRequesting} onClick={onContinue}>
        {t('save_continue')}
      </Button>
    </Sheet>
  );
}
