/** Today's tasks in the order of their worth: the whole row starts the work, and work lights its window. */
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { TaskWindow } from '#app/art/lamp.tsx';
import { Link, useText } from '#app/locale.tsx';
import type { Task, Today } from '#app/pages/learning/today/replies.ts';
import { reasonText, sayState, taskMark, taskTitle } from '#app/pages/learning/today/task-words.ts';
import { useIsOffline } from '#app/pages/learning/today/use-is-offline.ts';
import { Callout } from '#app/ui/callout.tsx';
import { todayTexts } from '#messages/learning/today.ts';

/** Asked for when the page is there: nobody needs it first. */
const RowMenu = lazy(() => import('#app/pages/learning/today/row-menu.tsx'));

type TaskListProps = {
  today: Today;
  /** Tasks whose window was lit since their reader was last here. */
  fresh: ReadonlySet<string>;
};

export function TaskList({ today: { tasks, next }, fresh }: TaskListProps) {
  const t = useText(todayTexts);
  const isOffline = useIsOffline();
  const open = tasks.filter(({ state }) => state === 'open');
  const done = tasks.length - open.length;
  const minutes = open.reduce((sum, task) => sum + task.minutes, 0);
  const sum =
    open.length === 0
      ? t('all_done', { n: tasks.length })
      : done === 0
        ? t('left_none_done', { n: open.length, m: minutes })
        : t('left', { done, n: open.length, m: minutes });
  return (
    <section aria-labelledby="tasks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="tasks" className="text-26">
          {t('tasks')}
        </h2>
        <p className="text-14 text-ink-2">{sum}</p>
      </div>
      {/* In proportion to the minutes; what it shows, the rows say. */}
      <div aria-hidden="true" className="mt-2 mb-1 flex h-1 gap-[3px]">
        {tasks.map((task) => (
          <i
            key={task.id}
            style={{ flexGrow: Math.max(1, task.minutes) }}
            className={task.state !== 'open' ? 'bg-ink' : task.id === next?.taskId ? 'bg-beam' : 'bg-paper-3'}
          />
        ))}
      </div>
      {isOffline ? (
        <Callout as="p" className="mt-3">
          {t('offline')}
        </Callout>
      ) : null}
      <ol>
        {tasks.map((task) => (
          <Row
            key={task.id}
            task={task}
            isNext={task.id === next?.taskId}
            isFresh={fresh.has(task.id)}
            isOffline={isOffline}
          />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { task: Task; isNext: boolean; isFresh: boolean; isOffline: boolean };

function Row({ task, isNext, isFresh, isOffline }: RowProps) {
  const t = useText(todayTexts);
  const title = taskTitle(t, task.work, task.name, task.amount);
  const isOpen = task.state === 'open';
  // The trainer of words keeps what it needs; everything else asks the server.
  const needsNetwork = isOffline && isOpen && task.work.kind !== 'words';
  const note = needsNetwork
    ? t('needs_network')
    : !isOpen
      ? sayState(t, task)
      : task.done > 0
        ? t('part_done', { done: task.done, n: task.amount })
        : reasonText(t, task.reason);
  // Title, minutes, how far: in this order, whatever the eye sees first.
  const spoken = [
    t('minutes', { m: task.minutes }),
    isOpen && task.done > 0 ? t('part_done', { done: task.done, n: task.amount }) : sayState(t, task),
    ...(needsNetwork ? [t('needs_network')] : []),
  ];
  const noteId = useId();
  const look =
    task.state === 'done' ? 'lit' : task.state === 'elsewhere' ? 'elsewhere' : isNext ? 'next' : 'dark';
  const content = (
    <>
      <span className={isFresh ? 'animate-kindle' : undefined}>
        <TaskWindow look={look} />
      </span>
      <span aria-hidden="true" className="w-18 flex-none text-14 text-ink-3 max-lg:hidden">
        {taskMark(t, task.work)}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block ${isOpen ? 'font-semibold' : 'text-ink-2'}`}>
          {title}
          <span className="sr-only">{spoken.map((part) => t('and_then') + part).join('')}</span>
        </span>
        <span id={noteId} aria-hidden="true" className="block text-13 text-ink-3">
          {note}
        </span>
      </span>
      <span aria-hidden="true" className="flex-none text-13 text-ink-2 md:text-14">
        {t('minutes', { m: task.minutes })}
      </span>
      {isOpen ? (
        <span
          aria-hidden="true"
          className="flex w-20 flex-none items-center justify-end gap-1.5 text-14 font-semibold max-lg:hidden"
        >
          {t(task.done > 0 ? 'go_on' : 'begin')}
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </span>
      ) : (
        <span className="w-20 flex-none max-lg:hidden" />
      )}
    </>
  );
  const row = 'flex min-h-16 min-w-0 flex-1 items-center gap-3.5 py-2 md:gap-4.5';
  return (
    <li
      className={`relative flex items-center border-b border-rule last:border-0 ${
        isNext
          ? '-mx-4 bg-beam-wash px-4 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-beam'
          : isOpen
            ? '-mx-4 px-4 hover:bg-beam-faint'
            : ''
      }`}
    >
      {isOpen ? (
        <Link to={task.to} data-task-row aria-describedby={noteId} className={row}>
          {content}
        </Link>
      ) : (
        <span className={row}>{content}</span>
      )}
      {task.state === 'done' ? (
        <span className="w-8 flex-none md:w-9" />
      ) : (
        <span className="-mr-3 size-11 flex-none md:mr-0 md:size-9">
          <Suspense>
            <RowMenu task={task} title={title} />
          </Suspense>
        </span>
      )}
    </li>
  );
}
