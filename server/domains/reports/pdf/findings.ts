/** A report's PDF by type, by topic and by difficulty, what to work on first, and what holds. */
import type { z } from 'zod';
import type { reports as contract } from '#contract/reports.ts';
import { durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { FormKey } from '#core/report/blocks.ts';
import { say } from '#core/texts.ts';
import { reportBlocks, typeNames } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';

type Report = z.input<typeof contract.getResults.reply>;
type Row = Omit<Report['forms'][number], 'key'> & { name: string };

const clock = (ms: number | null): string => (ms === null ? '—' : durationText(ms));
const level = (value: number | null): string => (value === null ? '—' : value.toFixed(1));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const heading = (text: string, locale: Locale): Block => ({
  kind: 'heading',
  level: 1,
  words: plain(langOf(locale), text),
});

/** Each column with what it says of a row. */
function tableOf(
  rows: readonly Row[],
  columns: readonly (readonly [string, (row: Row) => string | number])[],
  locale: Locale,
): Extract<Block, { kind: 'table' }> {
  const put = (text: string | number) => plain(langOf(locale), String(text));
  return {
    kind: 'table',
    columns: columns.map(([name], index) => ({
      head: put(name),
      ...(index === 0 ? { align: 'left', share: 1 } : { align: 'right' }),
    })),
    rows: rows.map((row) => columns.map(([, cell]) => put(cell(row)))),
  };
}

export function groupBlocks(report: Report, locale: Locale): Block[] {
  const [t, r] = [say(reportPages, locale), say(reviewTexts, locale)];
  const typeName = say(typeNames, locale);
  const common = [
    ['', ({ name }: Row) => name],
    [t('col_right'), ({ right, count }: Row) => `${right} / ${count}`],
    [t('col_accuracy'), (row: Row) => (row.hasVerdict ? percent(row.accuracy) : '—')],
    [r('col_peers'), ({ peer }: Row) => (peer === null ? '—' : percent(peer))],
    [r('col_times'), (row: Row) => `${clock(row.rightMs)} / ${clock(row.wrongMs)}`],
  ] as const;
  const levels = [
    r('col_levels'),
    (row: Row) => `${level(row.rightLevel)} / ${level(row.wrongLevel)}`,
  ] as const;
  const forms = report.forms.map((row) => ({ ...row, name: typeName(row.key as FormKey) }));
  const topics = report.topics
    .filter(({ area, hasVerdict }) => area === null || hasVerdict)
    .map((row) => ({ ...row, name: row.area === null ? row.key.name : `– ${row.key.name}` }));
  const byLevel = report.difficulties.map((row) => ({ ...row, name: t('level', { n: row.key }) }));
  const note = plain(langOf(locale), r('pdf_topics'));
  return [
    ...(forms.length > 0 ? [heading(t('forms'), locale), tableOf(forms, [...common, levels], locale)] : []),
    ...(topics.length > 0
      ? [heading(t('topics'), locale), { ...tableOf(topics, [...common, levels], locale), note }]
      : []),
    ...(byLevel.length > 0 ? [heading(t('difficulty'), locale), tableOf(byLevel, common, locale)] : []),
  ];
}

const evidenceOf = (
  { count, right, peer }: { count: number; right: number; peer: number | null },
  locale: Locale,
): string => {
  const r = say(reviewTexts, locale);
  const own = { count, right, share: percent(right / count) };
  return peer === null ? r('evidence', own) : r('evidence_peer', { ...own, peer: percent(peer) });
};

/** A weak topic with its evidence, and what it may bring. */
export function sayWeak(
  { tag, aim, gain, ...counted }: Report['priorities'][number],
  locale: Locale,
): string {
  const gap = locale === 'en' ? ' ' : '';
  const worth = say(reviewTexts, locale)('gain_at', { aim: percent(aim), n: gain });
  return `${tag.name} — ${evidenceOf(counted, locale)}${gap}${worth}`;
}

/** What holds, and what easy questions would have brought. */
export function strengthBlocks({ strengths, easyMisses }: Report, locale: Locale): Block[] {
  const [t, b] = [say(reportPages, locale), say(reportBlocks, locale)];
  const put = (text: string) => plain(langOf(locale), text);
  const holds = strengths.map(({ tag, ...counted }) => put(`${tag.name} — ${evidenceOf(counted, locale)}`));
  const { count: n, points } = easyMisses;
  return [
    ...(n > 0 && points > 0
      ? [{ kind: 'text', words: put(t('easy_misses', { n, points })) } satisfies Block]
      : []),
    ...(holds.length > 0
      ? [heading(b('strengths'), locale), { kind: 'list', items: holds } satisfies Block]
      : []),
  ];
}
