/** What the API answers on a lesson, as these pages name it. */
import type { Calls } from '#contract/all.ts';

export type LessonReply = Calls['GET /api/lessons/{slug}']['reply'];
export type ShownLesson = LessonReply['lesson'];
export type ShownCheck = LessonReply['checks'][number];
