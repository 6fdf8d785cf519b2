/** Writing beside the other measures in the headline. */

import { useText } from '#app/locale.tsx';
import { EssayBand } from '#app/pages/reports/essay/essay-block.tsx';
import type { Essay } from '#app/pages/reports/replies.ts';
import { essayTexts } from '#messages/essays.ts';
import { reportPages } from '#messages/reports/pages.ts';

/** A sitting has one essay as a rule; of several the first stands here. */
type EssayMeasureProps = { essay: Essay; target: number | null; className: string };

export function EssayMeasure({ essay, target, className }: EssayMeasureProps) {
  const t = useText(essayTexts);
  const pages = useText(reportPages);
  const { estimate, teacher, state } = essay;
  return (
    <section className={className}>
      <h2 className="font-sans text-14 font-normal text-ink-2">{pages('write')}</h2>
      <p className="font-serif text-44 leading-[1.15] font-bold md:text-60">
        {teacher
          ? teacher.score.toFixed(1)
          : estimate === 'NS'
            ? t('ns')
            : (estimate?.middle.toFixed(1) ?? '—')}
        {!teacher && estimate && estimate !== 'NS' ? (
          <span className="ml-2 text-18 font-normal text-ink-3 md:text-21">±0.5</span>
        ) : null}
      </p>
      {estimate && estimate !== 'NS' ? <EssayBand essay={essay} estimate={estimate} target={target} /> : null}
      <div className="mt-1 text-13 text-ink-2 md:mt-2 md:text-14">
        <span className="block">
          {teacher
            ? t('teacher_score')
            : state === 'waiting'
              ? t('head_waiting')
              : state === 'failed'
                ? t('head_failed')
                : t('unofficial')}
          {teacher && estimate && estimate !== 'NS'
            ? ` · ${t('beside', { low: estimate.low.toFixed(1), high: estimate.high.toFixed(1) })}`
            : ''}
        </span>
        {target === null ? null : <span className="block">{pages('target', { n: target.toFixed(1) })}</span>}
      </div>
    </section>
  );
}

/** Of a set that has nothing but essays. */
export function EssayHeadline({ essay: { teacher, estimate, state } }: { essay: Essay }) {
  const t = useText(essayTexts);
  if (teacher) return t('head_teacher', { score: teacher.score.toFixed(1) });
  if (estimate === 'NS') return t('head_ns');
  if (estimate) return t('head', { low: estimate.low.toFixed(1), high: estimate.high.toFixed(1) });
  return t(state === 'waiting' ? 'head_waiting' : 'head_failed');
}
