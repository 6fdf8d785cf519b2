/** A task of the plan: its window, what it is and why, its minutes, its own start, and a menu for work done elsewhere. */
import { ArrowRight, Ellipsis } from 'lucide-react';
import { Link, useText } from '#app/locale.tsx';
import { DropdownMenu } from '#app/ui/overlays/dropdown-menu.tsx';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { useTaskWords } from './task-words.ts';
import type { DayTask } from './types.ts';
import { TaskWindow } from './window.tsx';

type TaskRowProps = {
  task: DayTask;
  isNext?: boolean;
  /** Only today's tasks can be marked. */
  onMark?: (isDone: boolean) => void;
};

export function TaskRow({ task, isNext = false, onMark }: TaskRowProps) {
  const t = useText(ownPlanTexts);
  const words = useTaskWords();
  const name = words.name(task);
  const isOpen = task.state === 'open';
  const isBegun = isOpen && task.done > 0;
  return (
    <li
      className={`relative flex min-h-16 items-center gap-3 border-b border-rule last:border-b-0 ${isNext ? '-mx-3 border-l-3 border-l-beam bg-linear-to-r from-beam-wash to-beam-faint px-3 md:-ml-3.5' : ''}`}
    >
      <TaskWindow state={task.state} isNext={isNext} />
      <div className="min-w-0 flex-1 py-2.5">
        <Link
          to={task.to}
          className={`leading-snug underline-offset-4 before:absolute before:inset-y-0 before:right-12 before:left-0 hover:underline ${isOpen ? 'font-semibold' : 'text-ink-2'}`}
        >
          {name}
          <span className="sr-only">
            {`, ${t('n_minutes', { n: task.minutes })}, ${t(`state_${task.state}`)}`}
          </span>
        </Link>
        <p className="text-13 text-ink-3">
          {task.state === 'elsewhere' ? t('state_elsewhere') : words.reason(task)}
          {isBegun ? ` · ${t('progress', { done: task.done, of: task.amount })}` : null}
        </p>
      </div>
      <span aria-hidden="true" className="flex-none text-14 text-ink-3">
        {t('n_minutes', { n: task.minutes })}
      </span>
      <span
        aria-hidden="true"
        className="flex w-20 flex-none items-center justify-end gap-1.5 text-14 font-semibold max-md:hidden"
      >
        {isOpen ? (
          <>
            {t(isBegun ? 'go_on' : 'start')}
            <ArrowRight strokeWidth={1.75} className="size-4" />
          </>
        ) : null}
      </span>
      {onMark && task.state !== 'done' ? (
        <DropdownMenu
          trigger={
            <button
              type="button"
              aria-label={t('more', { what: name })}
              className="relative -mr-2.5 grid size-11 flex-none place-items-center rounded-2 text-ink-3 hover:bg-paper-2 hover:text-ink"
            >
              <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          }
          items={[
            {
              key: 'elsewhere',
              label: t(isOpen ? 'mark_elsewhere' : 'unmark'),
              onSelect: () => onMark(isOpen),
            },
          ]}
        />
      ) : onMark ? (
        <span className="-mr-2.5 w-11 flex-none" />
      ) : null}
    </li>
  );
}
