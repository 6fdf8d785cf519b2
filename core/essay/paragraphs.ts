/** What each paragraph of an essay does: its part, its weight, and what it has or lacks for that part. */
import { readEssay, type Span } from './text.ts';
import { concession, conclusionMarks, exampleMarks, reasonMarks, stance } from './vocabulary.ts';

export type ParagraphRole = 'whole' | 'opening' | 'body' | 'closing';

export type ParagraphNote =
  | 'opens-position'
  | 'opens-no-position'
  | 'opens-long'
  | 'body-example'
  | 'body-reason-only'
  | 'body-assertion'
  | 'body-other-side'
  | 'thin'
  | 'heavy'
  | 'ends-drawn'
  | 'ends-open'
  | 'faults'
  | 'clean';

export type ParagraphComment = Span & {
  role: ParagraphRole;
  words: number;
  notes: ParagraphNote[];
  /** Errors that are marked inside it. */
  faults: number;
};

/** Fewer words than this assert; more than that hold two ideas. */
const [thin, heavy] = [40, 200] as const;

/** An opening that takes more than this share of the whole leaves too little for the reasons. */
const longOpening = 0.3;

function roleOf(index: number, count: number): ParagraphRole {
  if (count === 1) return 'whole';
  if (index === 0) return 'opening';
  // Two paragraphs are an opening and a body; an end is drawn from something between.
  return index === count - 1 && count > 2 ? 'closing' : 'body';
}

const has = (text: string, marks: RegExp): boolean => text.search(marks) >= 0;

function bodyNotes(text: string): ParagraphNote[] {
  const support: ParagraphNote = has(text, exampleMarks)
    ? 'body-example'
    : has(text, reasonMarks)
      ? 'body-reason-only'
      : 'body-assertion';
  return has(text, concession) ? [support, 'body-other-side'] : [support];
}

export function commentParagraphs(text: string, errors: readonly Span[]): ParagraphComment[] {
  const { paragraphs, words: all } = readEssay(text);
  return paragraphs.map(({ start, end, words }, index) => {
    const role = roleOf(index, paragraphs.length);
    const own = text.slice(start, end);
    const faults = errors.filter((error) => error.start >= start && error.end <= end).length;
    const notes: ParagraphNote[] = [];
    if (role === 'opening' || role === 'whole')
      notes.push(has(own, stance) ? 'opens-position' : 'opens-no-position');
    if (role === 'opening' && paragraphs.length > 2 && words.length > longOpening * all.length)
      notes.push('opens-long');
    if (role === 'body' || role === 'whole') notes.push(...bodyNotes(own));
    if (role === 'closing')
      notes.push(has(own, conclusionMarks) || has(own, stance) ? 'ends-drawn' : 'ends-open');
    if (role === 'body' && words.length < thin) notes.push('thin');
    if (words.length > heavy) notes.push('heavy');
    notes.push(faults > 0 ? 'faults' : 'clean');
    return { start, end, role, words: words.length, notes, faults };
  });
}
