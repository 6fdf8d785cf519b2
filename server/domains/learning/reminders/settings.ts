/** What somebody chose to be reminded of: shown, changed, and reckoned anew when their clock is another. */

import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { reminderEndpoints } from '#contract/learning/reminders.ts';
import { nextSlot, type ReminderSettings, usualReminders } from '#core/learning/reminders.ts';
import type { Locale } from '#core/locale.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findReach, readGoal } from '#server/domains/accounts/service.ts';
import { loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { findCalendar, updateCalendarHour } from './calendar-store.ts';
import { reminderChanges } from './limits.ts';
import { findLastLetter, findReminders, lockReminders, saveReminders, updateNext } from './store.ts';

type Shown = InputOf<(typeof reminderEndpoints.getReminders)['reply']>;
type Change = OutputOf<(typeof reminderEndpoints.updateReminders)['body']>;

export const settingsOf = (row: ReminderSettings): ReminderSettings => ({
  dailyBy: row.dailyBy,
  dailyHour: row.dailyHour,
  weeklyOn: row.weeklyOn,
  weeklyHour: row.weeklyHour,
  quietFrom: row.quietFrom,
  quietTo: row.quietTo,
});

export async function showReminders(
  { db, config, wechatMessages }: Pick<Deps, 'db' | 'config' | 'wechatMessages'>,
  userId: string,
): Promise<Shown> {
  const reach = await findReach(db, userId);
  if (!reach) throw loginRequired();
  const { timeZone } = await readGoal(db, userId);
  const row = await findReminders(db, userId);
  const last = await findLastLetter(db, userId);
  const calendar = await findCalendar(db, userId);
  return {
    ...settingsOf(row ?? usualReminders),
    timeZone,
    next: row?.nextAt && row.nextKind ? { at: row.nextAt, kind: row.nextKind } : null,
    last: last && { at: last.dueAt, kind: last.kind, sentAt: last.sentAt, silence: last.silence },
    mail: { isOpen: config.smtp !== null, address: reach.email, isProved: reach.isProved },
    wechat: { isOpen: wechatMessages !== null, isLinked: reach.wechat !== null },
    calendar: calendar && {
      hour: calendar.hour,
      createdAt: calendar.createdAt,
      readAt: calendar.readAt,
    },
  };
}

export async function updateReminders(
  deps: Deps,
  viewer: Viewer,
  { calendarHour, ...change }: Change,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Shown> {
  await limit(deps.counters, [reminderChanges, viewer.id]);
  await inTransaction(deps.db, async (tx) => {
    if (Object.keys(change).length > 0) await changeSettings(tx, viewer.id, change, { locale, now });
    if (calendarHour !== undefined) await updateCalendarHour(tx, viewer.id, calendarHour);
  });
  return showReminders(deps, viewer.id);
}

/** Without a language the one stays in which they were chosen before. */
export async function changeSettings(
  tx: Transaction,
  userId: string,
  change: Partial<ReminderSettings>,
  { locale, now }: { locale?: Locale; now: Date },
): Promise<ReminderSettings> {
  const before = await lockReminders(tx, userId);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const settings: ReminderSettings = { ...settingsOf(before ?? usualReminders), ...given };
  const { timeZone } = await readGoal(tx, userId);
  const lastDay = (await findLastLetter(tx, userId))?.day ?? null;
  const next = nextSlot(settings, timeZone, now, lastDay);
  await saveReminders(tx, {
    userId,
    ...settings,
    locale: locale ?? before?.locale ?? 'zh_cn',
    timeZone,
    nextAt: next?.at ?? null,
    nextKind: next?.kind ?? null,
    updatedAt: now,
  });
  return settings;
}

/** After a change of the goal: where it is another time zone, the next reminder is reckoned by its clock. */
export async function rescheduleReminders(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  now: Date,
): Promise<void> {
  const { timeZone } = await readGoal(db, userId);
  const known = await findReminders(db, userId);
  if (!known || known.timeZone === timeZone) return;
  await inTransaction(db, async (tx) => {
    const row = await lockReminders(tx, userId);
    if (!row) return;
    const lastDay = (await findLastLetter(tx, userId))?.day ?? null;
    await updateNext(tx, userId, timeZone, nextSlot(settingsOf(row), timeZone, now, lastDay));
  });
}
