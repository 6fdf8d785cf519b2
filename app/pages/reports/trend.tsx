/** The mock exams so far, with a verdict only as far as the errors of the scores allow. */
import { ScoreTrend } from '#app/charts/score-trend.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import type { Calls } from '#contract/all.ts';
import { htmlLang } from '#core/locale.ts';
import { type Trend as Found, trendOf } from '#core/report/trend.ts';
import { reportBlocks } from '#messages/report-blocks.ts';
import { reportPages } from '#messages/report-pages.ts';

export type Sitting = Calls['GET /api/results']['reply']['list'][number];

type Measure = 'verbal' | 'quant';
const measures: readonly Measure[] = ['verbal', 'quant'];

/** Of one measure, oldest first; exams without a score are left out. */
function scoredIn(sittings: readonly Sitting[], measure: Measure) {
  return sittings
    .flatMap((sitting) => {
      const score = sitting.scores?.[measure];
      return score && score !== 'NS' ? [{ ...sitting, ...score, at: Date.parse(sitting.submittedAt) }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

type TrendProps = {
  sittings: readonly Sitting[];
  /** The exam that the report is about; null on the list of all. */
  current: string | null;
  target: { verbal: number | null; quant: number | null } | null;
};

export function Trend(props: TrendProps) {
  const t = useText(reportBlocks);
  return (
    <Block id="trend" title={t('trend')} intro={<LeftOut sittings={props.sittings} />}>
      <TrendCharts {...props} />
    </Block>
  );
}

function LeftOut({ sittings }: Pick<TrendProps, 'sittings'>) {
  const t = useText(reportBlocks);
  return sittings.some(({ isUnreliable, scores }) => isUnreliable && scores) ? t('trend_left_out') : null;
}

export function TrendCharts({ sittings, current, target }: TrendProps) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  const locale = useLocale();
  const dayOf = (at: number) =>
    new Date(at).toLocaleDateString(htmlLang(locale), {
      timeZone: 'Asia/Shanghai',
      month: 'numeric',
      day: 'numeric',
    });
  const shown = measures.map((measure) => ({ measure, points: scoredIn(sittings, measure) }));
  if (shown.every(({ points }) => points.length === 0)) return <p>{t('trend_none')}</p>;
  return (
    <>
      <Verdicts
        found={shown.map(({ measure, points }) => ({
          measure,
          trend: trendOf(points.filter(({ isUnreliable }) => !isUnreliable)),
        }))}
      />
      <div className="mt-5 grid gap-8 lg:grid-cols-2">
        {shown
          .filter(({ points }) => points.length > 0)
          .map(({ measure, points }) => (
            <figure key={measure} className="min-w-0">
              <figcaption className="mb-1 text-14 font-semibold">{p(measure)}</figcaption>
              <ScoreTrend
                label={t('trend_chart', { measure: p(measure) })}
                target={target?.[measure] ?? null}
                points={points.map(({ recordId, scaled, band68, at, title, isUnreliable }) => ({
                  key: recordId,
                  scaled,
                  band68,
                  day: dayOf(at),
                  isCurrent: recordId === current,
                  isUnreliable,
                  label: `${title}, ${dayOf(at)}: ${scaled} (${band68[0]}–${band68[1]})`,
                }))}
              />
            </figure>
          ))}
      </div>
      <TrendTable sittings={sittings} current={current} />
    </>
  );
}

function Verdicts({ found }: { found: { measure: Measure; trend: Found }[] }) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  const changes = found.flatMap(({ measure, trend }) =>
    trend.kind === 'change' ? [{ measure, ...trend }] : [],
  );
  if (changes.length === 0)
    return <p>{t(found.some(({ trend }) => trend.kind === 'one') ? 'trend_one' : 'trend_none')}</p>;
  return (
    <ul className="grid gap-1">
      {changes.map(({ measure, attempts, points, error, verdict }) => {
        const change = `${points > 0 ? '+' : points < 0 ? '−' : '±'}${Math.abs(Math.round(points))}`;
        const known = { measure: p(measure), change, error: Math.round(error) };
        return (
          <li key={measure}>
            {attempts === 2 ? t('trend_two', known) : t('trend_many', { ...known, n: attempts })}
            <b>{t(`verdict_${verdict}`)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The same for who does not see the drawing. */
function TrendTable({ sittings, current }: Pick<TrendProps, 'sittings' | 'current'>) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  const locale = useLocale();
  const text = (score: 'NS' | { scaled: number; band68: readonly [number, number] } | undefined) =>
    !score || score === 'NS'
      ? t('no_score')
      : t('range', { scaled: score.scaled, low: score.band68[0], high: score.band68[1] });
  return (
    // A table keeps its width, so what hides it is around it.
    <div className="sr-only">
      <table>
        <caption>{t('trend')}</caption>
        <thead>
          <tr>
            {[t('col_date'), t('col_exam'), p('verbal'), p('quant')].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sittings.map(({ recordId, submittedAt, title, scores }) => (
            <tr key={recordId}>
              <td>
                {new Date(submittedAt).toLocaleDateString(htmlLang(locale), { timeZone: 'Asia/Shanghai' })}
              </td>
              <td>{recordId === current ? `${title} (${t('this_one')})` : title}</td>
              <td>{text(scores?.verbal)}</td>
              <td>{text(scores?.quant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
