/**
 * The question model: the forms, what every question has, and which kind of question each form is. What a form adds
 * of its own stands in its module, core/questions/forms/<form>.ts.
 *
 * BankTexts holds TeX between `$…$` and emphasis between `*…*`; a dollar sign that is money is written `\$`.
 * The text of verbal questions is English in both languages.
 */
import type { BankText, BankTexts } from '../bank-text.ts';
import type { Figure } from './figures.ts';
import type { SecretChoices } from './forms/choices.ts';
import type { ShownBlanks } from './forms/completion.ts';
import type { SecretEssay, ShownEssay } from './forms/essay.ts';
import type { SecretNumeric, ShownNumeric } from './forms/numeric.ts';
import type { ShownMany, ShownOne } from './forms/options.ts';
import type { ShownComparison } from './forms/qc.ts';
import type { ShownSentence } from './forms/rc-sentence.ts';

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
export const typesOfForm = {
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
} as const satisfies Record<Form, { exercise_type: ExerciseType; question_type: QuestionType }>;

/** The forms of a measure. */
export type FormOf<M extends ExerciseType> = {
  [F in Form]: (typeof typesOfForm)[F]['exercise_type'] extends M ? F : never;
}[Form];

/** The forms that a key decides about. What is written is read and judged instead. */
export type ScoredForm = FormOf<'verbal' | 'quant'>;
export const isScored = (form: Form): form is ScoredForm => typesOfForm[form].exercise_type !== 'write';

/**
 * What the learner enters, for every kind: the ids of the chosen options; for text completion one entry for each
 * blank, '' where empty; for select-in-passage the sentence's id; for numeric entry one string for each box; for
 * an essay its text.
 */
export type Answer = string[];

export type Option = { id: string; text: BankTexts };

/** What several questions share, shown beside each of them. */
export type Stimulus = PassageStimulus | DataStimulus;

export type PassageStimulus = {
  id: string;
  kind: 'passage';
  title: BankTexts;
  /** Sentences have ids that run through the whole passage, from '1'. */
  paragraphs: { sentences: { id: string; text: BankText }[] }[];
};

export type DataStimulus = {
  id: string;
  kind: 'data';
  title: BankTexts;
  intro: BankTexts;
  figures: Figure[];
};

/** What belongs to the analysis of a passage: what it does, and its hard words with a Chinese gloss. */
export type StimulusSecret = { summary?: BankTexts; words?: { word: string; gloss: string }[] };

/** A stimulus as the bank holds it. */
export type BankStimulus = Stimulus & { secret?: StimulusSecret };

/** What every question shows. */
export type Shown<F extends Form> = {
  id: string;
  form: F;
  exercise_type: ExerciseType;
  question_type: QuestionType;
  /** Leaf ids of the taxonomy, the chief one first. */
  tags: string[];
  difficulty: Difficulty;
  /** The time a well-prepared candidate takes. */
  seconds: number;
  stem: BankTexts;
  /** The id of the stimulus this question is about. */
  stimulus?: string;
  figures?: Figure[];
};

/** What a blind panel says of a question's difficulty: its level from 1 to 5, and how wrong b may be (docs/difficulty.md). */
export type Rated = { level: number; spread: number };

/** What every question hides. */
export type Secret = {
  /** Absent where no panel has read it: then the editor's label holds. */
  rated?: Rated;
  /** The analysis, one paragraph or step each. */
  steps: BankTexts[];
};

/** Which kind of question each form is; forms that are built alike share one. */
type Kinds = {
  tc1: Kind<ShownBlanks, SecretChoices>;
  tc2: Kind<ShownBlanks, SecretChoices>;
  tc3: Kind<ShownBlanks, SecretChoices>;
  se: Kind<ShownMany, SecretChoices>;
  'rc-one': Kind<ShownOne, SecretChoices>;
  'rc-many': Kind<ShownMany, SecretChoices>;
  'rc-sentence': Kind<ShownSentence, SecretChoices>;
  qc: Kind<ShownComparison, SecretChoices>;
  'mc-one': Kind<ShownOne, SecretChoices>;
  'mc-many': Kind<ShownMany, SecretChoices>;
  numeric: Kind<ShownNumeric, SecretNumeric>;
  essay: Kind<ShownEssay, SecretEssay>;
};

/** `family` names the generator that made it, and gives its idea away. */
type Kind<S extends Shown<Form>, Hidden extends Secret> = {
  shown: S;
  secret: Hidden;
  question: S & { secret: Hidden; family?: string };
};

/** What may be shown of a question. */
export type ShownOf<F extends Form> = Kinds[F]['shown'];
export type ShownQuestion = ShownOf<Form>;

export type SecretOf<F extends Form> = Kinds[F]['secret'];

/** A question as the bank holds it. */
export type QuestionOf<F extends Form> = Kinds[F]['question'];
export type Question = QuestionOf<Form>;
