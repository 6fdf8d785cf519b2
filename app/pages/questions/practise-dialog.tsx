/** How many, timed or not: makes the set, starts it and leads into the runner. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useGo, useText } from '#app/locale.tsx';
import { flowAddress } from '#app/runner/flow-address.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { questionPages } from '#messages/question-pages.ts';

type Wanted = NonNullable<Calls['POST /api/exercises/custom']['options']['body']>;

/** Where the questions come from: one of these. */
export type PractiseSource = Pick<Wanted, 'filter' | 'wrongBook' | 'collection'>;

const sizes = [5, 10, 20, 40] as const;
const most = 60;

/** Sizes that there are enough questions for, and all of them where that is not too many. */
function countsFor(total: number): number[] {
  const smaller: number[] = sizes.filter((size) => size < total);
  return total <= most ? [...smaller, total] : smaller;
}

type PractiseDialogProps = { from: PractiseSource; total: number; onClose: () => void };

export default function PractiseDialog({ from, total, onClose }: PractiseDialogProps) {
  const t = useText(questionPages);
  const go = useGo();
  const { open } = useShell();
  const counts = countsFor(total);
  const [count, setCount] = useState(counts.includes(10) ? 10 : (counts.at(-1) ?? 1));
  const [isTimed, setIsTimed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const start = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const { examId } = await quietApi('POST /api/exercises/custom', {
        body: { ...from, count, timed: isTimed },
      });
      const { recordId, screen, sectionId, exerciseId } = await quietApi('POST /api/users-exams', {
        body: { examId },
      });
      await go(flowAddress(examId, screen, { recordId, sectionId, exerciseId, fromType: null }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setIsBusy(false);
      if (failure.status === 401) {
        onClose();
        open('login');
      } else setError(failure.msg);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('practise_title')}
      description={t(from.wrongBook ? 'practise_text_wrong' : 'practise_text', { n: total })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="beam" busy={isBusy} onClick={start}>
            {t('practise_start')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('practise_count')}
        name="count"
        inline
        value={String(count)}
        onValueChange={(value) => setCount(Number(value))}
        options={counts.map((n) => ({
          value: String(n),
          label: t(n === total ? 'practise_all' : 'practise_n', { n }),
        }))}
      />
      <RadioGroup
        className="mt-4"
        label={t('practise_time')}
        name="timed"
        value={isTimed ? 'timed' : 'untimed'}
        onValueChange={(value) => setIsTimed(value === 'timed')}
        options={(['untimed', 'timed'] as const).map((value) => ({
          value,
          label: t(value),
          help: t(`${value}_help`),
        }))}
      />
      {error ? <ErrorNote className="mt-4">{error}</ErrorNote> : null}
    </Dialog>
  );
}
