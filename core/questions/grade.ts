/** Grading of one answer: right or wrong, never in part, and which known mistakes a wrong one shows. */
import { compare, div, equals, parseDecimal, parseRational, type Rational, round } from '../rational.ts';
import type { Answer, Question, SecretNumeric, Tolerance } from './kinds.ts';

/** An essay has no right or wrong: `correct` is null. */
export type Grade = { correct: boolean | null; misconceptions: string[] };

export function gradeAnswer(question: Question, answer: Answer): Grade {
  switch (question.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return gradeChoices(question.secret, answer, sameInOrder(question.secret.key, answer));
    case 'se':
    case 'rc-one':
    case 'rc-many':
    case 'rc-sentence':
    case 'qc':
    case 'mc-one':
    case 'mc-many':
      return gradeChoices(question.secret, answer, sameSet(question.secret.key, answer));
    case 'numeric':
      return gradeNumber(question.secret, question.boxes, answer);
    case 'essay':
      return { correct: null, misconceptions: [] };
  }
}

const sameInOrder = (key: string[], answer: Answer): boolean =>
  key.length === answer.length && key.every((id, index) => id === answer[index]);

function sameSet(key: string[], answer: Answer): boolean {
  const chosen = new Set(answer);
  return chosen.size === key.length && key.every((id) => chosen.has(id));
}

function gradeChoices(
  secret: { key: string[]; notes: Record<string, { misconception?: string }> },
  answer: Answer,
  correct: boolean,
): Grade {
  if (correct) return { correct, misconceptions: [] };
  const codes = answer
    .filter((id) => !secret.key.includes(id))
    .flatMap((id) => (Object.hasOwn(secret.notes, id) ? (secret.notes[id]?.misconception ?? []) : []));
  return { correct, misconceptions: [...new Set(codes)] };
}

function gradeNumber(secret: SecretNumeric, boxes: 1 | 2, answer: Answer): Grade {
  const entered = readEntry(boxes, answer);
  if (entered === null) return { correct: false, misconceptions: [] };
  if (isWithin(entered, parseRational(secret.value), secret.tolerance))
    return { correct: true, misconceptions: [] };
  const miss = secret.misses.find(({ value }) =>
    isWithin(entered, parseRational(value), secret.tolerance.kind === 'range' ? exact : secret.tolerance),
  );
  return { correct: false, misconceptions: miss ? [miss.misconception] : [] };
}

const exact: Tolerance = { kind: 'exact' };

function isWithin(entered: Rational, value: Rational, tolerance: Tolerance): boolean {
  switch (tolerance.kind) {
    case 'exact':
      return equals(entered, value);
    case 'rounded':
      return equals(entered, round(value, tolerance.places));
    case 'range':
      return (
        compare(entered, parseRational(tolerance.low)) >= 0 &&
        compare(entered, parseRational(tolerance.high)) <= 0
      );
  }
}

/** The number that was typed: a decimal in one box, or whole numbers in the two boxes of a fraction. */
export function readEntry(boxes: 1 | 2, answer: Answer): Rational | null {
  if (answer.length !== boxes) return null;
  const typed = answer.map(plainDigits);
  if (boxes === 1) return readBox(typed[0]!);
  if (!typed.every((text) => /^[+-]?\d+$/.test(text))) return null;
  const [top, bottom] = typed.map(readBox);
  return top && bottom && bottom.n !== 0n ? div(top, bottom) : null;
}

/** No entry of a test is longer, and a longer one would cost more to read than it is worth. */
const readBox = (text: string): Rational | null => (text.length > 40 ? null : parseDecimal(text));

/** A Chinese input method types full-width digits, and a minus sign may come by paste. */
const plainDigits = (text: string): string => text.normalize('NFKC').trim().replace(/^[−–]/, '-');
