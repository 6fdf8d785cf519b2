/** Tasks as replies show them, with names in the caller's language. */
import { type DayTask, type TaskReason, type TaskWork, wayOn } from '#core/learning/plan/day-task.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Queryable } from '#server/db/tx.ts';
import { getLibrary } from '#server/domains/lessons/service.ts';
import { presentTag, readBank } from '#server/domains/questions/service.ts';

export type Names = { tag: (path: string) => string; work: (work: TaskWork) => string | null };

export async function readNames(db: Queryable, locale: Locale): Promise<Names> {
  const { tree } = await readBank(db);
  const tag = (path: string): string => {
    const row = tree.byPath.get(path);
    // A tag that is gone since the day was made is called by its path.
    return row ? presentTag(row, locale).name : path;
  };
  return {
    tag,
    work: (work) => {
      if (work.kind === 'topic' || work.kind === 'essay') return tag(work.tag);
      if (work.kind !== 'lesson') return null;
      const lesson = getLibrary().findBySlug(work.slug);
      return lesson ? plainText(lesson.title[locale]) : null;
    },
  };
}

export function presentReason(reason: TaskReason, names: Names) {
  if (reason.code === 'worth') return { ...reason, name: reason.tag === null ? null : names.tag(reason.tag) };
  return reason.code === 'weak' ? { ...reason, name: names.tag(reason.tag) } : reason;
}

export const presentTask = (task: DayTask, names: Names) => ({
  ...task,
  to: wayOn(task),
  name: names.work(task.work),
  reason: presentReason(task.reason, names),
});
