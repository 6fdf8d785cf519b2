/** A task in words: what it is called, why it is there, what its button says, and the headline it makes. */
import type { NextTask, Reason, Task, Today, Work } from '#app/pages/learning/today/replies.ts';
import type { Say } from '#core/texts.ts';
import type { todayTexts } from '#messages/learning/today.ts';

type T = Say<typeof todayTexts>;

const measureOf = (tag: string): 'verbal' | 'quant' => (tag.startsWith('quant') ? 'quant' : 'verbal');

/** In the list of today and of tomorrow. Without a number where only the kind of work is known. */
export function taskTitle(t: T, work: Work, name: string | null, n: number): string {
  switch (work.kind) {
    case 'stream':
      return t(`task_${work.measure}`, { n });
    case 'topic':
      return t('task_topic', { name: name ?? work.tag, n });
    case 'lesson':
      return t('task_lesson', { name: name ?? '' });
    case 'essay':
      return name ? t('task_essay_named', { name }) : t('task_essay');
    case 'diagnostic':
    case 'words':
    case 'mistakes':
      return t(`task_${work.kind}`, { n });
    default:
      return t(`task_${work.kind}`);
  }
}

/** One word before the title: the measure, or the kind of work. */
export function taskMark(t: T, work: Work): string {
  switch (work.kind) {
    case 'stream':
      return t(`mark_${work.measure}`);
    case 'topic':
      return t(`mark_${measureOf(work.tag)}`);
    case 'mock-review':
      return t('mark_mock');
    case 'register':
    case 'prepare':
      return t('mark_exam');
    default:
      return t(`mark_${work.kind}`);
  }
}

export function reasonText(t: T, reason: Reason): string {
  switch (reason.code) {
    case 'worth':
      return reason.points === null ? t('why_worth') : t('why_worth_points', { points: reason.points });
    case 'weak':
      return t('why_weak', { name: reason.name });
    case 'behind-target':
      return t(`why_behind-target_${reason.measure}`);
    default:
      return t(`why_${reason.code}`);
  }
}

export const sayState = (t: T, { state }: Task): string =>
  t(state === 'open' ? 'is_open' : state === 'done' ? 'is_done' : 'is_elsewhere');

/** What the step is called where a page has room for one line; `isFirst` opens the day. */
export function stepTitle(t: T, next: NextTask, isFirst: boolean): string {
  const { kind, work, name, minutes: m } = next;
  const n = next.amount ?? 10;
  const when = isFirst ? 'first' : 'then';
  if (kind === 'start') return t('no_goal');
  if (kind === 'official-score') return t('past');
  if (kind === 'diagnostic') return t(`${when}_diagnostic`, { m });
  if (kind === 'words' || kind === 'mistakes') return t(`${when}_${kind}`, { n });
  if (kind === 'stream') return t(`${when}_${work?.kind === 'stream' ? work.measure : 'verbal'}`, { n });
  if (kind === 'topic') return t(`${when}_topic`, { n, name: name ?? '' });
  if (kind === 'lesson') return t(`${when}_lesson`, { name: name ?? '' });
  return t(`${when}_${kind}`);
}

export function stepButton(t: T, { kind }: NextTask): string {
  if (kind === 'stream' || kind === 'topic') return t('go_practice');
  if (kind === 'official-score') return t('past_enter');
  return t(`go_${kind}`);
}

/** The h1: the next step, or what kind of day it is. */
export function headline(t: T, today: Today): string {
  const { state, next, tasks } = today;
  const isFirst = tasks.every((task) => task.state === 'open');
  const step = next ? stepTitle(t, next, isFirst) : null;
  switch (state) {
    case 'no-goal':
      return t('no_goal');
    case 'done':
      return tasks.length === 1 ? t('done_one') : t('done', { n: tasks.length });
    case 'rest':
      return t('rest');
    case 'eve':
      return t('eve');
    case 'exam-day':
      return t('exam_day');
    case 'past':
      return t(next?.kind === 'start' ? 'past_told' : 'past');
    case 'back':
      return step === null ? t('no_tasks') : t('back', { step });
    default:
      return step ?? t('no_tasks');
  }
}

/** The sentence below it. */
export function whyText(t: T, today: Today): string {
  const { state, next, tasks, replanned, tomorrow, lamps } = today;
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  switch (state) {
    case 'no-goal':
      return t('no_goal_why');
    case 'done': {
      const [first] = tomorrow;
      const said = lamps.todayMinutes > 0 ? t('done_why', { m: lamps.todayMinutes }) : '';
      const m = tomorrow.reduce((sum, task) => sum + task.minutes, 0);
      const ahead = first ? t('done_tomorrow', { m, what: taskMark(t, first.work) }) : t('done_rest');
      return said + ahead;
    }
    case 'back': {
      const n = (replanned?.moved ?? 0) + (replanned?.dropped ?? 0);
      return n > 0 ? t('back_why', { n, m: minutes }) : t('back_why_none', { m: minutes });
    }
    case 'rest':
      return t(next ? 'rest_why' : 'rest_why_none');
    case 'eve':
      return t('eve_why');
    case 'exam-day':
      return t('exam_day_why');
    case 'past':
      return t(next?.kind === 'start' ? 'past_told_why' : 'past_why');
    default:
      return next?.reason ? reasonText(t, next.reason) : '';
  }
}
