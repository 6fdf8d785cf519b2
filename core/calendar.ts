/** Days of the calendar as they are written, `2026-11-15`, without hours and time zones. */
import { dayMs } from './duration.ts';

/** Whole days from one date to the other; negative if it has passed. */
export function daysUntil(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
