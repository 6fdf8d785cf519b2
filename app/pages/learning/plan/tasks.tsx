/** One task of a plan that nobody keeps yet, in words. */
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { Link, useText } from '#app/locale.tsx';
import type { Calls } from '#contract/all.ts';
import { planTexts, topicNames } from '#messages/learning/plan.ts';
import { formNames } from '#messages/questions.ts';

export type Plan = Calls['GET /api/study-plan/preview']['reply'];
export type Task = Plan['tasks'][number];

/** What there is to do, in a line. */
function useTaskName() {
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

export function TaskLine({ task }: { task: Task }) {
  const t = useText(planTexts);
  const name = useTaskName()(task);
  return (
    <li className="flex items-baseline gap-3 border-b border-rule py-2 last:border-b-0">
      <span className="w-11 flex-none text-13 text-ink-3">{t(task.measure)}</span>
      <span className="min-w-0 flex-1">
        <Link to={task.to} className="mr-3 font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <LessonLink lesson={task.lesson} isShort className="text-13 whitespace-nowrap" />
      </span>
      <span className="flex-none text-14 text-ink-3">{t('n_minutes', { n: task.minutes })}</span>
    </li>
  );
}
