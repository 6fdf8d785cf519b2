/** The scores, each with its band, its percentile and the goal. */
import { ScoreBand } from '#app/charts/score-band.tsx';
import { useText } from '#app/locale.tsx';
import type { Essay } from '#app/pages/reports/essay-block.tsx';
import { EssayHeadline, EssayMeasure } from '#app/pages/reports/essay-measure.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { reportPages } from '#messages/report-pages.ts';

export function Headline({ report, essays = [] }: { report: Report; essays?: readonly Essay[] }) {
  const t = useText(reportPages);
  const { scores, correct, count } = report;
  const [essay] = essays;
  if (!scores)
    return (
      <h1 className="mt-1 text-34 md:text-44">
        {essay && count === 0 ? <EssayHeadline essay={essay} /> : t('head_set', { correct, count })}
      </h1>
    );
  const { verbal, quant } = scores;
  const total = verbal !== 'NS' && quant !== 'NS' ? verbal.scaled + quant.scaled : null;
  return (
    <>
      <h1 className="mt-1 text-34 md:text-44">
        {total === null ? t('head_ns') : t('head_total', { total })}
      </h1>
      <div
        className={`mt-8 grid gap-x-6 border-y border-t-ink border-b-rule ${essay ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        <Measure name={t('verbal')} score={verbal} target={report.target?.verbal ?? null} />
        <Measure name={t('quant')} score={quant} target={report.target?.quant ?? null} />
        {essay ? <EssayMeasure essay={essay} /> : null}
      </div>
      <p className="mt-3 text-13 text-ink-3">
        {t('estimate_note')} {t('edition', { edition: report.edition })}
      </p>
    </>
  );
}

type Score = NonNullable<Report['scores']>['verbal'];

function Measure({ name, score, target }: { name: string; score: Score; target: number | null }) {
  const t = useText(reportPages);
  return (
    <section className="border-rule py-5 not-first:border-t md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8">
      <h2 className="font-sans text-14 font-normal text-ink-2">{name}</h2>
      {score === 'NS' ? (
        <>
          <p className="font-serif text-44 font-bold">{t('ns')}</p>
          <p className="text-14 text-ink-3">{t('ns_text')}</p>
        </>
      ) : (
        <>
          <p className="font-serif text-44 font-bold md:text-60">
            {score.scaled}{' '}
            <span className="text-21 font-normal text-ink-3">
              {t('plus_minus', { n: Math.round(score.se) })}
            </span>
          </p>
          <ScoreBand
            {...score}
            target={target}
            label={t('band_text', {
              scaled: score.scaled,
              low: score.band68[0],
              high: score.band68[1],
              wideLow: score.band95[0],
              wideHigh: score.band95[1],
            })}
          />
          <p className="mt-2 text-14 text-ink-2">
            {t('above', { n: score.percentile })}
            {target ? ` · ${t('target', { n: target })}` : ''}
          </p>
        </>
      )}
    </section>
  );
}
