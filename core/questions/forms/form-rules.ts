/** What every form has to say of its questions: the one shape that all modules of this folder have. */
import type { z } from 'zod';
import type { BankText, BankTexts, UserText } from '../../bank-text.ts';
import type {
  Answer,
  Form,
  Option,
  QuestionOf,
  ScoredForm,
  SecretOf,
  Shown,
  ShownOf,
  Stimulus,
} from '../kinds.ts';

/** An essay has no right or wrong: `correct` is null. */
export type Grade = { correct: boolean | null; misconceptions: string[] };

/** In whose words an answer is told: options say what the bank says, everything else is what somebody typed. */
export type Said = { by: 'bank'; text: BankText } | { by: 'user'; text: UserText };

/** Options that stand together, as those of one blank: which are right, and which of an answer belong here. */
export type OptionGroup = { options: readonly Option[]; key: readonly string[]; chosen: readonly string[] };

/** What the analysis says beside its steps: of an option, of a foreseen mistake, of one side of an argument. */
export type AnalysisNote = { label: string; why: BankTexts; gloss?: string; glossEn?: string };

/** The fields that a form adds to what every question shows. */
type OwnFields<S> = S extends unknown ? Omit<S, keyof Shown<Form>> : never;

export type FormRules<F extends Form> = {
  schemas: {
    shown: z.ZodType<ShownOf<F>>;
    secret: z.ZodType<SecretOf<F>>;
    /** The question as the bank's files hold it, key and all. */
    question: z.ZodType<QuestionOf<F>>;
  };
  /** What the schema cannot see; each fault a sentence. */
  findFaults: (question: QuestionOf<F>, stimulus: Stimulus | undefined) => string[];

  /** Fields are named one by one, so that a field added to the bank stays inside until somebody lets it out. */
  showOwn: (question: QuestionOf<F>) => OwnFields<ShownOf<F>>;
  /** A right answer, as a learner would enter it; empty where nothing is right or wrong. */
  keyOf: (question: QuestionOf<F>) => string[];
  /** All options, in groups; none where nothing is listed to choose from. */
  groupOptions: (question: QuestionOf<F>, answer: readonly string[]) => OptionGroup[];
  /** Whether the options are words that one has to know. */
  testsWords: boolean;

  /** Right or wrong, never in part, and which known mistakes a wrong answer shows. */
  grade: (question: QuestionOf<F>, answer: Answer) => Grade;
  /** One over the number of answers that look alike to someone who guesses. */
  guessingFloor: F extends ScoredForm ? number | ((choices?: number) => number) : null;
  /** How many parts an answer has before it is one; 1 where that is open. */
  fewestParts: number;
  /** Whether the same choices in another order are the same answer. */
  isAnyOrder: boolean;

  /** How many parts an answer may have, and how many characters each of them. */
  limits: { parts: number; length: number };

  /** An answer that is not empty, in a few words. */
  answerText: (question: QuestionOf<F>, answer: readonly string[], locale: keyof BankTexts) => Said;
  /** What everybody's distribution counts: options and sentences by their id, numbers by the mistake they show. */
  countAs: (question: QuestionOf<F>, answer: Answer, isRight: boolean) => string[];
  /** The name that something is counted under: its own where the question has it, else `other`. */
  nameCount: (question: QuestionOf<F>, choice: string) => string;
  /** What is found by search beside the stem, less telling than that. */
  searchTexts: (question: QuestionOf<F>) => BankTexts[];
  notesOf: (question: QuestionOf<F>) => AnalysisNote[];
};
