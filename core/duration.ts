/** How long something took, in the way people write it, and how long a day is. */

export const dayMs = 86_400_000;

/** `05`, as a part of a time is written. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `64:05`: minutes and seconds, however many minutes there are. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** `1:56:04`, or `23:10` where there are no hours. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours <= 0) return clockText(ms);
  return `${hours}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/** How long somebody has waited, told by its longest unit alone: whole days, else whole hours, else minutes. */
export function longestUnit(ms: number): { unit: 'days' | 'hours' | 'minutes'; n: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return { unit: 'minutes', n: minutes };
  if (minutes < 24 * 60) return { unit: 'hours', n: Math.floor(minutes / 60) };
  return { unit: 'days', n: Math.floor(minutes / (24 * 60)) };
}
