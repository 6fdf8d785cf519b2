/** The mock exams so far, with a verdict only as far as the errors of the scores allow. */

import { ScoreTrend } from '#app/charts/score-trend.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import type { Sitting, TrendData } from '#app/pages/reports/replies.ts';
import { TrendMap } from '#app/pages/reports/trend/trend-map.tsx';
import { WorkTrend, WritingTrend } from '#app/pages/reports/trend/trend-work.tsx';
import { dayText } from '#core/dates.ts';
import { trendOf } from '#core/report/trend.ts';
import { scorePoints } from '#core/report/trend-lines.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { sayTrend } from '#messages/reports/sentences.ts';
import { trendTexts } from '#messages/reports/trend.ts';

type Measure = 'verbal' | 'quant';
const measures: readonly Measure[] = ['verbal', 'quant'];

type TrendProps = {
  trend: TrendData;
  /** The exam that the report is about; null on the list of all. */
  current: string | null;
  target: { verbal: number | null; quant: number | null } | null;
};

/** One score is no trend. */
export const hasTrend = ({ mocks }: TrendData): boolean =>
  mocks.filter(({ scores }) => measures.some((measure) => scores && scores[measure] !== 'NS')).length >= 2;

export function Trend(props: TrendProps) {
  const t = useText(reportBlocks);
  return (
    <Block id="trend" title={t('trend')} intro={<LeftOut sittings={props.trend.mocks} />}>
      <TrendCharts {...props} />
    </Block>
  );
}

function LeftOut({ sittings }: { sittings: readonly Sitting[] }) {
  const t = useText(reportBlocks);
  return sittings.some(({ isUnreliable, scores }) => isUnreliable && scores) ? t('trend_left_out') : null;
}

export function TrendCharts({ trend, current, target }: TrendProps) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  const w = useText(trendTexts);
  const locale = useLocale();
  const sittings = trend.mocks;
  const shown = measures.map((measure) => ({
    measure,
    points: scorePoints(sittings, measure, { current, locale }),
  }));
  if (shown.every(({ points }) => points.length === 0)) return <p>{t('trend_none')}</p>;
  const verdicts = sayTrend(
    shown.map(({ measure, points }) => ({
      measure,
      trend: trendOf(points.filter(({ isUnreliable }) => !isUnreliable)),
    })),
    locale,
  );
  return (
    <>
      <div className="grid gap-1">
        {verdicts.map(({ text, verdict }) => (
          <p key={text}>
            {text}
            <b>{verdict}</b>
          </p>
        ))}
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {shown
          .filter(({ points }) => points.length > 0)
          .map(({ measure, points }) => (
            <figure key={measure} className="min-w-0">
              <figcaption className="mb-1 text-14 font-semibold">
                {w('score', { measure: p(measure) })}
              </figcaption>
              <ScoreTrend
                label={t('trend_chart', { measure: p(measure) })}
                target={target?.[measure] ?? null}
                points={points}
              />
              <WorkTrend mocks={sittings} measure={measure} current={current} />
            </figure>
          ))}
        <WritingTrend mocks={sittings} current={current} />
      </div>
      <TrendMap trend={trend} current={current} />
      <TrendTable mocks={sittings} current={current} />
    </>
  );
}

/** The same for who does not see the drawing. */
function TrendTable({ mocks, current }: { mocks: TrendData['mocks']; current: string | null }) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  const w = useText(trendTexts);
  const locale = useLocale();
  const text = (score: 'NS' | { scaled: number; band68: readonly [number, number] } | undefined) =>
    !score || score === 'NS'
      ? t('no_score')
      : // At the end of the scale nothing is left of the range.
        score.band68[0] === score.band68[1]
        ? String(score.scaled)
        : t('range', { scaled: score.scaled, low: score.band68[0], high: score.band68[1] });
  const workText = (work: TrendData['mocks'][number]['work'][Measure]) =>
    work
      ? `${t('right_of', work)}, ${w('pace_of', { n: Math.round(work.averageMs / 1000), aim: Math.round(work.targetMs / 1000) })}`
      : t('no_score');
  const columns = [
    t('col_date'),
    t('col_exam'),
    p('verbal'),
    p('quant'),
    w('writing'),
    ...measures.map((measure) => `${p(measure)} · ${w('work_more')}`),
  ];
  return (
    // A table keeps its width, so what hides it is around it.
    <div className="sr-only">
      <table>
        <caption>{t('trend')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mocks.map(({ recordId, submittedAt, title, scores, essay, work }) => (
            <tr key={recordId}>
              <td>{dayText(submittedAt, locale, new Date())}</td>
              <td>{recordId === current ? `${title} (${t('this_one')})` : title}</td>
              <td>{text(scores?.verbal)}</td>
              <td>{text(scores?.quant)}</td>
              <td>{essay === null ? t('no_score') : essay.toFixed(1)}</td>
              {measures.map((measure) => (
                <td key={measure}>{workText(work[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
