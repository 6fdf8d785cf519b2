/** Accuracy, pace and the essay over mock exams, each as a line with its last figure in words. */
import { type LinePoint, LineTrend } from '#app/charts/line-trend.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import type { TrendData } from '#app/pages/reports/trend.tsx';
import { htmlLang } from '#core/locale.ts';
import { reportPages } from '#messages/report-pages.ts';
import { trendTexts } from '#messages/report-trend.ts';

type Mock = TrendData['mocks'][number];
type Props = { mocks: readonly Mock[]; current: string | null };

export const seconds = (ms: number): number => Math.round(ms / 1000);

export function useDay(): (at: number | string) => string {
  const locale = useLocale();
  return (at) =>
    new Date(at).toLocaleDateString(htmlLang(locale), {
      timeZone: 'Asia/Shanghai',
      month: 'numeric',
      day: 'numeric',
    });
}

/** Oldest first; a mock exam without the figure is left out. */
function usePoints({ mocks, current }: Props) {
  const dayOf = useDay();
  return (figureOf: (mock: Mock) => Pick<LinePoint, 'value' | 'text' | 'aim'> | null): LinePoint[] =>
    mocks.toReversed().flatMap((mock) => {
      const figure = figureOf(mock);
      if (!figure) return [];
      const day = dayOf(mock.submittedAt);
      return [
        {
          ...figure,
          key: mock.recordId,
          day,
          isCurrent: mock.recordId === current,
          isUnreliable: mock.isUnreliable,
          label: `${mock.title}, ${day}: ${figure.text}`,
        },
      ];
    });
}

/** Whole minutes around everything that is drawn, in seconds. */
const paceRange = (values: readonly number[]): readonly [number, number] => [
  Math.max(0, Math.floor((Math.min(...values) - 10) / 60) * 60),
  Math.ceil((Math.max(...values) + 10) / 60) * 60,
];

const percents = [0, 50, 100].map((at) => ({ at, text: `${at}%` }));

export function WorkTrend({ measure, ...props }: Props & { measure: 'verbal' | 'quant' }) {
  const t = useText(trendTexts);
  const name = useText(reportPages)(measure);
  const pointsOf = usePoints(props);
  const accuracy = pointsOf(({ work: { [measure]: own } }) => {
    if (!own) return null;
    const value = Math.round((100 * own.right) / own.count);
    return { value, text: `${value}%` };
  });
  const pace = pointsOf(({ work: { [measure]: own } }) =>
    own
      ? { value: seconds(own.averageMs), text: String(seconds(own.averageMs)), aim: seconds(own.targetMs) }
      : null,
  );
  const last = props.mocks.find(({ work }) => work[measure])?.work[measure];
  if (!last) return null;
  const over = seconds(last.averageMs) - seconds(last.targetMs);
  const [low, high] = paceRange(pace.flatMap(({ value, aim }) => [value, aim ?? value]));
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans text-14 font-semibold">
        {t('accuracy', { measure: name })}
        <span className="ml-2 font-normal text-ink-2">{t('accuracy_now', last)}</span>
      </h3>
      <LineTrend
        label={t('accuracy_chart', { measure: name })}
        points={accuracy}
        range={[0, 100]}
        ticks={percents}
      />
      <h3 className="mt-5 mb-1 font-sans text-14 font-semibold">
        {t('pace', { measure: name })}
        <span className="ml-2 font-normal text-ink-2">
          {over === 0 ? t('pace_even') : t(over > 0 ? 'pace_slow' : 'pace_fast', { n: Math.abs(over) })}
        </span>
      </h3>
      <LineTrend
        label={t('pace_chart', { measure: name })}
        points={pace}
        range={[low, high]}
        ticks={[low, (low + high) / 2, high].map((at) => ({ at, text: t('seconds', { n: at }) }))}
      />
    </>
  );
}

export function WritingTrend(props: Props) {
  const t = useText(trendTexts);
  const points = usePoints(props)(({ essay }) =>
    essay === null ? null : { value: essay, text: essay.toFixed(1) },
  );
  if (points.length === 0) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-14 font-semibold">
        {t('writing')}
        <span className="ml-2 font-normal text-ink-2">{t('writing_note')}</span>
      </figcaption>
      <LineTrend
        label={t('writing_chart')}
        points={points}
        range={[0, 6]}
        ticks={[0, 2, 4, 6].map((at) => ({ at, text: String(at) }))}
      />
    </figure>
  );
}
