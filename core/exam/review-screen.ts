/** The review screen of a section: what each question's row says. */
import type { Answer } from '../questions/kinds.ts';

export type ReviewStatus = 'Answered' | 'Not Answered' | 'Incomplete' | 'Not Encountered';

/** How many entries make a whole answer. Where all that apply are asked for, any number does. */
export type PartsAsked = number | 'any';

/** "Not Answered (seen, empty); Incomplete (wrong count chosen … / some blanks empty); Not Encountered (never displayed)". */
export function reviewStatus(
  asked: PartsAsked,
  { answer, seen }: { answer: Answer; seen: boolean },
): ReviewStatus {
  const given = answer.filter((part) => part.trim() !== '').length;
  if (given === 0) return seen ? 'Not Answered' : 'Not Encountered';
  return asked === 'any' || given === asked ? 'Answered' : 'Incomplete';
}
