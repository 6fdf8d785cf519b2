/** The learner's own days: in their time zone, and until four in the morning, since who studies past midnight studies today. */
import { dayMs } from '#core/duration.ts';
import { memoize } from '#core/memoize.ts';

const dayEndsMs = 4 * 3_600_000;

/** A formatter weighs much, and there are not many more zones than these. */
export const zonesRemembered = 600;

const formatterOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  zonesRemembered,
);

/** As `2026-11-15`. */
export const dayAt = (moment: Date, timeZone: string): string =>
  formatterOf(timeZone).format(new Date(moment.getTime() - dayEndsMs));

/** Days since 1970, as the learner model counts them. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The one name of a zone that goes by several, in any letters; whatever callers send is not remembered. */
export const canonicalZone = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

export const isTimeZone = (name: string): boolean => {
  try {
    canonicalZone(name);
    return true;
  } catch {
    return false;
  }
};

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
