/** Leaving: what it means, and what else there is. */
import { useText } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Lines, Sheet } from '#app/runner/screens/sheet.tsx';
import { Button } from '#app/ui/button.tsx';
import { isLastSection } from '#core/exam/attempt.ts';
import { runnerTexts } from '#messages/runner.ts';

type ExitScreenProps = { state: RunnerState; onEndSection: () => void };

export function ExitScreen({ state: { record, attempt, isRequesting }, onEndSection }: ExitScreenProps) {
  const t = useText(runnerTexts);
  const isPractice = record.exam.type === 'JIJING';
  const isOpen = attempt.returnTo === 'exercise';
  const canEndSection = isOpen && !isLastSection(attempt);
  return (
    <Sheet title={t(isPractice ? 'exit_practice_title' : 'exit_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">{t(isPractice ? 'exit_practice_text' : 'exit_text')}</p>
      <Lines lines={[t('exit_save'), ...(isOpen ? [t('exit_clock')] : [])]} />
      {canEndSection ? (
        <div className="mt-10 border-t border-rule pt-5">
          <p className="max-w-[40rem] text-15 text-ink-2">{t('exit_section_text')}</p>
          <Button tone="quiet" className="mt-3" busy={isRequesting} onClick={onEndSection}>
            {t('exit_section')}
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}
