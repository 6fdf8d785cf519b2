/** What the browser has to get right about an answer before it sends it. */
import { essayLength } from '#core/questions/lengths.ts';

/** No tab changes one answer this often. */
const answersPerLease = 1_000_000;

/** Beyond every lease that can be counted, and far enough below what a number holds exactly that one more is still one. */
export const maxSeq = 4_000_000_000_000_000;

/** Below this number are the answers of tabs that held the lease before. */
export const firstSeq = (epoch: number): number => epoch * answersPerLease + 1;

/** The number of the next change to an answer. */
export const nextSeq = (stored: number, epoch: number): number => Math.max(stored + 1, firstSeq(epoch));

/**
 * The text without what no database holds, null characters and halves of surrogate pairs, and no longer than the server
 * takes: the editor stops there, and what an older page left behind must not be refused as a whole.
 */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').slice(0, essayLength).toWellFormed();
