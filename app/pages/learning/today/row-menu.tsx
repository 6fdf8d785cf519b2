/** The menu of a task's row: for work done elsewhere, which nobody here can see. */
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import type { Task } from '#app/pages/learning/today/replies.ts';
import { tellFailure } from '#app/tell-failure.ts';
import { DropdownMenu } from '#app/ui/overlays/dropdown-menu.tsx';
import { todayTexts } from '#messages/learning/today.ts';

export default function RowMenu({ task, title }: { task: Task; title: string }) {
  const t = useText(todayTexts);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const isDone = task.state === 'open';
  const tick = async () => {
    setBusy(true);
    try {
      await api('PUT /api/study-plan/tasks/{id}', { params: { id: task.id }, body: { isDone } });
      await revalidate();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('task_menu', { task: title })}
          aria-busy={isBusy || undefined}
          className="grid size-11 place-items-center text-ink-3 hover:text-ink md:size-9"
        >
          <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      }
      items={[
        {
          key: 'elsewhere',
          label: t(isDone ? 'elsewhere' : 'not_elsewhere'),
          disabled: isBusy,
          onSelect: tick,
        },
      ]}
    />
  );
}
