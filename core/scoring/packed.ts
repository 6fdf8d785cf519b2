/**
 * Everybody's first answers with one number for each, person after person: which question, whether it was right, and
 * whether another person begins. So a hundred million of them are 400 MB on a disk, and none in memory.
 */

/** Can be gone over again and again. A chunk is good until the next one is asked for. */
export type PackedAnswers = Iterable<Int32Array>;

const firstOfPerson = 1 << 31;

/** The question by its place among those that are fitted. */
export const pack = (item: number, isRight: boolean, isFirst: boolean): number =>
  (isFirst ? firstOfPerson : 0) | (item << 1) | (isRight ? 1 : 0);

export const itemOf = (answer: number): number => (answer & ~firstOfPerson) >>> 1;
export const isRight = (answer: number): boolean => (answer & 1) === 1;
export const isFirst = (answer: number): boolean => answer < 0;
