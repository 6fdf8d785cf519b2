/** Where the time of each section went, drawn and said for the PDF. */
import type { z } from 'zod';
import type { reports as contract } from '#contract/reports.ts';
import { durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';
import type { Drawings } from '#server/platform/drawings.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';

type Report = z.input<typeof contract.getResults.reply>;

export const stateOf = (item: Report['items'][number]): 'right' | 'wrong' | 'blank' =>
  item.isAnswered ? (item.correct ? 'right' : 'wrong') : 'blank';

export function timeBlocks(report: Report, drawings: Drawings, locale: Locale): Block[] {
  const [t, c] = [say(reportPages, locale), say(reportConduct, locale)];
  const put = (text: string) => plain(langOf(locale), text);
  const findings = [
    ...(['sink', 'rushed'] as const).flatMap((pace) => {
      const n = report.items.filter((item) => item.pace === pace).length;
      return n === 0 ? [] : [t(pace === 'sink' ? 'sinks' : 'rushed', { n })];
    }),
    ...report.runs.map((run) => t('run_found', run)),
  ];
  const maps = report.sections.filter(({ measure }) => measure !== 'write');
  if (maps.length === 0) return [];
  const hasLimit = maps.some(({ allowedMs }) => allowedMs !== null);
  return [
    { kind: 'heading', level: 1, words: put(t('time_map')) },
    {
      kind: 'text',
      tone: 'intro',
      words: put(
        hasLimit ? `${t('time_text')}${locale === 'en' ? ' ' : ''}${c('drift_text')}` : t('time_text'),
      ),
    },
    ...(findings.length > 0 ? [{ kind: 'list', items: findings.map(put) } satisfies Block] : []),
    ...maps.map(
      ({ no, measure, allowedMs, count }): Block => ({
        kind: 'drawing',
        title: put(`${t('section_n', { n: no })} · ${t(measure)}`),
        drawing: drawings.timeMap({
          items: report.items
            .filter((item) => item.section === no)
            .map((item) => ({ ...item, state: stateOf(item), label: '' })),
          pacer:
            allowedMs === null
              ? null
              : {
                  ms: allowedMs / count,
                  name: c('pacer', { time: durationText(allowedMs / count) }),
                  drifts: c('drift_row'),
                },
        }),
      }),
    ),
  ];
}
