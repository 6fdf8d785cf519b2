/** Fast and slow, right and wrong; what to do first; and what holds. */
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Block } from '#app/pages/reports/block.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { Places } from '#app/pages/reports/review/review-link.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { fewestForVerdict } from '#core/report/blocks.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

const cells = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;

export function Quadrant({ quadrant }: { quadrant: Report['quadrant'] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const max = Math.max(...cells.map((cell) => quadrant[cell]));
  return (
    <Block id="quadrant" title={t('quadrant')} intro={t('quadrant_text')}>
      <dl className="grid grid-cols-2 border-t border-l border-rule">
        {cells.map((cell) => (
          <div key={cell} className="border-r border-b border-rule p-4">
            <dt className="text-14 text-ink-2">{t(cell)}</dt>
            <dd className="font-serif text-34 font-bold">{quadrant[cell]}</dd>
            <dd aria-hidden="true" className="mt-1 h-2.5 bg-paper-3">
              <span
                className={`block h-full ${cell.endsWith('Right') ? 'bg-sea' : 'border border-brick bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-brick)_3px_5px)]'}`}
                style={{ width: max === 0 ? 0 : `${(quadrant[cell] / max) * 100}%` }}
              />
            </dd>
            {/* What to do about one or two questions is no advice. */}
            <dd className="mt-2 text-13 text-ink-3">
              {quadrant[cell] >= fewestForVerdict ? t(`${cell}_do`) : b('no_verdict')}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

/** Where a sentence compares with everybody, it does so only where enough of them are known. */
function useEvidence() {
  const t = useText(reviewTexts);
  return ({ count, right, peer }: { count: number; right: number; peer: number | null }) => {
    const own = { count, right, share: percentText(right / count) };
    return peer === null ? t('evidence', own) : t('evidence_peer', { ...own, peer: percentText(peer) });
  };
}

export function Priorities({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  const evidenceOf = useEvidence();
  const { priorities, strengths } = report;
  return (
    <Block id="priorities" title={t('priorities')} intro={b('priorities_text')}>
      {priorities.length === 0 ? <p>{t('priorities_none')}</p> : null}
      <ol>
        {priorities.map(({ tag, aim, gain, missed, ...counted }, index) => (
          <li
            key={tag.path}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-rule py-5 first:pt-1 md:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden="true"
              className={`w-max font-serif text-34 leading-none font-bold ${index === 0 ? 'bg-[linear-gradient(transparent_60%,var(--color-beam)_60%)]' : ''}`}
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-18">{tag.name}</h3>
              <p className="text-15 text-ink-2">{evidenceOf(counted)}</p>
              <p className="text-15 font-semibold">{r('gain_at', { aim: percentText(aim), n: gain })}</p>
              <div className="mt-1 flex flex-wrap gap-x-6">
                <Places report={report} exerciseIds={missed} />
                <TopicLink path={tag.path} name={tag.name} />
                <LessonLink lesson={tag.lesson} isShort className="text-14" />
              </div>
            </div>
            <div className="max-md:col-start-2">
              <PractiseThese
                wanted={{ filter: { tag: [tag.path] }, count: 10 }}
                tone={index === 0 ? 'beam' : 'quiet'}
                label={b('practise_named', { name: tag.name })}
              >
                {b('practise_n')}
              </PractiseThese>
            </div>
          </li>
        ))}
      </ol>
      {strengths.length > 0 ? (
        <>
          <h3 className="mt-8 text-21">{b('strengths')}</h3>
          <ul className="mt-2 border-t border-rule">
            {strengths.map(({ tag, ...counted }) => (
              <li
                key={tag.path}
                className="flex flex-wrap items-baseline gap-x-5 border-b border-rule py-2.5 md:flex-nowrap"
              >
                <b className="w-full font-semibold md:w-48">{tag.name}</b>
                <span className="flex-1 text-15 text-ink-2">{evidenceOf(counted)}</span>
                <TopicLink path={tag.path} name={tag.name} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Block>
  );
}

function TopicLink({ path, name }: { path: string; name: string }) {
  const r = useText(reviewTexts);
  return (
    <TextLink to={`/questions?tag=${path}`} aria-label={`${r('see_topic')}: ${name}`} className="text-14">
      {r('see_topic')}
    </TextLink>
  );
}
