/** An attempt that was given up before anything was seen: there is nothing to score, to sort or to hand on. */
import type { Report } from '#app/pages/reports/replies.ts';

export const isBlankReport = ({ items, essay }: Report): boolean =>
  items.length === 0 && (essay?.words ?? 0) === 0;
