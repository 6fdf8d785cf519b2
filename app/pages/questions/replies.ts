/** What the API replies to these pages with, by the names that they use. */
import type { Calls } from '#contract/all.ts';

export type Detail = Calls['GET /api/questions/{id}']['reply'];
export type Checked = Calls['POST /api/questions/{id}/check']['reply'];
