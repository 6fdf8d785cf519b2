/** Hand-made attempts for tests of the report: a question, a section and an attempt that nothing is remarkable about. */
import type { AttemptFacts, ItemFact, SectionFact } from '#core/report/facts.ts';

export const item = (over: Partial<ItemFact> = {}): ItemFact => ({
  exerciseId: '1',
  questionId: '1',
  section: 2,
  no: 1,
  measure: 'verbal',
  form: 'tc1',
  tags: ['blank.contrast', 'tone.negative', 'field.social'],
  difficulty: 3,
  targetMs: 60_000,
  answer: ['A'],
  isAnswered: true,
  correct: true,
  spentMs: 50_000,
  isMarked: false,
  isSeen: true,
  steps: [],
  visits: 1,
  peer: null,
  peerMs: null,
  ...over,
});

export const wrong = (over: Partial<ItemFact> = {}): ItemFact => item({ correct: false, ...over });

export const blank = (over: Partial<ItemFact> = {}): ItemFact =>
  wrong({ isAnswered: false, answer: [], spentMs: 0, ...over });

/** So many of a kind, numbered on. */
export const several = (count: number, make: (index: number) => ItemFact): ItemFact[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const section = (over: Partial<SectionFact> = {}): SectionFact => ({
  no: 2,
  measure: 'verbal',
  module: null,
  allowedMs: 18 * 60_000,
  elapsedMs: 17.5 * 60_000,
  isTimedOut: false,
  closedAt: null,
  ...over,
});

export const facts = (over: Partial<AttemptFacts> = {}): AttemptFacts => ({
  type: 'GREPREP',
  sections: [],
  items: [],
  extraTime: 1,
  interruptions: 0,
  forgivenMs: 0,
  lateAnswers: 0,
  lateMs: 0,
  takenBefore: 0,
  seenBefore: 0,
  pauses: [],
  conduct: { watched: [], spans: [] },
  isPartial: false,
  endedBy: 'finish',
  ...over,
});
