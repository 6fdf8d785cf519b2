/** What the API replies to these pages with, by the names that they use. */
import type { Calls } from '#contract/all.ts';

export type StaffEssay = Calls['GET /api/staff/essays/{id}']['reply'];
