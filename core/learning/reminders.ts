/** When somebody is reminded, and when it is better to keep still: at most once a day, at the hour they chose, in their own time. */
import { dayMs } from '#core/duration.ts';
import { dayAt, weekdayOf, zonesRemembered } from '#core/learning/day.ts';
import { memoize } from '#core/memoize.ts';

export const dailyWays = ['mail', 'inbox', 'wechat'] as const;
export type ReminderWay = (typeof dailyWays)[number];

export const weeklyDays = ['sunday', 'monday'] as const;

export const reminderKinds = ['daily', 'weekly'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export type ReminderSettings = {
  /** Null: no daily reminder. */
  dailyBy: ReminderWay | null;
  /** Hours are those of the learner's clock. */
  dailyHour: number;
  /** Null: no weekly letter. */
  weeklyOn: (typeof weeklyDays)[number] | null;
  weeklyHour: number;
  /** From the first hour up to the second nothing is sent; where they are equal there is no such time. */
  quietFrom: number;
  quietTo: number;
};

/** Of who has said nothing: nothing is sent. */
export const usualReminders: ReminderSettings = {
  dailyBy: null,
  dailyHour: 19,
  weeklyOn: null,
  weeklyHour: 19,
  quietFrom: 22,
  quietTo: 8,
};

export function isQuiet(
  hour: number,
  { quietFrom, quietTo }: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>,
) {
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/** `day` is the learner's own, which ends at four in the morning: of each there is one reminder at most. */
export type ReminderSlot = { at: Date; kind: ReminderKind; day: string };

const daysAhead = 9;

/**
 * The first reminder after `now`, on a later day than the last one. The weekly letter takes the place of that day's
 * reminder. Null where nothing was chosen.
 */
export function nextSlot(
  settings: ReminderSettings,
  timeZone: string,
  now: Date,
  lastDay: string | null,
): ReminderSlot | null {
  const today = clockAt(now, timeZone).date;
  const slots: ReminderSlot[] = [];
  let found: ReminderSlot | null = null;
  // From yesterday on, whose late hour may have been moved to this morning.
  for (let offset = -1; offset <= daysAhead; offset += 1) {
    const date = addDays(today, offset);
    const add = (kind: ReminderKind, hour: number) => {
      const at = momentAt(...outsideQuiet(date, hour, settings), timeZone);
      slots.push({ at, kind, day: dayAt(at, timeZone) });
    };
    if (settings.weeklyOn && weekdayOf(date) === (settings.weeklyOn === 'sunday' ? 7 : 1))
      add('weekly', settings.weeklyHour);
    if (settings.dailyBy) add('daily', settings.dailyHour);
    // One date past the first that was found: its letter may take the place of what was found.
    if (found) break;
    found = firstOf(slots, now, lastDay);
  }
  return firstOf(slots, now, lastDay);
}

function firstOf(slots: readonly ReminderSlot[], now: Date, lastDay: string | null): ReminderSlot | null {
  const weekly = new Set(slots.filter(({ kind }) => kind === 'weekly').map(({ day }) => day));
  const coming = slots.filter(
    ({ at, kind, day }) =>
      at > now && (lastDay === null || day > lastDay) && (kind === 'weekly' || !weekly.has(day)),
  );
  return coming.sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

/** An hour in the quiet time waits for its end, which after an evening is the next morning. */
function outsideQuiet(
  date: string,
  hour: number,
  settings: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>,
): [date: string, hour: number] {
  if (!isQuiet(hour, settings)) return [date, hour];
  return [hour < settings.quietTo ? date : addDays(date, 1), settings.quietTo];
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const clockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  zonesRemembered,
);

/** What a clock of that zone shows, read as if it were UTC. */
function shownAt(moment: Date, timeZone: string): number {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** The date and the hour that a clock of that zone shows. */
export function clockAt(moment: Date, timeZone: string): { date: string; hour: number; minute: number } {
  const shown = new Date(shownAt(moment, timeZone));
  return {
    date: shown.toISOString().slice(0, 10),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/**
 * When a clock of that zone shows this hour of this date. Where clocks go forward over it, the hour after; where they
 * go back and show it twice, the first time.
 */
export function momentAt(date: string, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  const offsetNear = (ms: number) => shownAt(new Date(ms), timeZone) - ms;
  const [before, after] = [offsetNear(shown - dayMs), offsetNear(shown + dayMs)];
  const [early, late] = [new Date(shown - before), new Date(shown - after)];
  if (before === after || shownAt(early, timeZone) === shown) return early;
  return shownAt(late, timeZone) === shown ? late : early;
}

/** After this long a reminder for an hour would come as a surprise: a site that was down sends none. */
const maxLateMs = 3 * 3_600_000;

/** Why a reminder that is due is not sent. */
export type Silence =
  /** Turned off, or chosen otherwise, since. */
  | 'off'
  | 'late'
  | 'quiet'
  /** The exam is today or was. */
  | 'exam'
  | 'rest'
  /** Today's lamp is lit already. */
  | 'lit'
  | 'nothing'
  | 'no-mail'
  | 'unproved'
  | 'no-wechat';

export type Circumstances = {
  settings: ReminderSettings;
  slot: ReminderSlot;
  now: Date;
  timeZone: string;
  examDate: string | null;
  /** Whether this site can send mail at all, and whether the address is known to be the person's. */
  hasMail: boolean;
  hasProvedAddress: boolean;
  hasWechat: boolean;
};

/** What can be told before anything is read about the learner's work; null: nothing speaks against it. */
export function silenceOf({
  settings,
  slot,
  now,
  timeZone,
  examDate,
  ...ways
}: Circumstances): Silence | null {
  const by = slot.kind === 'weekly' ? settings.weeklyOn && 'mail' : settings.dailyBy;
  if (!by) return 'off';
  if (now.getTime() - slot.at.getTime() > maxLateMs) return 'late';
  if (isQuiet(clockAt(now, timeZone).hour, settings)) return 'quiet';
  if (examDate !== null && slot.day >= examDate) return 'exam';
  if (by === 'mail' && !ways.hasMail) return 'no-mail';
  if (by === 'mail' && !ways.hasProvedAddress) return 'unproved';
  if (by === 'wechat' && !ways.hasWechat) return 'no-wechat';
  return null;
}
