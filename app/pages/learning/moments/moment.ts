/** A moment as its page, drawing and card use it. */
import type { Calls } from '#contract/all.ts';
import type { Say } from '#core/texts.ts';
import type { momentTexts } from '#messages/learning/moments.ts';

export type Moment = Calls['GET /api/moments/{kind}']['reply'];
type Today = Calls['GET /api/today']['reply'];

/** With what stands behind it: the estimate, its weeks and the target. */
export type MomentTold = {
  moment: Moment;
  total: Today['score']['total'];
  chart: Today['chart'];
  target: number | null;
};

/** Lamps shine at night; marks, steps and lines are drawn on paper. */
export const isNightMoment = (kind: Moment['kind']): boolean =>
  kind === 'first-mock' || kind.startsWith('lamps');

export function momentHead(t: Say<typeof momentTexts>, { kind, n, name }: Moment): string {
  if (kind === 'topic') return t('head_topic', { name: name ?? '' });
  if (kind === 'target') return t('head_target', { n });
  return t(`head_${kind}`);
}
