/** What the API replies to these pages with, by the names that they use, and how it is written. */
import type { Calls } from '#contract/all.ts';
import { thousands } from '#core/thousands.ts';

/** `12`, and `999+` where more are not counted. */
export const countText = ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
  `${thousands(count)}${hasMore ? '+' : ''}`;

export type StaffEssay = Calls['GET /api/staff/essays/{id}']['reply'];

export type FoundUser = Calls['POST /api/staff/users/search']['reply']['list'][number];
