/** A file is chosen, read, shown, and taken in when its owner says so. */
import { type DragEvent, useRef, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { ExchangeSection } from '#app/pages/words/exchange/exchange-section.tsx';
import { ImportReport, type Report } from '#app/pages/words/exchange/import-report.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { ApiError } from '#contract/client.ts';
import { largestWordsFile } from '#core/words/exchange.ts';
import { exchangePage } from '#messages/words/exchange.ts';

type Step =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File }
  | { kind: 'shown'; file: File; report: Report; isBusy: boolean }
  /** With the file where it is worth trying again. */
  | { kind: 'failed'; text: string; file: File | null };

function sendFile(file: File, choice: { preview: boolean; progress: boolean }): Promise<Report> {
  const body = new FormData();
  body.set('file', file);
  body.set('preview', String(choice.preview));
  body.set('progress', String(choice.progress));
  return quietApi('POST /api/words/import', { body, timeoutMs: 90_000 });
}

export function ImportForm() {
  const t = useText(exchangePage);
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'choose' });

  const fail = (error: unknown, file: File) => {
    if (!(error instanceof ApiError)) throw error;
    const hasAnswer = error.status !== 0;
    // Trying again helps where nobody answered or all were busy; a file that was refused stays refused.
    const again = !hasAnswer || error.status >= 500 || error.status === 429;
    setStep({ kind: 'failed', text: hasAnswer ? error.msg : t('failed'), file: again ? file : null });
  };

  async function look(file: File | undefined) {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size > largestWordsFile) return setStep({ kind: 'failed', text: t('too_large'), file: null });
    setStep({ kind: 'reading', file });
    try {
      const report = await sendFile(file, { preview: true, progress: true });
      setStep({ kind: 'shown', file, report, isBusy: false });
    } catch (error) {
      fail(error, file);
    }
  }

  async function takeIn(file: File, report: Report, progress: boolean) {
    setStep({ kind: 'shown', file, report, isBusy: true });
    try {
      const done = await sendFile(file, { preview: false, progress });
      setStep({ kind: 'shown', file, report: done, isBusy: false });
    } catch (error) {
      fail(error, file);
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (step.kind !== 'reading') look(event.dataTransfer.files[0]);
  };

  return (
    <ExchangeSection title={t('import')} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className="max-w-[38em] text-15 text-ink-2">{t('import_help')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone={step.kind === 'choose' ? 'outline' : 'quiet'}
          disabled={step.kind === 'reading'}
          onClick={() => input.current?.click()}
        >
          {step.kind === 'choose' ? t('choose') : t('choose_other')}
        </Button>
        {step.kind === 'choose' ? (
          <span className="hidden text-14 text-ink-3 md:inline">{t('drop')}</span>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept=".apkg,.csv,.tsv,.txt,text/csv,text/plain,application/zip"
        aria-label={t('choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => look(event.target.files?.[0])}
      />
      <div aria-live="polite" className="mt-5">
        {step.kind === 'reading' ? (
          <Rhythm live labelled label={t('reading', { name: step.file.name })} />
        ) : step.kind === 'failed' ? (
          <ErrorNote onRetry={step.file ? () => look(step.file ?? undefined) : undefined}>
            {step.text}
          </ErrorNote>
        ) : step.kind === 'shown' ? (
          <ImportReport
            name={step.file.name}
            report={step.report}
            isBusy={step.isBusy}
            onConfirm={(progress) => takeIn(step.file, step.report, progress)}
          />
        ) : null}
      </div>
    </ExchangeSection>
  );
}
