/** The plan that belongs to somebody, as the API gives it. */
import type { Calls } from '#contract/all.ts';

export type OwnPlan = NonNullable<Calls['GET /api/study-plan']['reply']>;
export type PlanDay = OwnPlan['days'][number];
export type DayTask = PlanDay['tasks'][number];
export type Goal = Calls['GET /api/users/goal']['reply'];
export type GoalChange = NonNullable<Calls['PUT /api/users/goal']['options']['body']>;
