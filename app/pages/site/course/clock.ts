/** Where a player stands. */
import { clockText } from '#core/duration.ts';

/** Seconds as a player shows them: 1:05. A second counts once it is over. */
export const clock = (seconds: number): string => clockText(Math.max(0, Math.floor(seconds)) * 1000);
