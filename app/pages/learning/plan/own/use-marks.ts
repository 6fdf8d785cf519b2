/** Marks for work done elsewhere: shown at once; where one cannot be kept, it is taken back and said. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import type { DayTask } from './types.ts';

export function useMarks() {
  const t = useText(ownPlanTexts);
  const [marked, setMarked] = useState<Readonly<Record<string, DayTask['state']>>>({});
  const set = (id: string, state: DayTask['state']) => setMarked((before) => ({ ...before, [id]: state }));

  async function mark(task: DayTask, isDone: boolean): Promise<void> {
    set(task.id, isDone ? 'elsewhere' : 'open');
    try {
      const kept = await quietApi('PUT /api/study-plan/tasks/{id}', {
        params: { id: task.id },
        body: { isDone },
      });
      set(task.id, kept.state);
    } catch {
      set(task.id, task.state);
      showToast({ text: t('mark_failed'), tone: 'error' });
    }
  }

  return { mark, seen: (task: DayTask): DayTask => ({ ...task, state: marked[task.id] ?? task.state }) };
}
