/** Sentences of a report that its page and its paper say alike: which of the texts, and with which figures. */
import { dayMs, durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { Trend } from '#core/report/trend.ts';
import type { lastWork } from '#core/report/trend-lines.ts';
import type { Doubt, Sitting } from '#core/report/validity.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { say } from '#core/texts.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { trendTexts } from '#messages/reports/trend.ts';

type Sat = { sitting: Sitting & { of: number }; exam: { type: string }; extraTime: number };

/** How it was taken, remarkable or not: that nothing was is worth knowing too. */
export function sayCircumstances({ sitting, exam, extraTime }: Sat, locale: Locale): string[] {
  const t = say(reportConduct, locale);
  const { sections, of, pauses, early, blank, medianMs } = sitting;
  const stopped =
    pauses.ms >= 2 * dayMs ? t('days', { n: Math.round(pauses.ms / dayMs) }) : durationText(pauses.ms);
  const list = early.join(locale === 'en' ? ', ' : '、');
  const ofMock = [
    sections === of ? t('all_sections', { n: of }) : t('some_sections', { n: sections, of }),
    extraTime === 1 ? t('standard_time') : t('extra_time', { n: extraTime }),
    pauses.count === 0 ? t('no_pauses') : t('pauses', { n: pauses.count, time: stopped }),
    early.length === 0 ? t('no_early') : t('early', { n: early.length, list }),
  ];
  return [
    ...(exam.type === 'GREPREP' ? ofMock : []),
    blank === 0 ? t('no_blanks') : t('blanks', { n: blank }),
    ...(medianMs === null ? [] : [t('median', { time: durationText(medianMs) })]),
  ];
}

type Doubtful = {
  doubts: readonly Doubt[];
  isUnreliable: boolean;
  extraTime: number;
  interruptions: number;
  forgivenMs: number;
  lateAnswers: number;
  takenBefore: number;
  seenBefore: number;
  scores: unknown;
};

/** What was unusual, and what follows for the estimate; nothing follows where there is none. */
export function sayDoubts(report: Doubtful, locale: Locale): { lines: string[]; verdict: string | null } {
  const [t, b] = [say(reportPages, locale), say(reportBlocks, locale)];
  const lines = report.doubts.map((doubt) => {
    if (doubt === 'extra-time') return t('doubt_extra-time', { n: report.extraTime });
    if (doubt === 'interrupted') return sayInterrupted(report, locale);
    if (doubt === 'late-answers') return t('doubt_late-answers', { n: report.lateAnswers });
    if (doubt === 'taken-before') return t('doubt_taken-before', { n: report.takenBefore });
    if (doubt === 'seen-before') return t('doubt_seen-before', { n: report.seenBefore });
    return t(`doubt_${doubt}`);
  });
  const verdict = b(report.isUnreliable ? 'unreliable' : 'known_facts');
  return { lines, verdict: report.scores && lines.length > 0 ? verdict : null };
}

function sayInterrupted(
  { interruptions: n, forgivenMs }: Pick<Doubtful, 'interruptions' | 'forgivenMs'>,
  locale: Locale,
): string {
  const t = say(reportPages, locale);
  return forgivenMs === 0
    ? t('doubt_interrupted', { n })
    : t('doubt_forgiven', { n, time: durationText(forgivenMs) });
}

/** A sentence with its verdict for each measure that has changed; else the one that says why there is none. */
export function sayTrend(
  found: readonly { measure: Measure; trend: Trend }[],
  locale: Locale,
): { text: string; verdict: string }[] {
  const [t, p] = [say(reportBlocks, locale), say(reportPages, locale)];
  const changes = found.flatMap(({ measure, trend }) =>
    trend.kind === 'change' ? [{ measure, ...trend }] : [],
  );
  if (changes.length === 0) {
    const isFirst = found.some(({ trend }) => trend.kind === 'one');
    return [{ text: t(isFirst ? 'trend_one' : 'trend_none'), verdict: '' }];
  }
  return changes.map(({ measure, attempts, points, error, verdict }) => {
    const change = `${points > 0 ? '+' : points < 0 ? '−' : '±'}${Math.abs(Math.round(points))}`;
    const known = { measure: p(measure), change, error: Math.round(error) };
    return {
      text: attempts === 2 ? t('trend_two', known) : t('trend_many', { ...known, n: attempts }),
      verdict: t(`verdict_${verdict}`),
    };
  });
}

/** What stands beside the charts of accuracy and of pace: the last exam in figures. */
export function sayLastWork(last: NonNullable<ReturnType<typeof lastWork>>, locale: Locale) {
  const t = say(trendTexts, locale);
  const { over } = last;
  return {
    accuracy: t('accuracy_now', last),
    pace: over === 0 ? t('pace_even') : t(over > 0 ? 'pace_slow' : 'pace_fast', { n: Math.abs(over) }),
  };
}
