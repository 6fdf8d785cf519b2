/** The mock exams so far as a PDF shows them: what can be said of them, and the charts of the page. */
import type { z } from 'zod';
import type { reports as contract } from '#contract/reports.ts';
import type { Locale } from '#core/locale.ts';
import { trendOf } from '#core/report/trend.ts';
import {
  accuracyLine,
  type Line,
  lastWork,
  paceLine,
  scorePoints,
  writingLine,
} from '#core/report/trend-lines.ts';
import { say } from '#core/texts.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { sayLastWork, sayTrend } from '#messages/reports/sentences.ts';
import { trendTexts } from '#messages/reports/trend.ts';
import type { Drawings } from '#server/platform/drawings.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';

export type TrendData = z.input<typeof contract.getTrend.reply>;
type Report = z.input<typeof contract.getResults.reply>;
type Charts = Extract<Block, { kind: 'drawings' }>['drawings'];

const measures = ['verbal', 'quant'] as const;

export function trendBlocks(
  { recordId, target }: Pick<Report, 'recordId' | 'target'>,
  { mocks }: Pick<TrendData, 'mocks'>,
  { drawings, locale }: { drawings: Drawings; locale: Locale },
): Block[] {
  const [t, p, w] = [say(reportBlocks, locale), say(reportPages, locale), say(trendTexts, locale)];
  const put = (text: string) => plain(langOf(locale), text);
  const view = { current: recordId, locale };
  const shown = measures
    .map((measure) => ({ measure, points: scorePoints(mocks, measure, view) }))
    .filter(({ points }) => points.length > 0);
  const verdicts = sayTrend(
    shown.map(({ measure, points }) => ({
      measure,
      trend: trendOf(points.filter(({ isUnreliable }) => !isUnreliable)),
    })),
    locale,
  ).map(({ text, verdict }) => put(`${text}${verdict}`));
  const isLeftOut = mocks.some(({ isUnreliable, scores }) => isUnreliable && scores);
  const lineOf = ({ ticks, ...line }: Line, tickText: (at: number) => string) =>
    drawings.lineTrend({ ...line, ticks: ticks.map((at) => ({ at, text: tickText(at) })) });

  const charts: Charts = shown.map(({ measure, points }) => ({
    title: put(w('score', { measure: p(measure) })),
    drawing: drawings.scoreTrend({ points, target: target?.[measure] ?? null }),
  }));
  const works = shown.flatMap(({ measure }) => {
    const last = lastWork(mocks, measure);
    return last ? [{ measure, said: sayLastWork(last, locale) }] : [];
  });
  for (const { measure, said } of works)
    charts.push({
      title: put(w('accuracy', { measure: p(measure) })),
      note: put(said.accuracy),
      drawing: lineOf(accuracyLine(mocks, measure, view), (at) => `${at}%`),
    });
  for (const { measure, said } of works)
    charts.push({
      title: put(w('pace', { measure: p(measure) })),
      note: put(said.pace),
      drawing: lineOf(paceLine(mocks, measure, view), (n) => w('seconds', { n })),
    });
  const writing = writingLine(mocks, view);
  if (writing.points.length > 0)
    charts.push({ title: put(w('writing')), note: put(w('writing_note')), drawing: lineOf(writing, String) });

  return [
    { kind: 'heading', level: 1, words: put(t('trend')) },
    ...verdicts.map((words): Block => ({ kind: 'text', tone: 'intro', words })),
    // A single exam is a dot without a line: what it says stands above in figures.
    ...(mocks.length > 1 ? [{ kind: 'drawings', drawings: charts } satisfies Block] : []),
    ...(mocks.length > 1 && isLeftOut
      ? [{ kind: 'text', tone: 'soft', words: put(t('trend_left_out')) } satisfies Block]
      : []),
  ];
}
