/** Reminders that people choose, the letters that are sent for them, and the plan as a calendar. */
export { createCalendar, endCalendar, readCalendar } from './calendar.ts';
export { remindersData } from './own-data.ts';
export { postReminders, removeOldLetters } from './post.ts';
export type { LetterSource } from './sending.ts';
export { rescheduleReminders, showReminders, updateReminders } from './settings.ts';
export { showUnsubscribe, unsubscribe, unsubscribePath } from './unsubscribe.ts';
