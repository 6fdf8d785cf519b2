/** Tables of reminders and of the calendar, as drizzle sees them; the migrations make them. */
import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ReminderKind, ReminderSettings, Silence } from '#core/learning/reminders.ts';
import type { Locale } from '#core/locale.ts';
import { bytes, id, moment } from '#server/db/columns.ts';

export const reminders = pgTable('reminders', {
  userId: id('user_id').primaryKey(),
  dailyBy: text('daily_by').$type<ReminderSettings['dailyBy']>(),
  dailyHour: smallint('daily_hour').notNull(),
  weeklyOn: text('weekly_on').$type<ReminderSettings['weeklyOn']>(),
  weeklyHour: smallint('weekly_hour').notNull(),
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
  locale: text().$type<Locale>().notNull(),
  timeZone: text('time_zone').notNull(),
  nextAt: moment('next_at'),
  nextKind: text('next_kind').$type<ReminderKind>(),
  updatedAt: moment('updated_at').notNull(),
});

export const reminderLetters = pgTable('reminder_letters', {
  userId: id('user_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  kind: text().$type<ReminderKind>().notNull(),
  dueAt: moment('due_at').notNull(),
  tries: smallint().notNull().default(0),
  freeAt: moment('free_at'),
  sentAt: moment('sent_at'),
  silence: text().$type<Silence | 'failed'>(),
});

export const reminderLinks = pgTable('reminder_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: id('user_id').notNull(),
  kind: text().$type<ReminderKind>().notNull(),
  madeAt: moment('made_at').notNull(),
});

export const planCalendars = pgTable('plan_calendars', {
  userId: id('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  locale: text().$type<Locale>().notNull(),
  hour: smallint(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
