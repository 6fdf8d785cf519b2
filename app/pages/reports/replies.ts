/** What the API replies to these pages with, by the names that they use. */
import type { Calls } from '#contract/all.ts';

export type Report = Calls['GET /api/records/{id}/results']['reply'];

export type Essay = Calls['GET /api/records/{id}/essays']['reply'][number];

export type Sitting = Calls['GET /api/results']['reply']['list'][number];

export type TrendData = Calls['GET /api/results/trend']['reply'];

export type ReportItem = Report['items'][number];
