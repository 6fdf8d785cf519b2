/** Proof of the key: the second solver, which sees the question as a candidate does, finds the same. */
import type { SecretChoices } from '#core/questions/forms/choices.ts';
import type { SecretNumeric } from '#core/questions/forms/numeric.ts';
import { parseRational, round } from '#core/rational.ts';
import type { Item } from '../build-family.ts';
import { refuseForm } from '../family.ts';
import { type Seen, type Solver, see } from '../solver.ts';
import { compareValues, toValue, type Value } from '../value.ts';

export function checkKey(item: Item, solver: Solver | undefined): string[] {
  if (solver === undefined) return ['no second solver'];
  const seen = see(item);
  try {
    const problem = solver.kind === 'comparison' ? compareAll(item, solver, seen) : find(item, solver, seen);
    return problem === null ? [] : [problem];
  } catch (error) {
    return [`the second solver fails: ${(error as Error).message}`];
  }
}

const show = (value: Value): string =>
  value.exact ? `${value.exact.n}/${value.exact.d}` : `${value.approx}`;

type FindingSolver = Exclude<Solver, { kind: 'comparison' }>;

function find({ question }: Item, solver: FindingSolver, seen: Seen): string | null {
  switch (question.form) {
    case 'numeric':
      return findNumber(question.secret, solver, seen);
    case 'mc-one':
    case 'mc-many':
      return findOptions(question.secret, solver, seen);
    case 'qc':
      return 'a solver of another form';
    default:
      return refuseForm(question.form);
  }
}

function findNumber({ value, tolerance }: SecretNumeric, solver: FindingSolver, seen: Seen): string | null {
  if (solver.kind !== 'value') return 'a numeric question needs a solver of values';
  const found = toValue(solver.solve(seen));
  const exact = parseRational(value);
  if (compareValues(found, toValue(exact)) === 0) return null;
  if (tolerance.kind === 'rounded' && compareValues(found, toValue(round(exact, tolerance.places))) === 0)
    return null;
  return `the key is ${value}, the second solver finds ${show(found)}`;
}

function findOptions(secret: SecretChoices, solver: FindingSolver, seen: Seen): string | null {
  let chosen: string[];
  if (solver.kind === 'value') {
    const found = toValue(solver.solve(seen));
    chosen = seen.options
      .filter(({ value }) => value && compareValues(value, found) === 0)
      .map(({ id }) => id);
    if (chosen.length === 0) return `the second solver finds ${show(found)}, which is no option`;
  } else {
    chosen = seen.options.filter((option) => solver.solve(seen, option)).map(({ id }) => id);
  }
  const key = secret.key.join('');
  return chosen.join('') === key
    ? null
    : `the key is ${key}, the second solver finds ${chosen.join('') || 'none'}`;
}

/** Looks for witnesses of each relation: one relation must rule alone, or two must be found. */
function compareAll(
  { question }: Item,
  solver: Extract<Solver, { kind: 'comparison' }>,
  seen: Seen,
): string | null {
  if (question.form !== 'qc') return 'a solver of another form';
  const witnesses = new Map<string, number>();
  for (const [a, b] of solver.solve(seen)) {
    const order = compareValues(toValue(a), toValue(b));
    const letter = order > 0 ? 'A' : order < 0 ? 'B' : 'C';
    witnesses.set(letter, (witnesses.get(letter) ?? 0) + 1);
  }
  if (witnesses.size === 0) return 'the second solver finds no case at all';
  const found = witnesses.size > 1 ? 'D' : [...witnesses.keys()][0];
  return question.secret.key[0] === found
    ? null
    : `the key is ${question.secret.key[0]}, the second solver finds ${found}`;
}
