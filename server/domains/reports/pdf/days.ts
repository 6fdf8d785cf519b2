/** Days in print, in the time of most of our readers. */

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
const minute = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026-11-15` */
export const dayText = (date: Date): string => day.format(date);

/** `2026-11-15 16:30` */
export const momentText = (date: Date): string => `${day.format(date)} ${minute.format(date)}`;
