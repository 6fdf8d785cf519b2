/**
 * What learners call a question, and what stands in its address: V-10482. It is drawn, so that it tells neither the
 * family nor the method, as the code of the bank does; and once given it never changes.
 */
import type { ExerciseType } from './kinds.ts';

export const numberLetters: Readonly<Record<ExerciseType, string>> = { verbal: 'V', quant: 'Q', write: 'W' };

export const numberPattern = /^[VQW]-[1-9]\d{4}$/;

/** Its page. */
export const questionPath = (number: string): string => `/questions/${number}`;

/** The bank's own numbers stand in its repository; what a site brings itself is numbered apart, so that they never meet. */
const firsts = { bank: { verbal: 10_000, quant: 20_000, write: 30_000 }, site: 50_000 };
const sizes = { bank: 10_000, site: 50_000 };

type NumberedBy = keyof typeof sizes;

/** One that is not taken. `draw` gives a whole number from 0 to below its argument. */
export function drawNumber(
  measure: ExerciseType,
  by: NumberedBy,
  taken: ReadonlySet<string>,
  draw: (size: number) => number,
): string {
  const first = by === 'bank' ? firsts.bank[measure] : firsts.site;
  const size = sizes[by];
  const at = draw(size);
  for (let step = 0; step < size; step++) {
    const number = `${numberLetters[measure]}-${first + ((at + step) % size)}`;
    if (!taken.has(number)) return number;
  }
  throw new Error(`all numbers of ${measure} questions are taken`);
}
