/** How often reminders are changed and calendars made, and how often a stranger may try tokens. */
import type { Rule } from '#server/http/limits.ts';

export const reminderChanges: Rule = { name: 'reminders', times: 120, seconds: 3600 };
export const calendarsMade: Rule = { name: 'calendars', times: 30, seconds: 3600 };
/** Services that read calendars for millions ask from few addresses. */
export const calendarsRead: Rule = { name: 'calendars-read', times: 600, seconds: 60 };
export const linksOpened: Rule = { name: 'unsubscribe', times: 600, seconds: 60 };
export const tokensMissed: Rule = { name: 'reminder-tokens', times: 60, seconds: 600 };
