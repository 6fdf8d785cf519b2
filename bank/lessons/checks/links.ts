/** Checks that a lesson is one that is wanted, and that the lessons it leads to are. */
import type { WrittenLesson } from '../schema.ts';

export function checkLinks({ id, before, next }: WrittenLesson, wanted: ReadonlySet<string>): string[] {
  const told = wanted.has(id) ? [] : ['is no lesson of core/lessons/topics.ts'];
  for (const link of [...before, ...next]) {
    if (!wanted.has(link)) told.push(`leads to ${link}, which is no lesson of core/lessons/topics.ts`);
    if (link === id) told.push('leads to itself');
  }
  for (const link of next) if (before.includes(link)) told.push(`leads on to ${link}, which came before`);
  return told;
}

/** Lessons that are wanted and not written; a link to one is dead as long as it is missing. */
export function findDeadLinks({ before, next }: WrittenLesson, written: ReadonlySet<string>): string[] {
  return [...before, ...next]
    .filter((link) => !written.has(link))
    .map((link) => `leads to ${link}, which is not written yet`);
}
