/** The scores, each with its band, its percentile, the goal and the last. */

import type { ReactNode } from 'react';
import { type Scale, ScoreBand } from '#app/charts/score-band.tsx';
import { useText } from '#app/locale.tsx';
import { EssayMeasure } from '#app/pages/reports/essay/essay-measure.tsx';
import type { Essay, Report, Sitting } from '#app/pages/reports/replies.ts';
import { type ShownError, shownError, totalOf } from '#core/report/headline.ts';
import { changeBetween } from '#core/report/trend.ts';
import { highest, lowest } from '#core/scoring/scale.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';

type Score = NonNullable<Report['scores']>['verbal'];

const known = (score: Score) => (score === 'NS' ? null : score);

const cell =
  'min-w-0 border-rule py-3 max-md:odd:pr-4 max-md:even:border-l max-md:even:pl-4 max-md:nth-[n+3]:border-t md:py-5 md:not-first:border-l md:not-first:pl-6';

type ScoresProps = { report: Report; essay?: Essay | undefined; last?: Sitting | undefined };

export function Scores({ report, essay, last }: ScoresProps) {
  const t = useText(reportPages);
  const { scores } = report;
  if (!scores) return null;
  // What cannot be relied on is neither near a goal nor above the last one.
  const target = report.isUnreliable ? null : report.target;
  const before = report.isUnreliable ? undefined : last;
  const [verbal, quant] = [known(scores.verbal), known(scores.quant)];
  return (
    <>
      <div
        className={`mt-5 grid grid-cols-2 md:mt-8 border-y border-t-ink border-b-rule md:gap-x-6 ${essay ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        <Total verbal={verbal} quant={quant} target={target} last={before} />
        <Measure
          name={t('verbal')}
          score={verbal}
          target={target?.verbal ?? null}
          last={before?.scores?.verbal}
        />
        <Measure
          name={t('quant')}
          score={quant}
          target={target?.quant ?? null}
          last={before?.scores?.quant}
        />
        {essay ? (
          <EssayMeasure essay={essay} target={report.target?.writing ?? null} className={cell} />
        ) : null}
      </div>
      <p className="mt-2 text-12 text-ink-3 md:text-13">
        {t('estimate_note')} {t('edition', { edition: report.edition })}
      </p>
    </>
  );
}

type Known = Exclude<Score, 'NS'> | null;

const totalScale: Scale = { low: 260, high: 340, ticks: [300] };

function Total({
  verbal,
  quant,
  target,
  last,
}: {
  verbal: Known;
  quant: Known;
  target: Report['target'];
  last: Sitting | undefined;
}) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  if (!verbal || !quant) return <ScoreFigure name={t('total')} value="—" note={p('ns_total')} />;
  const total = totalOf(verbal, quant);
  const { scaled, se, band68 } = total;
  const goal = target?.verbal && target.quant ? target.verbal + target.quant : null;
  const [v, q] = [last?.scores?.verbal, last?.scores?.quant];
  const before =
    v && q && v !== 'NS' && q !== 'NS' ? { scaled: v.scaled + q.scaled, se: Math.hypot(v.se, q.se) } : null;
  return (
    <ScoreFigure
      name={t('total')}
      value={String(scaled)}
      error={shownError(total, [totalScale.low, totalScale.high])}
      chart={
        <ScoreBand
          {...total}
          target={goal}
          scale={totalScale}
          label={t('range', { scaled, low: band68[0], high: band68[1] })}
        />
      }
      note={<Notes scaled={scaled} se={se} goal={goal} before={before} />}
    />
  );
}

type MeasureProps = { name: string; score: Known; target: number | null; last: Score | undefined };

function Measure({ name, score, target, last }: MeasureProps) {
  const t = useText(reportPages);
  if (!score) return <ScoreFigure name={name} value={t('ns')} note={t('ns_text')} />;
  const { scaled, se, band68, band95, percentile } = score;
  return (
    <ScoreFigure
      name={name}
      value={String(scaled)}
      error={shownError(score, [lowest, highest])}
      chart={
        <ScoreBand
          {...score}
          target={target}
          label={t('band_text', {
            scaled,
            low: band68[0],
            high: band68[1],
            wideLow: band95[0],
            wideHigh: band95[1],
          })}
        />
      }
      note={
        <>
          <span className="block">{percentile < 1 ? t('above_none') : t('above', { n: percentile })}</span>
          <Notes scaled={scaled} se={se} goal={target} before={last && last !== 'NS' ? last : null} />
        </>
      }
    />
  );
}

/** Against the goal and against the last exam; a difference within the error is called that. */
function Notes({
  scaled,
  se,
  goal,
  before,
}: {
  scaled: number;
  se: number;
  goal: number | null;
  before: { scaled: number; se: number } | null;
}) {
  const t = useText(reportBlocks);
  const sinceLast = () => {
    if (before === null) return null;
    const { points, verdict } = changeBetween(before, { scaled, se });
    if (points === 0) return t('since_last_same', { last: before.scaled });
    const change = points > 0 ? `+${points}` : `−${-points}`;
    return t(verdict === 'unclear' ? 'since_last_noise' : 'since_last', { change, last: before.scaled });
  };
  return (
    <>
      {goal ? (
        <span className="block">
          {scaled >= goal ? t('at_goal', { goal }) : t('to_goal', { goal, n: goal - scaled })}
        </span>
      ) : null}
      {before ? <span className="block">{sinceLast()}</span> : null}
    </>
  );
}

type ScoreFigureProps = {
  name: string;
  value: string;
  error?: ShownError;
  chart?: ReactNode;
  note: ReactNode;
};

function ScoreFigure({ name, value, error, chart, note }: ScoreFigureProps) {
  const t = useText(reportPages);
  const c = useText(reportConduct);
  return (
    <section className={cell}>
      <h2 className="font-sans text-14 font-normal text-ink-2">{name}</h2>
      <p className="font-serif text-44 leading-[1.15] font-bold md:text-60">
        {value}
        {error === undefined || error.kind === 'end' ? null : (
          <span
            className={`text-18 font-normal whitespace-nowrap text-ink-3 ${error.kind === 'range' ? 'max-xl:block max-md:text-15 xl:ml-2' : 'ml-2'}`}
          >
            {error.kind === 'plus-minus'
              ? t('plus_minus', { n: error.n })
              : c(error.percent === 95 ? 'range_wide' : 'range', error)}
          </span>
        )}
      </p>
      {chart}
      <div className="mt-1 text-13 text-ink-2 md:mt-2 md:text-14">{note}</div>
    </section>
  );
}
