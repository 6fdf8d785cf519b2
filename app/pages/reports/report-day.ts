/** The day of a report as it is said: with its year only where that is another one. */
import { useDates } from '#app/pages/site/dates.ts';

export function useReportDay(): (moment: string) => string {
  const { day, fullDay } = useDates();
  const yearOf = (date: Date) => date.getUTCFullYear();
  return (moment) => (yearOf(new Date(moment)) === yearOf(new Date()) ? day(moment) : fullDay(moment));
}
