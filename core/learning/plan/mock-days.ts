/** On which days mock exams lie. Nothing is remembered: the same history gives the same days, whenever it is asked. */
import { weekdayOf } from '../day.ts';
import { addDays, daysBetween } from './study-plan.ts';

export type MockHistory = {
  /** When the plan began. */
  startedOn: string;
  /** The last one that was handed in. */
  lastOn: string | null;
  /** Who starts from nothing learns two weeks first. */
  isBeginner: boolean;
};

const wantedGap = 12;
const leastGap = 5;
/** After the last one, so many days are left before the exam's eve. */
const lastQuietDays = 4;

/**
 * The first shows where one stands: on the third day, or after two weeks for who starts from nothing. The last leaves
 * quiet days before the exam, or the end of what is planned. The others lie evenly between, on a Saturday where one is
 * near, since the whole takes two hours without a break. However many were missed, one of them comes again: at the next
 * weekend, and a week later where it is passed over once more, rather than on every day from then on.
 */
export function mockDays(
  history: MockHistory,
  span: { today: string; end: string; hasExam: boolean },
  isStudyDay: (day: string) => boolean,
): string[] {
  const { today, end, hasExam } = span;
  const last = hasExam ? addDays(end, -lastQuietDays - 1) : end;
  const all = listAll(history, { end, last, hasExam }, isStudyDay);
  const coming = all.filter((day) => day >= today);
  const missed = all.findLast((day) => day < today);
  if (!missed) return coming;
  const again = nextWeekend(later(today, addDays(missed, leastGap)), last, isStudyDay);
  // One that is planned soon after stands for it.
  const isCrowded = again === null || (coming[0] !== undefined && coming[0] < addDays(again, leastGap));
  return isCrowded ? coming : [again, ...coming];
}

/** Since the last one, or since the plan began, as if each were sat on its day. */
function listAll(
  { startedOn, lastOn, isBeginner }: MockHistory,
  { end, last, hasExam }: { end: string; last: string; hasExam: boolean },
  isStudyDay: (day: string) => boolean,
): string[] {
  const whole = Math.max(1, daysBetween(startedOn, end));
  const first = lastOn ?? addDays(startedOn, Math.min(isBeginner ? 13 : 2, Math.floor(whole / 3)));
  const steps = Math.max(1, Math.round(daysBetween(first, last) / wantedGap));
  const gap = hasExam ? Math.max(leastGap, daysBetween(first, last) / steps) : wantedGap + 2;
  const chosen: string[] = [];
  for (let step = lastOn ? 1 : 0; ; step += 1) {
    const wanted = addDays(first, Math.round(gap * step));
    if (wanted > last) return chosen;
    const before = chosen.at(-1) ?? lastOn;
    const earliest = before ? addDays(before, leastGap) : startedOn;
    const day = nearest(later(wanted, earliest), earliest, last, isStudyDay);
    if (day && !chosen.includes(day)) chosen.push(day);
  }
}

/** On Saturday, or on the day of study next to it: of each week the same one, on whichever day it is asked. */
function nextWeekend(earliest: string, last: string, isStudyDay: (day: string) => boolean): string | null {
  const saturday = addDays(earliest, 6 - weekdayOf(earliest));
  for (const shift of [-7, 0, 7, 14]) {
    const day = [0, -1, 1, -2, 2, -3, 3]
      .map((away) => addDays(saturday, shift + away))
      .find((one) => isStudyDay(one));
    if (day && day >= earliest) return day <= last ? day : null;
  }
  return null;
}

const later = (one: string, other: string): string => (one > other ? one : other);

function nearest(
  wanted: string,
  earliest: string,
  last: string,
  isStudyDay: (day: string) => boolean,
): string | null {
  const near = [0, 1, -1, 2, -2, 3, -3, 4, 5, 6]
    .map((shift) => addDays(wanted, shift))
    .filter((day) => day >= earliest && day <= last && isStudyDay(day));
  const saturday = near.find((day) => weekdayOf(day) === 6 && Math.abs(daysBetween(wanted, day)) <= 3);
  return saturday ?? near[0] ?? null;
}
