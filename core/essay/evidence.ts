/** What a trait's level rests on: a code that `messages/essays.ts` turns into a sentence, its figures, and places. */
import type { Span } from './text.ts';

export type EvidenceCode =
  | 'stance-first'
  | 'stance-late'
  | 'stance-none'
  | 'concession'
  | 'concession-none'
  | 'topic-words'
  | 'topic-words-few'
  | 'words'
  | 'words-few'
  | 'examples'
  | 'examples-none'
  | 'concrete'
  | 'reasons-few'
  | 'paragraphs'
  | 'paragraphs-few'
  | 'paragraph-thin'
  | 'connectives'
  | 'connectives-few'
  | 'ending'
  | 'ending-none'
  | 'threads-mixed'
  | 'vocabulary-wide'
  | 'vocabulary-narrow'
  | 'word-often'
  | 'vague'
  | 'sentences-varied'
  | 'sentences-alike'
  | 'sentences-short'
  | 'sentence-long'
  | 'stock-phrases'
  | 'errors'
  | 'errors-none'
  | 'garbled';

export type Evidence = {
  readonly code: EvidenceCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly spans: readonly Span[];
};

/** At most a few places: the sentence tells how many there are. */
const maxSpans = 6;

export const evidence = (
  code: EvidenceCode,
  values: Evidence['values'] = {},
  spans: readonly Span[] = [],
): Evidence => ({
  code,
  values,
  spans: spans.slice(0, maxSpans).map(({ start, end }) => ({ start, end })),
});
