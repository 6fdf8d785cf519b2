/** The table of contents of what runs beside the requests. */
import type { Deps } from '#server/deps.ts';
import { startSweeper } from '#server/domains/attempts/service.ts';
import { startCalibration } from '#server/domains/calibration/service.ts';
import { startEssaySweeper } from '#server/domains/essays/service.ts';
import { startCounting } from '#server/domains/learning/answers/service.ts';
import { startReminding } from './remind.ts';
import { startTidying } from './tidy.ts';

export type Job = { close: () => Promise<void> };

export const startJobs = (deps: Deps): Job[] => [
  startSweeper(deps),
  startEssaySweeper(deps),
  startCounting(deps),
  startCalibration(deps),
  startReminding(deps),
  startTidying(deps),
];
