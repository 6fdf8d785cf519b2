/** What somebody studies for and when: one goal for plan, report, today and account. */

export type LastScore = { verbal: number; quant: number; kind: 'official' | 'mock'; day: string | null };

export type Goal = {
  targetScore: { verbal: number | null; quant: number | null; writing: number | null } | null;
  /** As `2026-11-15`. */
  examDate: string | null;
  /** Of a study day. */
  minutes: number;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  daysOff: readonly string[];
  /** The measure that gets more than its share. */
  stress: 'verbal' | 'quant' | 'writing' | null;
  lastScore: LastScore | null;
  timeZone: string;
  /** When the first run was gone through or passed over. */
  startedAt: Date | null;
};

export const homeTimeZone = 'Asia/Shanghai';

/** Of who has said nothing yet. */
export const usualGoal = {
  minutes: 60,
  weekdays: [1, 2, 3, 4, 5, 6],
  daysOff: [],
  stress: null,
  lastScore: null,
  timeZone: homeTimeZone,
  startedAt: null,
} as const satisfies Omit<Goal, 'targetScore' | 'examDate'>;

/** The sum that people name; null until both measures have a target. */
export const totalTarget = ({ targetScore }: Pick<Goal, 'targetScore'>): number | null =>
  targetScore?.verbal != null && targetScore.quant != null ? targetScore.verbal + targetScore.quant : null;

/** Of a total that somebody names without its parts: quant is the higher one for most, and neither leaves the scale. */
export function splitTotal(total: number): { verbal: number; quant: number } {
  const quant = Math.min(170, Math.ceil(total / 2) + quantLead(total));
  return { verbal: total - quant, quant };
}

const quantLead = (total: number): number => Math.max(0, Math.min(5, Math.floor((total - 280) / 8)));
