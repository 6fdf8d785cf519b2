/** One task of the plan in words, with its box, and how ticks are kept. */
import { useCallback, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { Link, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { showToast } from '#app/toasts.ts';
import type { Calls } from '#contract/all.ts';
import { planTexts, topicNames } from '#messages/learning/plan.ts';
import { formNames } from '#messages/questions.ts';

export type Plan = Calls['GET /api/study-plan/preview']['reply'];
export type Task = Plan['tasks'][number];

/** What there is to do, in a line. */
export function useTaskName() {
  const t = useText(planTexts);
  const form = useText(formNames);
  const topic = useText(topicNames);
  const topicOf = (tag: string) => topic(tag as keyof typeof topicNames);
  return ({ work }: Pick<Task, 'work'>): string => {
    switch (work.kind) {
      case 'set':
        return t('work_set', { form: form(work.form), level: work.difficulty });
      case 'topic':
        return t('work_topic', { topic: topicOf(work.tag), level: work.difficulty });
      case 'essay':
        return t('work_essay', { topic: topicOf(work.tag) });
      case 'mock':
      case 'mock-review':
        return t(`work_${work.kind}`, { n: work.number });
      default:
        return t(`work_${work.kind}`);
    }
  };
}

export type Ticks = { isDone: (task: Task) => boolean; tick: (task: Task, isDone: boolean) => void };

/** A tick shows at once; where it cannot be kept, it is taken back and said. */
export function useTicks(): Ticks {
  const t = useText(planTexts);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const tick = useCallback(
    async (task: Task, isDone: boolean) => {
      setChanged((before) => ({ ...before, [task.id]: isDone }));
      try {
        await quietApi('PUT /api/study-plan/tasks/{id}', { params: { id: task.id }, body: { isDone } });
      } catch {
        setChanged((before) => ({ ...before, [task.id]: !isDone }));
        showToast({ text: t('tick_failed'), tone: 'error' });
      }
    },
    [t],
  );
  return { isDone: (task) => changed[task.id] ?? task.isDone, tick };
}

type TaskLineProps = { task: Task /** Null for a plan that nobody keeps. */; ticks: Ticks | null };

export function TaskLine({ task, ticks }: TaskLineProps) {
  const t = useText(planTexts);
  const dates = useDates();
  const name = useTaskName()(task);
  const isDone = ticks?.isDone(task) ?? false;
  return (
    <li className="flex items-baseline gap-3 border-b border-rule py-2 last:border-b-0">
      {ticks ? (
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => ticks.tick(task, event.target.checked)}
          aria-label={t('tick', { what: name })}
          className="relative top-1 size-4.5 flex-none cursor-pointer appearance-none rounded-1 border border-field bg-white bg-center bg-no-repeat before:absolute before:-inset-3 checked:border-ink checked:bg-ink checked:bg-[url(/art/tick.svg)]"
        />
      ) : null}
      <span className="w-11 flex-none text-13 text-ink-3">{t(task.measure)}</span>
      <span className="min-w-0 flex-1">
        <Link
          to={task.to}
          className={`underline-offset-4 hover:underline ${isDone ? 'text-ink-3 line-through' : 'font-semibold'}`}
        >
          {name}
        </Link>
        {task.movedFrom ? (
          <span className="ml-2 text-13 whitespace-nowrap text-ink-3">
            {t('moved_from', { day: dates.day(task.movedFrom) })}
          </span>
        ) : null}
      </span>
      <span className="flex-none text-14 text-ink-3">{t('n_minutes', { n: task.minutes })}</span>
    </li>
  );
}
