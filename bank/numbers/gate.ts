/** The gate of the numbers: every question has one of its measure, and no two have the same. */
import type { Question } from '#core/questions/kinds.ts';
import { numberLetters, numberPattern } from '#core/questions/number.ts';
import {
  buildParts,
  type CheckOptions,
  type GateReport,
  type Problem,
  type Progress,
  teller,
} from '../part.ts';
import { type Numbers, readNumbers } from './manifest.ts';

const tell = teller({
  numbered: 'npm run bank -- numbers, and commit bank/numbers',
  unique: 'take the change of bank/numbers/numbers.json back: it only ever grows',
});

export function findProblems(
  numbers: Numbers,
  questions: readonly Pick<Question, 'id' | 'exercise_type'>[],
): Problem[] {
  const owners = new Map<string, string>();
  const twice = Object.entries(numbers).flatMap(([id, number]) => {
    const owner = owners.get(number);
    owners.set(number, id);
    if (!numberPattern.test(number)) return tell(id, 'unique', [`${number} is no number`]);
    return owner === undefined ? [] : tell(id, 'unique', [`has the number of ${owner}, ${number}`]);
  });
  const missing = questions.flatMap(({ id, exercise_type }) => {
    const number = numbers[id];
    if (number === undefined) return tell(id, 'numbered', ['has no number']);
    return number.startsWith(numberLetters[exercise_type])
      ? []
      : tell(id, 'unique', [`is ${exercise_type}, and has the number ${number}`]);
  });
  return [...twice, ...missing];
}

export async function check(progress: Progress, { only = '' }: CheckOptions): Promise<GateReport> {
  const parts = await buildParts();
  progress(1, 1);
  // A part that cannot be built is told by its own gate.
  const questions = parts.flatMap(({ part }) => part?.questions ?? []);
  const problems = findProblems(readNumbers(), questions).filter(({ id }) => id.includes(only));
  return { problems, figures: { numbers: questions.length }, lines: [] };
}
