/** Which days may be named at all, and how far ahead an exam may lie: everything that counts days counts no more than these. */

const firstDay = '2000-01-01';
const lastDay = '2099-12-31';

/** Of a text that is a date already, as `2026-11-15`. */
export const isNameableDay = (day: string): boolean => day >= firstDay && day <= lastDay;

/** Nobody registers so early. */
const mostYears = 3;

export const isExamTooFar = (examDate: string, today: string): boolean =>
  examDate > `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`;
