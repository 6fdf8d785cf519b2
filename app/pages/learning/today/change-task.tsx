/** “Another task”: today's open tasks as radios; the chosen one starts, the others stay on the list. */
import { useState } from 'react';
import { useGo, useText } from '#app/locale.tsx';
import type { Task } from '#app/pages/learning/today/replies.ts';
import { reasonText, taskTitle } from '#app/pages/learning/today/task-words.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { todayTexts } from '#messages/learning/today.ts';

export default function ChangeTask({ tasks, chosen }: { tasks: readonly Task[]; chosen: string | null }) {
  const t = useText(todayTexts);
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const [id, setId] = useState(chosen ?? tasks[0]?.id ?? '');
  const start = () => {
    const task = tasks.find((one) => one.id === id);
    if (task) go(task.to);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="inline-flex min-h-11 items-center font-semibold">
          <span className="border-b border-rule-2 hover:border-ink">{t('change')}</span>
        </button>
      }
      title={t('change_title')}
      description={t('change_text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('change_cancel')}</Button>
          </DialogClose>
          <Button tone="ink" onClick={start}>
            {t('change_do')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('change_title')}
        labelHidden
        name="task"
        value={id}
        onValueChange={setId}
        options={tasks.map((task) => ({
          value: task.id,
          label: taskTitle(t, task.work, task.name, task.amount),
          help: `${t('minutes', { m: task.minutes })} · ${reasonText(t, task.reason)}`,
        }))}
      />
    </Dialog>
  );
}
