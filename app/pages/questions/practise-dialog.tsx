/** How many, timed or not: makes the set, starts it and leads into the runner. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { type PracticeWanted, usePractise } from '#app/pages/questions/use-practise.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { practiseDialog } from '#messages/questions/practise-dialog.ts';
import { uiTexts } from '#messages/ui.ts';

/** Where the questions come from: one of these. */
export type PractiseSource = Pick<PracticeWanted, 'filter' | 'wrongBook' | 'collection'>;

const sizes = [5, 10, 20, 40] as const;
const max = 60;

/** Sizes that there are enough questions for, and all of them where that is not too many. */
function countsFor(total: number): number[] {
  const smaller: number[] = sizes.filter((size) => size < total);
  return total <= max ? [...smaller, total] : smaller;
}

type PractiseDialogProps = { from: PractiseSource; total: number; onClose: () => void };

export default function PractiseDialog({ from, total, onClose }: PractiseDialogProps) {
  const t = useText(practiseDialog);
  const u = useText(uiTexts);
  const counts = countsFor(total);
  const [count, setCount] = useState(counts.includes(10) ? 10 : (counts.at(-1) ?? 1));
  const [isTimed, setIsTimed] = useState(false);
  const { practise, isBusy, error } = usePractise(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('practise_title')}
      description={t(from.wrongBook ? 'practise_text_wrong' : 'practise_text', { n: total })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{u('cancel')}</Button>
          </DialogClose>
          <Button tone="beam" busy={isBusy} onClick={() => practise({ ...from, count, timed: isTimed })}>
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
