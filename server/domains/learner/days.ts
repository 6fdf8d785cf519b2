/** The learner's own days as numbers: in their time zone, until four in the morning. */
import { dayAt, numberOfDay } from '#core/learning/day.ts';

export const dayOf = (moment: Date, timeZone: string): number => numberOfDay(dayAt(moment, timeZone));
