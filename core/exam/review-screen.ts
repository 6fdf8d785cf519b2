/** The review screen of a section: what each question's row says. */
import type { Answer } from '../questions/kinds.ts';

export type ReviewStatus = 'Answered' | 'Not Answered' | 'Incomplete' | 'Not Encountered';

/** What decides about completeness: the number of parts a form asks for. */
export type Asked =
  | { readonly form: 'tc1' | 'tc2' | 'tc3'; readonly blanks: readonly unknown[] }
  | { readonly form: 'se' | 'rc-many' | 'mc-many'; readonly choose: 'all' | number }
  | { readonly form: 'numeric'; readonly boxes: 1 | 2 }
  | { readonly form: 'rc-one' | 'mc-one' | 'qc' | 'rc-sentence' | 'essay' };

/** "Not Answered (seen, empty); Incomplete (wrong count chosen … / some blanks empty); Not Encountered (never displayed)". */
export function reviewStatus(
  asked: Asked,
  { answer, seen }: { answer: Answer; seen: boolean },
): ReviewStatus {
  const given = answer.filter((part) => part.trim() !== '').length;
  if (given === 0) return seen ? 'Not Answered' : 'Not Encountered';
  return given === partsAsked(asked, given) ? 'Answered' : 'Incomplete';
}

/** How many entries make a whole answer. Where all that apply are asked for, any number does. */
function partsAsked(asked: Asked, given: number): number {
  switch (asked.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return asked.blanks.length;
    case 'se':
    case 'rc-many':
    case 'mc-many':
      return asked.choose === 'all' ? given : asked.choose;
    case 'numeric':
      return asked.boxes;
    default:
      return given;
  }
}
