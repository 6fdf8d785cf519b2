/** The line under a question on wide screens: whether all is saved, a way to report a problem, the text's size, and the shortcuts of practice. */
import { Check, CircleAlert, CloudUpload, HardDrive } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import { LanguageSwitch } from '#app/questions/language.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { type SaveStatus, saveStatus } from '#app/runner/engine/save-status.ts';
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
  const status = saveStatus(state);
  const { canCheck } = state.record.exam;
  const shown = shortcuts.filter(
    ({ button }) => (button !== 'calculator' || hasCalculator) && (button !== 'check' || canCheck),
  );
  return (
    <>
      {/* A phone has no room for the line, but an answer that is not saved has to be told. */}
      {isProblem(status) ? (
        <SaveLine
          status={status}
          className="border-t border-rule px-5 py-2 text-13 md:hidden [@media(height<30rem)]:flex"
        />
      ) : null}
      <footer className="hidden min-h-11 items-center justify-between gap-6 border-t border-rule px-6 text-13 text-ink-3 md:flex [@media(height<30rem)]:hidden">
        <SaveLine status={status} />
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
    </>
  );
}

const icons = {
  refused: CircleAlert,
  others_refused: CircleAlert,
  kept: HardDrive,
  saving: CloudUpload,
  saved: Check,
} as const;

function SaveLine({ status, className = '' }: { status: SaveStatus; className?: string }) {
  const t = useText(runnerTexts);
  if (status.kind === 'none') return <span />;
  const Icon = icons[status.kind];
  const said =
    status.kind === 'kept'
      ? t('kept', { n: status.count })
      : status.kind === 'others_refused'
        ? t('others_refused', { numbers: status.numbers.join(t('and')) })
        : t(status.kind);
  return (
    <p
      className={`flex items-center gap-1.5 ${isProblem(status) ? 'font-semibold text-brick' : ''} ${className}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
      {said}
    </p>
  );
}

const isProblem = ({ kind }: SaveStatus): boolean => kind === 'refused' || kind === 'others_refused';
