/** How often an exam may be submitted: "maximum submitted attempts per user" (specification, sections 3 and 9). */

/** Null is no limit. An open attempt may always be finished; only a new one is refused. */
export const canStart = (limit: number | null, submitted: number): boolean =>
  limit === null || submitted < limit;

/** How many more attempts may be submitted, the open one among them; null where there is no limit. */
export const submissionsLeft = (limit: number | null, submitted: number): number | null =>
  limit === null ? null : Math.max(0, limit - submitted);

/** "On the last question or on exit, a confirm dialog titled '提示' appears." Null where there is no number to tell. */
export function limitNotice(
  limit: number | null,
  submitted: number,
): { limit: number; submitted: number; isLast: boolean } | null {
  return limit === null ? null : { limit, submitted, isLast: submitted + 1 >= limit };
}
