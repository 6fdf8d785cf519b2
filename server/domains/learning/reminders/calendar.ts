/** The plan as a calendar: its secret address, and the events that stand in it. */
import { type CalendarEvent, writeCalendar } from '#core/learning/calendar-file.ts';
import { dayAt } from '#core/learning/day.ts';
import { momentAt } from '#core/learning/reminders.ts';
import { type Locale, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { letterTexts } from '#messages/learning/letters.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { hashSecret, makeSecret, readGoal } from '#server/domains/accounts/service.ts';
import { notFound } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import {
  type CalendarRow,
  deleteCalendar,
  findCalendarByHash,
  noteCalendarRead,
  saveCalendar,
} from './calendar-store.ts';
import { describeTask, type Plan } from './letters.ts';
import { calendarsMade, calendarsRead, tokensMissed } from './limits.ts';
import type { LetterSource } from './sending.ts';

export async function createCalendar(
  { db, counters }: Pick<Deps, 'db' | 'counters'>,
  viewer: Viewer,
  hour: number | null,
  { locale, now }: { locale: Locale; now: Date },
) {
  await limit(counters, [calendarsMade, viewer.id]);
  const token = makeSecret();
  await saveCalendar(db, {
    userId: viewer.id,
    tokenHash: hashSecret(token),
    locale,
    hour,
    createdAt: now,
    readAt: null,
  });
  return { hour, createdAt: now, readAt: null, path: `/api/study-plan/calendar/${token}.ics` };
}

export const endCalendar = ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> =>
  deleteCalendar(db, viewer.id);

/** The file behind a token, in the language in which the address was made. */
export async function readCalendar(
  { db, counters, config }: Deps,
  { readPlan }: Pick<LetterSource, 'readPlan'>,
  token: string,
  { address, origin, now }: { address: string; origin: string; now: Date },
): Promise<string> {
  const network = networkOf(address);
  await limit(counters, [calendarsRead, network]);
  const calendar = await findCalendarByHash(db, hashSecret(token));
  if (!calendar) {
    await limit(counters, [tokensMissed, network]);
    throw notFound();
  }
  await noteCalendarRead(db, calendar.userId, now);
  const { userId, locale, hour } = calendar;
  const { timeZone, examDate } = await readGoal(db, userId);
  const plan = await readPlan(userId, locale);
  const today = dayAt(now, timeZone);
  const t = say(letterTexts, locale);
  return writeCalendar({
    name: t('calendar_name', { company: config.company[locale] }),
    timeZone,
    stamp: now,
    events: listEvents(plan, { userId, locale, hour }, { timeZone, examDate, origin, today }),
  });
}

type Settings = Pick<CalendarRow, 'userId' | 'locale' | 'hour'>;
type Around = { timeZone: string; examDate: string | null; origin: string; today: string };

/** Timed where an hour was chosen, else of the whole day: nobody's afternoon is called busy by guessing. */
function listEvents(
  plan: Plan | null,
  { userId, locale, hour }: Settings,
  { timeZone, examDate, origin, today }: Around,
): CalendarEvent[] {
  const t = say(letterTexts, locale);
  const address = (path: string) => origin + withLang(path, locale);
  const event = (day: string, kind: 'study' | 'mock' | 'exam' | 'none', more: Partial<CalendarEvent>) => ({
    uid: `${day}-${kind}-${userId}@beacon-gre`,
    summary: '',
    description: '',
    url: address('/plan'),
    when: { day },
    isBusy: false,
    ...more,
  });
  const events: CalendarEvent[] = [];
  for (const { day, tasks } of plan?.days ?? []) {
    if (day === examDate) continue;
    const mocks = tasks.filter(({ work }) => work.kind === 'mock');
    const others = tasks.filter(({ work }) => work.kind !== 'mock');
    let start = hour === null ? null : momentAt(day, hour, timeZone);
    const takes = (minutes: number): Pick<CalendarEvent, 'when' | 'isBusy'> => {
      if (start === null || minutes === 0) return { when: { day }, isBusy: false };
      const when = { from: start, minutes };
      start = new Date(start.getTime() + minutes * 60_000);
      return { when, isBusy: true };
    };
    for (const mock of mocks)
      events.push(
        event(day, 'mock', {
          summary: t('event_mock'),
          description: `${t('minutes', { n: mock.minutes })}\n${address(mock.to)}`,
          url: address(mock.to),
          ...takes(mock.minutes),
        }),
      );
    const minutes = others.reduce((sum, task) => sum + task.minutes, 0);
    if (others.length > 0)
      events.push(
        event(day, 'study', {
          summary: t('event_study', { minutes }),
          description: [
            ...others.map((task) => `${describeTask(task, locale)} · ${t('minutes', { n: task.minutes })}`),
            address('/user'),
          ].join('\n'),
          url: address('/user'),
          ...takes(minutes),
        }),
      );
  }
  if (examDate !== null)
    events.push(
      event(examDate, 'exam', {
        summary: t('event_exam'),
        description: t('event_exam_text'),
        isBusy: true,
      }),
    );
  // A calendar without any event is no valid file, and an empty one would say nothing.
  if (events.length === 0)
    events.push(
      event(today, 'none', {
        summary: t('event_none'),
        description: `${t('event_none_text')}\n${address('/start')}`,
        url: address('/start'),
      }),
    );
  return events;
}
