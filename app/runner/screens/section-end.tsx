/** A section has ended before its time. */
import { useText } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Sheet } from '#app/runner/screens/sheet.tsx';
import { isLastSection } from '#core/exam/attempt.ts';
import { runnerTexts } from '#messages/runner.ts';

export function SectionEndScreen({ state: { attempt, refused } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  return (
    <Sheet title={t('section_end_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">
        {isLastSection(attempt) ? (
          t('section_end_last')
        ) : (
          <>
            {t('section_over', { n: attempt.sectionIndex + 1 })}
            {t(Object.keys(refused).length > 0 ? 'some_refused' : 'all_saved')}
            {t('section_end_text')}
          </>
        )}
      </p>
    </Sheet>
  );
}
