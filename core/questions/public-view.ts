/** The only way by which a question leaves the server: what may be shown, and no more than the moment allows. */
import { parseRational, round, toDecimal } from '../rational.ts';
import type { Option, Question, SecretNumeric, ShownQuestion } from './kinds.ts';

/** Nothing while a question is open; the key, or the key and the analysis, once it is answered. */
export type Reveal = 'nothing' | 'key' | 'analysis';

export type RevealedKey = { key: string[] };
export type RevealedAnalysis = RevealedKey & { analysis: Question['secret'] };

export function publicView(question: Question): ShownQuestion;
export function publicView(question: Question, reveal: 'key'): ShownQuestion & RevealedKey;
export function publicView(question: Question, reveal: 'analysis'): ShownQuestion & RevealedAnalysis;
export function publicView(
  question: Question,
  reveal: Reveal = 'nothing',
): ShownQuestion & Partial<RevealedAnalysis> {
  const shown = { ...shownBase(question), ...shownByForm(question) } as ShownQuestion;
  if (reveal === 'nothing') return shown;
  const key = { ...shown, key: keyOf(question) };
  return reveal === 'key' ? key : { ...key, analysis: question.secret };
}

/** A right answer, as a learner would enter it; empty for an essay. */
export function keyOf(question: Question): string[] {
  if (question.form === 'essay') return [];
  if (question.form === 'numeric') return numericKey(question.secret, question.boxes);
  return question.secret.key;
}

function numericKey({ value, tolerance }: SecretNumeric, boxes: 1 | 2): string[] {
  const exact = parseRational(value);
  if (boxes === 2) return [`${exact.n}`, `${exact.d}`];
  const asked = tolerance.kind === 'rounded' ? round(exact, tolerance.places) : exact;
  return [toDecimal(asked) ?? value];
}

/** Fields are named one by one, so that a field added to the bank stays inside until somebody lets it out. */
function shownBase(question: Question) {
  const { id, form, exercise_type, question_type, tags, difficulty, seconds, stem, stimulus, figures } =
    question;
  return {
    id,
    form,
    exercise_type,
    question_type,
    tags,
    difficulty,
    seconds,
    stem,
    ...(stimulus !== undefined && { stimulus }),
    ...(figures !== undefined && { figures }),
  };
}

const shownOptions = (options: Option[]): Option[] => options.map(({ id, text }) => ({ id, text }));

function shownByForm(question: Question) {
  switch (question.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return { blanks: question.blanks.map(({ options }) => ({ options: shownOptions(options) })) };
    case 'rc-one':
    case 'mc-one':
      return { options: shownOptions(question.options) };
    case 'se':
    case 'rc-many':
    case 'mc-many':
      return { options: shownOptions(question.options), choose: question.choose };
    case 'qc':
      return { quantities: { a: question.quantities.a, b: question.quantities.b } };
    case 'numeric': {
      const { boxes, prefix, suffix, rounding } = question;
      return {
        boxes,
        ...(prefix !== undefined && { prefix }),
        ...(suffix !== undefined && { suffix }),
        ...(rounding !== undefined && { rounding }),
      };
    }
    case 'essay':
      return { instructions: question.instructions };
    case 'rc-sentence':
      return {};
  }
}
