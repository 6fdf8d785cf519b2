/** What letters and the calendar are made from: Today and the plan, as their own pages have them. */
import type { Deps } from '#server/deps.ts';
import { describePlan } from '#server/domains/coach/plan/service.ts';
import { readToday } from '#server/domains/coach/today/service.ts';
import type { LetterSource } from '#server/domains/learning/reminders/service.ts';

export const letterSource = (deps: Deps): LetterSource => ({
  readToday: (userId, locale) => readToday(deps, userId, locale),
  readPlan: (userId, locale) => describePlan(deps, userId, locale),
});
