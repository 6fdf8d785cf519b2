/** A lesson in the overview, and how it stands with its reader. */
import type { KeptProgress } from '#app/lessons/engine/kept-progress.ts';
import type { Calls } from '#contract/all.ts';

export type Area = Calls['GET /api/lessons']['reply']['areas'][number];
export type ListedLesson = Area['lessons'][number];

/** What a device knows stands in for what the server does not know (yet). */
export function withKept({ area, lessons }: Area, kept: ReadonlyMap<string, KeptProgress>): Area {
  return {
    area,
    lessons: lessons.map((lesson) => {
      const here = kept.get(lesson.slug);
      if (!here || (lesson.own && lesson.own.share >= here.share)) return lesson;
      const { place, share, startedAt, updatedAt } = here;
      return {
        ...lesson,
        own: { place, share, startedAt, updatedAt, finishedAt: share >= 1 ? updatedAt : null },
      };
    }),
  };
}
