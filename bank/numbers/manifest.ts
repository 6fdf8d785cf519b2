/** The numbers that learners know questions by: a committed line for each id, which only ever adds to itself. */
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#core/questions/kinds.ts';
import { drawNumber } from '#core/questions/number.ts';

/** By question id, those that have left the bank too: a number is never used again. */
export type Numbers = Readonly<Record<string, string>>;

const path = join(import.meta.dirname, 'numbers.json');

export const readNumbers = (): Numbers => JSON.parse(readFileSync(path, 'utf8'));

/** A line for each id, so that a new one is a new line. */
export function writeNumbers(numbers: Numbers): void {
  const lines = Object.keys(numbers)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(numbers[id])}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** All that there were, and one for each question that has none. */
export function addNumbers(
  numbers: Numbers,
  questions: readonly Pick<Question, 'id' | 'exercise_type'>[],
): Numbers {
  const all: Record<string, string> = { ...numbers };
  const taken = new Set(Object.values(numbers));
  for (const { id, exercise_type } of questions) {
    if (all[id] !== undefined) continue;
    const number = drawNumber(exercise_type, 'bank', taken, randomInt);
    taken.add(number);
    all[id] = number;
  }
  return all;
}
