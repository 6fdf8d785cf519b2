/** What the API tells of today, as the pages use it. */
import type { Calls } from '#contract/all.ts';

export type Today = Calls['GET /api/today']['reply'];
export type NextTask = NonNullable<Today['next']>;
export type Task = Today['tasks'][number];
export type Work = Task['work'];
export type Reason = Task['reason'];
export type DayLamp = Today['lamps']['days'][number];
