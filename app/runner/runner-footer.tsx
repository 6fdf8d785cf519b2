/** The line under a question on wide screens: whether all is saved, a way to report a problem, the text's size, and the shortcuts of practice. */
import { Check, CloudUpload, HardDrive } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import { LanguageSwitch } from '#app/questions/language.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { ReportProblem } from '#app/runner/report-problem.tsx';
import { keyClass, ShortcutKeys } from '#app/runner/screens/help.tsx';
import { shortcuts } from '#app/runner/shortcuts.ts';
import { TextSize } from '#app/runner/text-size.tsx';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { helpTexts } from '#messages/runner/help.ts';
import { runnerTexts } from '#messages/runner.ts';

type RunnerFooterProps = {
  state: RunnerState;
  isPractice: boolean;
};

export function RunnerFooter({ state, isPractice }: RunnerFooterProps) {
  const t = useText(runnerTexts);
  const help = useText(helpTexts);
  const question = state.record.exercises[state.attempt.exerciseIndex]?.question;
  const hasCalculator = question?.exercise_type === 'quant';
  const shown = shortcuts.filter(({ button }) => button !== 'calculator' || hasCalculator);
  return (
    <footer className="hidden min-h-11 items-center justify-between gap-6 border-t border-rule px-6 text-13 text-ink-3 md:flex [@media(height<30rem)]:hidden">
      <SaveStatus state={state} />
      <div className="flex items-center gap-6">
        {isPractice && question ? <LanguageSwitch type={question.question_type} /> : null}
        {isPractice ? (
          <p aria-hidden="true" className="hidden gap-4 lg:flex">
            {shown.map((shortcut) => (
              <ShortcutKeys key={shortcut.button} shortcut={shortcut} />
            ))}
          </p>
        ) : null}
        {isPractice ? (
          <button
            type="button"
            data-lookup-open=""
            className={`hidden whitespace-nowrap hover:text-ink lg:inline-flex ${textButtonClass({ size: 'sm', tone: 'bare' })}`}
          >
            <kbd className={keyClass}>L</kbd> {t('key_look_up')}
          </button>
        ) : null}
        <ReportProblem state={state} className={`hover:text-ink ${textButtonClass({ size: 'sm' })}`}>
          {help('report')}
        </ReportProblem>
        <TextSize />
      </div>
    </footer>
  );
}

function SaveStatus({ state: { unsent, savedAt, isOffline } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  const look = 'flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:stroke-[1.75]';
  if (unsent.length > 0) {
    return isOffline ? (
      <p className={look}>
        <HardDrive aria-hidden="true" />
        {t('kept', { n: unsent.length })}
      </p>
    ) : (
      <p className={look}>
        <CloudUpload aria-hidden="true" />
        {t('saving')}
      </p>
    );
  }
  return savedAt === null ? (
    <span />
  ) : (
    <p className={look}>
      <Check aria-hidden="true" />
      {t('saved')}
    </p>
  );
}
