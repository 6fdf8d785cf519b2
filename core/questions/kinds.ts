/**
 * The question model: for each kind what the learner enters, what may be shown and what is secret.
 *
 * Text holds TeX between `$…$` and emphasis between `*…*`; a dollar sign that is money is written `\$`.
 * The text of verbal questions is English in both languages.
 */
import type { Text } from '../texts.ts';
import type { Figure } from './figures.ts';

export const forms = [
  'tc1',
  'tc2',
  'tc3',
  'se',
  'rc-one',
  'rc-many',
  'rc-sentence',
  'qc',
  'mc-one',
  'mc-many',
  'numeric',
  'essay',
] as const;

export type Form = (typeof forms)[number];

export type ExerciseType = 'verbal' | 'quant' | 'write';
export type QuestionType = 'fill' | 'read' | 'math' | 'write';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** Which measure and which menu a form belongs to. */
export const typesOfForm: Record<Form, { exercise_type: ExerciseType; question_type: QuestionType }> = {
  tc1: { exercise_type: 'verbal', question_type: 'fill' },
  tc2: { exercise_type: 'verbal', question_type: 'fill' },
  tc3: { exercise_type: 'verbal', question_type: 'fill' },
  se: { exercise_type: 'verbal', question_type: 'fill' },
  'rc-one': { exercise_type: 'verbal', question_type: 'read' },
  'rc-many': { exercise_type: 'verbal', question_type: 'read' },
  'rc-sentence': { exercise_type: 'verbal', question_type: 'read' },
  qc: { exercise_type: 'quant', question_type: 'math' },
  'mc-one': { exercise_type: 'quant', question_type: 'math' },
  'mc-many': { exercise_type: 'quant', question_type: 'math' },
  numeric: { exercise_type: 'quant', question_type: 'math' },
  essay: { exercise_type: 'write', question_type: 'write' },
};

/**
 * What the learner enters, for every kind: the ids of the chosen options; for text completion one entry for each
 * blank, '' where empty; for select-in-passage the sentence's id; for numeric entry one string for each box; for
 * an essay its text.
 */
export type Answer = string[];

export type Option = { id: string; text: Text };

/** The four choices of every quantitative comparison. */
export const comparisonOptions: readonly Option[] = [
  { id: 'A', text: { en: 'Quantity A is greater.', zh_cn: 'Quantity A 更大。' } },
  { id: 'B', text: { en: 'Quantity B is greater.', zh_cn: 'Quantity B 更大。' } },
  { id: 'C', text: { en: 'The two quantities are equal.', zh_cn: '两个量相等。' } },
  {
    id: 'D',
    text: {
      en: 'The relationship cannot be determined from the information given.',
      zh_cn: '根据所给信息无法确定大小关系。',
    },
  },
];

/** What several questions share, shown beside each of them. */
export type Stimulus = PassageStimulus | DataStimulus;

export type PassageStimulus = {
  id: string;
  kind: 'passage';
  title: Text;
  /** Sentences have ids that run through the whole passage, from '1'. */
  paragraphs: { sentences: { id: string; text: string }[] }[];
};

export type DataStimulus = { id: string; kind: 'data'; title: Text; intro: Text; figures: Figure[] };

/** What belongs to the analysis of a passage: what it does, and its hard words with a Chinese gloss. */
export type StimulusSecret = { summary?: Text; words?: { word: string; gloss: string }[] };

/** A stimulus as the bank holds it. */
export type BankStimulus = Stimulus & { secret?: StimulusSecret };

// What may be shown

type Shown<F extends Form> = {
  id: string;
  form: F;
  exercise_type: ExerciseType;
  question_type: QuestionType;
  /** Leaf ids of the taxonomy, the chief one first. */
  tags: string[];
  difficulty: Difficulty;
  /** The time a well-prepared candidate takes. */
  seconds: number;
  stem: Text;
  /** The id of the stimulus this question is about. */
  stimulus?: string;
  figures?: Figure[];
};

export type ShownBlanks = Shown<'tc1' | 'tc2' | 'tc3'> & { blanks: { options: Option[] }[] };
export type ShownOne = Shown<'rc-one' | 'mc-one'> & { options: Option[] };
/** `choose` is 'all' (all that apply) or the exact number to choose. */
export type ShownMany = Shown<'se' | 'rc-many' | 'mc-many'> & { options: Option[]; choose: 'all' | number };
export type ShownSentence = Shown<'rc-sentence'> & { stimulus: string };
export type ShownComparison = Shown<'qc'> & { quantities: { a: Text; b: Text } };
export type ShownNumeric = Shown<'numeric'> & {
  /** Two boxes are the numerator and the denominator of a fraction. */
  boxes: 1 | 2;
  prefix?: Text;
  suffix?: Text;
  rounding?: Text;
};
export type ShownEssay = Shown<'essay'> & { instructions: Text };

export type ShownQuestion =
  | ShownBlanks
  | ShownOne
  | ShownMany
  | ShownSentence
  | ShownComparison
  | ShownNumeric
  | ShownEssay;

// What is secret

/** What is known about one option or sentence: why it is wrong (or right), and which mistake leads to it. */
export type OptionNote = { why: Text; misconception?: string; gloss?: string };

type Secret = {
  /** The analysis, one paragraph or step each. */
  steps: Text[];
};

export type SecretChoices = Secret & {
  /** The ids to choose; for text completion one for each blank, in order. */
  key: string[];
  /** By option or sentence id. Verbal keys have a note too, quantitative keys are explained by the steps. */
  notes: Record<string, OptionNote>;
  /** The stem with the clues of its blanks marked `[[…]]`. */
  clued?: string;
  translation?: string;
};

/** Exact, or rounded to so many decimals because the question asks for it, or anywhere in a closed range. */
export type Tolerance =
  | { kind: 'exact' }
  | { kind: 'rounded'; places: number }
  | { kind: 'range'; low: string; high: string };

export type SecretNumeric = Secret & {
  /** The exact value, as `54` or `-3/4`. */
  value: string;
  tolerance: Tolerance;
  /** Wrong entries that a known mistake leads to. */
  misses: { value: string; misconception: string; why: Text }[];
};

export type SecretEssay = Secret & {
  points: { agree: Text[]; disagree: Text[] };
  essay?: { level: number; paragraphs: { text: string; note: Text }[] };
  translation?: string;
};

/** A question as the bank holds it. `family` names the generator that made it, and gives its idea away. */
export type Question = (
  | (ShownBlanks & { secret: SecretChoices })
  | (ShownOne & { secret: SecretChoices })
  | (ShownMany & { secret: SecretChoices })
  | (ShownSentence & { secret: SecretChoices })
  | (ShownComparison & { secret: SecretChoices })
  | (ShownNumeric & { secret: SecretNumeric })
  | (ShownEssay & { secret: SecretEssay })
) & { family?: string };

export type QuestionOf<F extends Form> = Extract<Question, { form: F }>;
