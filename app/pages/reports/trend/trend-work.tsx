/** Accuracy, pace and the essay over mock exams, each as a line with its last figure in words. */

import { LineTrend } from '#app/charts/line-trend.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import type { TrendData } from '#app/pages/reports/replies.ts';
import { accuracyLine, lastWork, paceLine, writingLine } from '#core/report/trend-lines.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { sayLastWork } from '#messages/reports/sentences.ts';
import { trendTexts } from '#messages/reports/trend.ts';

type Props = { mocks: TrendData['mocks']; current: string | null };

export function WorkTrend({ measure, mocks, current }: Props & { measure: 'verbal' | 'quant' }) {
  const t = useText(trendTexts);
  const name = useText(reportPages)(measure);
  const locale = useLocale();
  const last = lastWork(mocks, measure);
  if (!last) return null;
  const accuracy = accuracyLine(mocks, measure, { current, locale });
  const pace = paceLine(mocks, measure, { current, locale });
  const said = sayLastWork(last, locale);
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans text-14 font-semibold">
        {t('accuracy', { measure: name })}
        <span className="ml-2 font-normal text-ink-2">{said.accuracy}</span>
      </h3>
      <LineTrend
        {...accuracy}
        label={t('accuracy_chart', { measure: name })}
        ticks={accuracy.ticks.map((at) => ({ at, text: `${at}%` }))}
      />
      <h3 className="mt-5 mb-1 font-sans text-14 font-semibold">
        {t('pace', { measure: name })}
        <span className="ml-2 font-normal text-ink-2">{said.pace}</span>
      </h3>
      <LineTrend
        {...pace}
        label={t('pace_chart', { measure: name })}
        ticks={pace.ticks.map((at) => ({ at, text: t('seconds', { n: at }) }))}
      />
    </>
  );
}

export function WritingTrend({ mocks, current }: Props) {
  const t = useText(trendTexts);
  const line = writingLine(mocks, { current, locale: useLocale() });
  if (line.points.length === 0) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-14 font-semibold">
        {t('writing')}
        <span className="ml-2 font-normal text-ink-2">{t('writing_note')}</span>
      </figcaption>
      <LineTrend
        {...line}
        label={t('writing_chart')}
        ticks={line.ticks.map((at) => ({ at, text: String(at) }))}
      />
    </figure>
  );
}
