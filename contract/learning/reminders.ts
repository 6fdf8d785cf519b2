/** Reminders that somebody chooses, the links that end them, and the plan as a calendar. */
import { z } from 'zod';
import { endpoint, nothing, time } from '#contract/endpoint.ts';
import { dailyWays, reminderKinds, weeklyDays } from '#core/learning/reminders.ts';

const hour = z.int().min(0).max(23);

const settings = {
  /** Null: none. */
  dailyBy: z.enum(dailyWays).nullable(),
  dailyHour: hour,
  weeklyOn: z.enum(weeklyDays).nullable(),
  weeklyHour: hour,
  /** Nothing is sent from the first hour up to the second; where they are equal there is no quiet time. */
  quietFrom: hour,
  quietTo: hour,
};

/** When a study day begins; null: events of the whole day. */
const calendarHour = hour.nullable();

const calendar = z.object({
  hour: calendarHour,
  createdAt: time,
  /** When a calendar program last asked for it. */
  readAt: time.nullable(),
});

const reminders = z
  .object({
    ...settings,
    /** The goal's zone, in which the hours are meant. */
    timeZone: z.string(),
    /** Null: nothing is to come. */
    next: z.object({ at: time, kind: z.enum(reminderKinds) }).nullable(),
    /** The last one that fell due, and why it was not sent where it was not. */
    last: z
      .object({
        at: time,
        kind: z.enum(reminderKinds),
        sentAt: time.nullable(),
        silence: z.string().nullable(),
      })
      .nullable(),
    mail: z.object({
      /** False where this site sends no mail. */
      isOpen: z.boolean(),
      address: z.string().nullable(),
      isProved: z.boolean(),
    }),
    wechat: z.object({ isOpen: z.boolean(), isLinked: z.boolean() }),
    calendar: calendar.nullable(),
  })
  .meta({ id: 'Reminders' });

const token = z.string().regex(/^[\w-]{43}$/);

const ended = z.object({
  /** What the letter was that the link stood in. */
  kind: z.enum(reminderKinds),
  hasDaily: z.boolean(),
  hasWeekly: z.boolean(),
});

export const reminderEndpoints = {
  getReminders: endpoint({
    method: 'GET',
    path: '/api/users/reminders',
    access: 'user',
    summary: {
      zh_cn: '我的提醒：每天一次的、每周的信、安静时间、日历订阅，以及哪些渠道可用',
      en: 'My reminders: daily, weekly, quiet hours, the calendar, and which ways are open',
    },
    reply: reminders,
  }),

  updateReminders: endpoint({
    method: 'PUT',
    path: '/api/users/reminders',
    access: 'user',
    summary: {
      zh_cn: '更改提醒；没有给出的保持不变',
      en: 'Change my reminders; what is left out stays as it is',
    },
    body: z.object({ ...settings, calendarHour }).partial(),
    reply: reminders,
    errors: ['TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  createCalendar: endpoint({
    method: 'POST',
    path: '/api/users/reminders/calendar',
    access: 'user',
    summary: {
      zh_cn: '给出新的日历订阅地址，原有地址随即失效',
      en: 'A new address of my calendar; the one before ends',
    },
    body: z.object({ hour: calendarHour.default(null) }),
    /** The address is given this once; only a hash of it is kept. */
    reply: calendar.extend({ path: z.string() }),
    errors: ['TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  deleteCalendar: endpoint({
    method: 'DELETE',
    path: '/api/users/reminders/calendar',
    access: 'user',
    summary: { zh_cn: '停用日历订阅地址', en: 'End the address of my calendar' },
    reply: nothing,
  }),

  readCalendar: endpoint({
    method: 'GET',
    path: '/api/study-plan/calendar/{file}',
    access: 'visitor',
    summary: {
      zh_cn: '计划的日历（iCalendar），凭地址里的密钥读取',
      en: 'A plan as a calendar (iCalendar), known by the secret in its address',
    },
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    reply: z.unknown(),
    produces: 'text/calendar',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  getReminderLink: endpoint({
    method: 'GET',
    path: '/api/reminders/{token}',
    access: 'visitor',
    summary: {
      zh_cn: '信里退订链接说的是什么；不改变任何东西',
      en: 'What the link in a letter ends; changes nothing',
    },
    params: z.object({ token }),
    reply: ended,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  /** Where a mail program opens the address of the header instead of posting to it. */
  showUnsubscribe: endpoint({
    method: 'GET',
    path: '/api/reminders/{token}/unsubscribe',
    access: 'visitor',
    summary: { zh_cn: '转到退订页面；不改变任何东西', en: 'Leads to the page that asks; changes nothing' },
    params: z.object({ token }),
    reply: z.unknown(),
    produces: 'text/html',
  }),

  /** RFC 8058: mail programs post a form of their own here, without a session; it is not read. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/reminders/{token}/unsubscribe',
    access: 'visitor',
    summary: {
      zh_cn: '退订：信里的这一种，或全部。邮件程序的一键退订也发到这里',
      en: 'End what the letter was, or everything; the one-click way of mail programs, too',
    },
    params: z.object({ token }),
    query: z.object({ all: z.literal('true').optional() }),
    reply: ended,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),
};
