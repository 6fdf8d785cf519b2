/** Sentences of a report that its page and its paper say alike: which of the texts, and with which figures. */
import { dayMs, durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import { headlineOf } from '#core/report/headline.ts';
import type { Trend } from '#core/report/trend.ts';
import type { lastWork } from '#core/report/trend-lines.ts';
import { type Doubt, findGrave, type Sitting } from '#core/report/validity.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { say } from '#core/texts.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportFirst } from '#messages/reports/first.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { trendTexts } from '#messages/reports/trend.ts';

type Worth = { things: number; low: number; high: number } | null;
type Scored = { scaled: number; se: number } | 'NS';
type MockFound = {
  scores: { verbal: Scored; quant: Scored };
  target: { verbal: number | null; quant: number | null } | null;
  doubts: readonly Doubt[];
  items: readonly { isAnswered: boolean }[];
};

const known = (score: Scored) => (score === 'NS' ? null : score);

/**
 * What a mock exam says in one sentence, and in a second one. A score that cannot be relied on is no headline, and
 * still less a distance from a goal: then the reason is the finding.
 */
export function sayFinding(
  { scores, target, doubts, items }: MockFound,
  worth: Worth,
  locale: Locale,
): { title: string; more: string | null } {
  const [t, b] = [say(reportFirst, locale), say(reportBlocks, locale)];
  const alone = (title: string) => ({ title, more: null });
  if (items.every(({ isAnswered }) => !isAnswered)) return alone(t('empty'));
  const found = headlineOf({ verbal: known(scores.verbal), quant: known(scores.quant) }, target);
  const grave = findGrave(doubts);
  if (found.kind === 'no-total') return alone(t('no_total', { why: t(`why_${grave ?? 'score'}`) }));
  if (grave) return alone(t('only_hint', { why: t(`why_${grave}`) }));
  const value = worth && sayWorth(worth, locale);
  if (found.kind === 'reached') return { title: t('reached', found), more: value && t('worth_more', value) };
  const total = { total: found.total };
  const title = value ? t('score_worth', { ...total, ...value }) : t('score_only', total);
  if (found.kind === 'total') return alone(title);
  const more = found.where ? t('short_in', { ...found, measure: b(`in_${found.where}`) }) : t('short', found);
  return { title, more };
}

function sayWorth({ things, low, high }: NonNullable<Worth>, locale: Locale) {
  const t = say(reportFirst, locale);
  return {
    things: t(`things_${Math.min(3, Math.max(1, things)) as 1 | 2 | 3}`),
    points: low === high ? t('points', { n: low }) : t('from_to', { low, high }),
  };
}

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

/** Of everything that was marked, how much was right, as far as it can be. */
export function sayMarks(marks: { count: number; scored: number; right: number }, locale: Locale): string {
  const t = say(reportBlocks, locale);
  if (marks.count === 0) return t('marks_none');
  return marks.count === marks.scored ? t('marks_used', marks) : t('marks_unscored', marks);
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

/** What was unusual, and what follows for the estimate; nothing follows where there is none. `told`: is said already. */
export function sayDoubts(
  report: Doubtful,
  locale: Locale,
  told: Doubt | null = null,
): { lines: string[]; verdict: string | null } {
  const [t, b] = [say(reportPages, locale), say(reportBlocks, locale)];
  const lines = report.doubts
    .filter((doubt) => doubt !== told)
    .map((doubt) => {
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
