/** What charts over mock exams are drawn from: scores, accuracy, pace and essays, oldest first, for pages and for paper. */
import { shortDayText } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Work } from '#core/report/work.ts';
import type { Measure } from '#core/scoring/scale.ts';

type Score = { scaled: number; se: number; band68: readonly [number, number] };

/** Newest first, as they are listed. */
export type Mock = {
  recordId: string;
  title: string;
  submittedAt: string | Date;
  isUnreliable: boolean;
  scores: Record<Measure, 'NS' | Score> | null;
  work: Record<Measure, Work | null>;
  essay: number | null;
};

/** The exam that the report is about, null where it is about all; and the reader's language. */
export type View = { current: string | null; locale: Locale };

type Place = { key: string; day: string; isCurrent: boolean; isUnreliable: boolean; label: string };

export type Line = {
  points: (Place & { value: number; text: string; aim?: number })[];
  /** The ends of the scale, and where lines go across. */
  range: readonly [number, number];
  ticks: readonly number[];
};

const secondsOf = (ms: number): number => Math.round(ms / 1000);

/** Exams without the figure are left out. */
function placesOf<Figure>(
  mocks: readonly Mock[],
  { current, locale }: View,
  figureOf: (mock: Mock) => (Figure & { text: string }) | null,
): (Figure & Place & { text: string })[] {
  return mocks.toReversed().flatMap((mock) => {
    const figure = figureOf(mock);
    if (!figure) return [];
    const { recordId: key, title, isUnreliable } = mock;
    const day = shortDayText(mock.submittedAt, locale);
    const label = `${title}, ${day}: ${figure.text}`;
    return [{ ...figure, key, day, isCurrent: key === current, isUnreliable, label }];
  });
}

export const scorePoints = (mocks: readonly Mock[], measure: Measure, view: View) =>
  placesOf(mocks, view, ({ scores, submittedAt }) => {
    const score = scores?.[measure] ?? 'NS';
    if (score === 'NS') return null;
    const { scaled, se, band68 } = score;
    const text = `${scaled} (${band68[0]}–${band68[1]})`;
    return { scaled, se, band68, at: new Date(submittedAt).getTime(), text };
  });

export function accuracyLine(mocks: readonly Mock[], measure: Measure, view: View): Line {
  const points = placesOf(mocks, view, ({ work: { [measure]: own } }) => {
    if (!own) return null;
    const value = Math.round((100 * own.right) / own.count);
    return { value, text: `${value}%` };
  });
  return { points, range: [0, 100], ticks: [0, 50, 100] };
}

/** In seconds for a question, with what it deserves as the aim; whole minutes around everything that is drawn. */
export function paceLine(mocks: readonly Mock[], measure: Measure, view: View): Line {
  const points = placesOf(mocks, view, ({ work: { [measure]: own } }) => {
    if (!own) return null;
    const value = secondsOf(own.averageMs);
    return { value, text: String(value), aim: secondsOf(own.targetMs) };
  });
  const values = points.flatMap(({ value, aim }) => [value, aim]);
  const low = Math.max(0, Math.floor((Math.min(...values) - 10) / 60) * 60);
  const high = Math.ceil((Math.max(...values) + 10) / 60) * 60;
  return { points, range: [low, high], ticks: [low, (low + high) / 2, high] };
}

/** Out of 6: a teacher's score, or else the estimate. */
export function writingLine(mocks: readonly Mock[], view: View): Line {
  const points = placesOf(mocks, view, ({ essay }) =>
    essay === null ? null : { value: essay, text: essay.toFixed(1) },
  );
  return { points, range: [0, 6], ticks: [0, 2, 4, 6] };
}

/** The last exam that tells of this measure, and how many seconds over what a question deserves each took. */
export function lastWork(mocks: readonly Mock[], measure: Measure): (Work & { over: number }) | null {
  const last = mocks.find(({ work }) => work[measure])?.work[measure];
  return last ? { ...last, over: secondsOf(last.averageMs) - secondsOf(last.targetMs) } : null;
}
