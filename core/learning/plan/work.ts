/** What a day's work can be: sets, topics, essays, words and mock exams, each with the page that fulfils it. */
import { lessonOfForm, lessonOfTag } from '#core/lessons/topics.ts';
import type { Difficulty, Form } from '#core/questions/kinds.ts';
import type { Stage } from './effort.ts';

export const measures = ['verbal', 'quant', 'writing', 'vocabulary', 'mock', 'errand'] as const;

export type Measure = (typeof measures)[number];

export type Work =
  /** A practice set of one form. */
  | { kind: 'set'; form: Form; difficulty: Difficulty }
  /** Questions of one topic, by the tag's path. */
  | { kind: 'topic'; tag: string; difficulty: Difficulty }
  | { kind: 'essay'; tag: string }
  | { kind: 'words' }
  | { kind: 'mock'; number: number }
  | { kind: 'mock-review'; number: number }
  | { kind: 'wrong-book' }
  | { kind: 'register' }
  | { kind: 'prepare' };

export type Phase = 'foundation' | 'practice' | 'sprint';

type Turn = { form: Form } | { tag: string };

/** Each phase takes its entries in turn, over and over. */
export const turns: Record<'verbal' | 'quant', Record<Phase, readonly Turn[]>> = {
  verbal: {
    foundation: [
      { tag: 'blank.contrast' },
      { form: 'tc1' },
      { tag: 'reading.main-idea' },
      { tag: 'blank.cause' },
      { form: 'se' },
      { tag: 'reading.detail' },
      { tag: 'blank.concession' },
      { form: 'tc2' },
      { tag: 'reading.inference' },
      { tag: 'blank.restatement' },
    ],
    practice: [
      { form: 'tc2' },
      { form: 'rc-one' },
      { form: 'se' },
      { tag: 'reading.inference' },
      { form: 'tc3' },
      { form: 'rc-many' },
      { tag: 'argument' },
      { form: 'tc1' },
      { tag: 'passage.long' },
      { form: 'rc-sentence' },
      { tag: 'reading.function' },
    ],
    sprint: [
      { form: 'tc3' },
      { tag: 'passage.long' },
      { form: 'se' },
      { tag: 'argument' },
      { form: 'rc-many' },
    ],
  },
  quant: {
    foundation: [
      { tag: 'quant.arith' },
      { tag: 'quant.algebra' },
      { tag: 'quant.arith.percent' },
      { tag: 'quant.geometry' },
      { form: 'qc' },
      { tag: 'quant.data' },
      { tag: 'quant.algebra.word-problems' },
    ],
    practice: [
      { form: 'qc' },
      { tag: 'quant.data.interpretation' },
      { form: 'mc-one' },
      { tag: 'quant.data.probability' },
      { form: 'mc-many' },
      { tag: 'quant.geometry' },
      { form: 'numeric' },
      { tag: 'quant.arith.remainders' },
      { tag: 'quant.data.counting' },
    ],
    sprint: [{ form: 'qc' }, { form: 'mc-many' }, { tag: 'quant.data.interpretation' }, { form: 'numeric' }],
  },
};

export const essayTags = [
  'issue.statement',
  'issue.recommendation',
  'issue.claim',
  'issue.two-views',
  'issue.claim-reason',
  'issue.policy',
] as const;

type Shares = { vocabulary: number; verbal: number; quant: number; writing: number };
type Split = { foundation: number; practice: number; shares: Shares };

/** Who starts from nothing builds longest; who has studied but not practised goes to practice at once. */
export const splits: Record<Stage, Split> = {
  scratch: {
    foundation: 0.45,
    practice: 0.35,
    shares: { vocabulary: 0.3, verbal: 0.34, quant: 0.26, writing: 0.1 },
  },
  'self-studied': {
    foundation: 0.3,
    practice: 0.45,
    shares: { vocabulary: 0.25, verbal: 0.36, quant: 0.28, writing: 0.11 },
  },
  practised: {
    foundation: 0.2,
    practice: 0.45,
    shares: { vocabulary: 0.18, verbal: 0.41, quant: 0.29, writing: 0.12 },
  },
  studied: {
    foundation: 0.1,
    practice: 0.6,
    shares: { vocabulary: 0.18, verbal: 0.41, quant: 0.29, writing: 0.12 },
  },
  'studied-and-practised': {
    foundation: 0,
    practice: 0.5,
    shares: { vocabulary: 0.14, verbal: 0.43, quant: 0.29, writing: 0.14 },
  },
};

/** Mock exams for one to six months. */
export const mockCounts = [3, 5, 6, 7, 8, 9] as const;

const typeOfTag = (tag: string): string =>
  tag.startsWith('quant')
    ? 'math'
    : tag.startsWith('blank')
      ? 'fill'
      : tag.startsWith('issue')
        ? 'write'
        : 'read';

/** The lesson that a task is about; null where it is about no one topic. */
export function lessonOfWork(work: Work): string | null {
  switch (work.kind) {
    case 'set':
      return lessonOfForm(work.form);
    case 'topic':
    case 'essay':
      return lessonOfTag(work.tag);
    default:
      return null;
  }
}

/** No session is longer than this; a longer task is done in two. */
const longestRound = 30;

/** The page of ours where the work is done, without the language. */
export function pathOf({ work, minutes }: { work: Work; minutes: number }): string {
  switch (work.kind) {
    case 'set':
      return `/exercises?form=${work.form}&difficulty=${work.difficulty}`;
    case 'topic':
      return `/questions?type=${typeOfTag(work.tag)}&tag=${work.tag}&difficulty=${work.difficulty}`;
    case 'essay':
      return `/questions?type=write&tag=${work.tag}`;
    case 'words':
      return `/words/session?minutes=${Math.min(longestRound, minutes)}`;
    case 'mock':
      return '/gre-exam';
    case 'mock-review':
      return '/user/exam-results';
    case 'wrong-book':
      return '/user/wrong-books';
    case 'register':
    case 'prepare':
      return '/test-centers-info';
  }
}
