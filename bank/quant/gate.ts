/** The gate: no quantitative question enters the bank unless every check here lets it pass. */
import type { CheckOptions, GateReport, Problem, Progress } from '../part.ts';
import type { Item } from './build-family.ts';
import { countLongestKeys, findNearDuplicates, measureBalance } from './checks/bank.ts';
import { coverageLines, findGaps, quantLeaves } from './checks/coverage.ts';
import { checkFigures } from './checks/figures.ts';
import { checkKey } from './checks/key.ts';
import { checkLetters, checkNames } from './checks/letters.ts';
import { checkOptions, checkShape } from './checks/options.ts';
import { checkArrival, checkDerivations, checkNotes, checkSteps, relationsIn } from './checks/steps.ts';
import { checkEnding, checkNumbers, checkTex, checkTypography, labelsIn, textsIn } from './checks/texts.ts';
import type { Family } from './family.ts';
import { type Loaded, loadFamilies } from './load.ts';
import type { Solver } from './solver.ts';

const leaves = new Set(quantLeaves().map(({ id }) => id));

/** Everything that can be wrong with one question. */
export function checkItem(item: Item, solver: Solver | undefined): Problem[] {
  const { question, stimulus } = item;
  const shown = [question, stimulus];
  const texts = [...textsIn(shown)];
  const sentences = texts
    .filter(([path]) => /stem|steps|why|intro|described/.test(path))
    .map(([, text]) => text);
  const formulas = [...texts.flatMap(([, text]) => [text.en, text.zh_cn]), ...labelsIn(shown)];
  const checks: [check: string, messages: string[]][] = [
    ['shape', checkShape(item)],
    [
      'tags',
      question.tags.filter((tag) => !leaves.has(tag)).map((tag) => `${tag} is no leaf of the taxonomy`),
    ],
    ['key', checkKey(item, solver)],
    ['options', checkOptions(item)],
    ['steps', checkSteps(item)],
    ['letters', checkLetters(item)],
    ['names', checkNames(item)],
    ['notes', checkNotes(item)],
    ['derivations', checkDerivations(item)],
    ['arrival', checkArrival(item)],
    ['languages', texts.flatMap(([, text]) => checkNumbers(text))],
    ['typography', texts.flatMap(([, text]) => checkTypography(text))],
    ['endings', sentences.flatMap(checkEnding)],
    ['tex', formulas.flatMap(checkTex)],
    ['figures', checkFigures(item)],
  ];
  return checks.flatMap(([check, messages]) =>
    [...new Set(messages)].map((message) => ({ id: question.id, check, message })),
  );
}

/** The solver of an item: a data set has one for each of its questions. */
export const solverOf = ({ solvers }: Loaded, item: Item): Solver | undefined =>
  item.stimulus ? solvers[Number(item.question.id.split('-').at(-1)) - 1] : solvers[0];

function checkFamily({ id, family, items }: Loaded): Problem[] {
  const problem = (message: string): Problem => ({ id, check: 'family', message });
  const [min, max] = family.kind === 'set' ? [3, 6] : [10, 16];
  const drawn = family.kind === 'set' ? items.length / 3 : items.length;
  const ranks = new Set(
    items.flatMap(({ question }) => (question.form === 'mc-one' ? question.secret.key : [])),
  );
  return [
    ...(drawn < min || drawn > max ? [problem(`${drawn} variants, not ${min} to ${max}`)] : []),
    ...(isOne(family) && ranks.size < 3
      ? [problem(`the key stands at ${[...ranks]} only: add wrong answers on the other side`)]
      : []),
  ];
}

const isOne = (family: Family): boolean => family.kind === 'single' && family.form === 'mc-one';

export function checkBank(families: Loaded[]): Problem[] {
  const problem = (check: string, message: string): Problem => ({ id: 'bank', check, message });
  const { longest, of } = countLongestKeys(families);
  return [
    ...families.flatMap(checkFamily),
    ...findNearDuplicates(families).map(({ a, b, likeness }) =>
      problem('duplicates', `${a} and ${b} are ${likeness.toFixed(2)} alike`),
    ),
    ...measureBalance(families)
      .filter(({ isEven }) => !isEven)
      .map(({ form, counts }) => problem('balance', `keys of ${form} are uneven: ${JSON.stringify(counts)}`)),
    ...(of >= 40 && longest / of > 0.3
      ? [problem('length', `the key is the longest option in ${longest} of ${of}`)]
      : []),
  ];
}

/** `only` looks at the families whose id contains it, without the checks over the whole bank. */
export async function check(progress: Progress, options: CheckOptions): Promise<GateReport> {
  const { families, failures } = await loadFamilies(options.only);
  const items = families.flatMap((family) =>
    family.items.map((item) => ({ item, solver: solverOf(family, item) })),
  );
  const problems = [...failures];
  items.forEach(({ item, solver }, i) => {
    progress(i + 1, items.length);
    problems.push(...checkItem(item, solver));
  });
  problems.push(...(options.only ? families.flatMap(checkFamily) : checkBank(families)));
  const gaps = findGaps(families);
  if (options.isComplete)
    problems.push(...gaps.map((message) => ({ id: 'bank', check: 'coverage', message })));
  const steps = items.flatMap(({ item }) => item.question.secret.steps);
  return {
    problems,
    figures: {
      families: families.length,
      questions: items.length,
      'keys that both solvers agree on':
        items.length - new Set(problems.filter(({ check }) => check === 'key').map(({ id }) => id)).size,
      'relations replayed': steps.reduce((n, { en, zh_cn }) => n + relationsIn(en) + relationsIn(zh_cn), 0),
      figures: items.reduce((n, { item }) => n + (item.question.figures ?? []).length, 0),
      'data sets': new Set(items.flatMap(({ item }) => item.stimulus?.id ?? [])).size,
    },
    lines: options.only
      ? []
      : [
          ...coverageLines(families),
          ...measureBalance(families).map(
            ({ form, counts }) =>
              `keys of ${form}: ${Object.entries(counts)
                .map(([k, n]) => `${k} ${n}`)
                .join(', ')}`,
          ),
          ...(gaps.length > 0
            ? [`still to come: ${gaps.length} gaps, the first of them: ${gaps.slice(0, 3).join('; ')}`]
            : []),
        ],
  };
}
