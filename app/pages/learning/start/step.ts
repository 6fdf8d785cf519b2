/** What every question of the first run is given. */
import type { Draft } from './draft.ts';

export type StepProps = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The learner's own day. */
  today: string;
};
