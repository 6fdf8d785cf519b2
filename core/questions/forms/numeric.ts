/** Numeric entry: a number in one box, or a fraction in two. */
import { z } from 'zod';
import { type BankTexts, userText } from '../../bank-text.ts';
import {
  compare,
  div,
  equals,
  parseDecimal,
  parseRational,
  type Rational,
  round,
  toDecimal,
} from '../../rational.ts';
import type { Answer, Secret, Shown } from '../kinds.ts';
import { partLength } from '../lengths.ts';
import { text } from '../text-schema.ts';
import type { FormRules, Grade } from './form-rules.ts';
import { mayShare, rated, schemasOf, steps } from './schema-parts.ts';

export type ShownNumeric = Shown<'numeric'> & {
  /** Two boxes are the numerator and the denominator of a fraction. */
  boxes: 1 | 2;
  prefix?: BankTexts;
  suffix?: BankTexts;
  rounding?: BankTexts;
};

/** Exact, or rounded to so many decimals because the question asks for it, or anywhere in a closed range. */
type Tolerance =
  | { kind: 'exact' }
  | { kind: 'rounded'; places: number }
  | { kind: 'range'; low: string; high: string };

export type SecretNumeric = Secret & {
  /** The exact value, as `54` or `-3/4`. */
  value: string;
  tolerance: Tolerance;
  /** Wrong entries that a known mistake leads to. */
  misses: { value: string; misconception: string; why: BankTexts }[];
};

const own = {
  ...mayShare,
  boxes: z.literal([1, 2]),
  prefix: text.optional(),
  suffix: text.optional(),
  rounding: text.optional(),
};

const secretNumeric = z.object({
  rated,
  steps,
  value: z.string(),
  tolerance: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('exact') }),
    z.object({ kind: z.literal('rounded'), places: z.int().min(0) }),
    z.object({ kind: z.literal('range'), low: z.string(), high: z.string() }),
  ]),
  misses: z.array(z.object({ value: z.string(), misconception: z.string(), why: text })),
});

export const numeric = {
  schemas: schemasOf('numeric', own, secretNumeric),
  findFaults: () => [],

  showOwn: ({ boxes, prefix, suffix, rounding }) => ({
    boxes,
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(rounding !== undefined && { rounding }),
  }),
  keyOf: ({ secret, boxes }) => keyFor(secret, boxes),
  groupOptions: () => [],
  testsWords: false,

  grade: ({ secret, boxes }, answer) => gradeNumber(secret, boxes, answer),
  guessingFloor: 0,
  fewestParts: 1,
  isAnyOrder: false,

  limits: { parts: 2, length: partLength },
  answerText: (_, answer) => ({ by: 'user', text: userText(answer.join(' / ')) }),
  countAs({ boxes, secret }, answer, isRight) {
    if (isRight) return ['right'];
    const entered = readEntry(boxes, answer);
    const miss = secret.misses.find(({ value }) => entered && equals(entered, parseRational(value)));
    return [miss?.value ?? 'other'];
  },
  nameCount: ({ secret }, value) =>
    value === 'right' || secret.misses.some((miss) => miss.value === value) ? value : 'other',
  searchTexts: () => [],
  notesOf: ({ secret }) => secret.misses.map(({ value, why }) => ({ label: value, why })),
} satisfies FormRules<'numeric'>;

function keyFor({ value, tolerance }: SecretNumeric, boxes: 1 | 2): string[] {
  const exactly = parseRational(value);
  if (boxes === 2) return [`${exactly.n}`, `${exactly.d}`];
  const asked = tolerance.kind === 'rounded' ? round(exactly, tolerance.places) : exactly;
  return [toDecimal(asked) ?? value];
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
function readEntry(boxes: 1 | 2, answer: Answer): Rational | null {
  if (answer.length !== boxes) return null;
  const typed = answer.map(plainDigits);
  if (boxes === 1) return readBox(typed[0]!);
  if (!typed.every((part) => /^[+-]?\d+$/.test(part))) return null;
  const [top, bottom] = typed.map(readBox);
  return top && bottom && bottom.n !== 0n ? div(top, bottom) : null;
}

/** No entry of a test is longer, and a longer one would cost more to read than it is worth. */
const readBox = (typed: string): Rational | null => (typed.length > partLength ? null : parseDecimal(typed));

/** A Chinese input method types full-width digits, and a minus sign may come by paste. */
const plainDigits = (typed: string): string => typed.normalize('NFKC').trim().replace(/^[−–]/, '-');
