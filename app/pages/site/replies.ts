/** What the API replies to these pages with, by the names that they use. */
import type { Calls } from '#contract/all.ts';

export type CourseDetail = Calls['GET /api/courses/{name}']['reply'];

export type EventDetail = Calls['GET /api/events/{name}']['reply'];
