/** The gate: no quantitative question enters the bank unless every check here lets it pass. */

import { readDraws } from '../panel/levels.ts';
import { agreementLines } from '../panel/report.ts';
import { type CheckOptions, type GateReport, type Problem, type Progress, teller } from '../part.ts';
import { textsIn } from '../texts-in.ts';
import type { Item } from './build-family.ts';
import { countLongestKeys, findNearDuplicates, measureBalance } from './checks/bank.ts';
import { coverageLines, findGaps, quantLeaves } from './checks/coverage.ts';
import { checkFigures } from './checks/figures.ts';
import { checkKey } from './checks/key.ts';
import { checkLetters, checkNames } from './checks/letters.ts';
import { checkOptions, checkShape } from './checks/options.ts';
import { shareLines } from './checks/shares.ts';
import {
  checkArrival,
  checkDerivations,
  checkIdea,
  checkNotes,
  checkSteps,
  relationsIn,
} from './checks/steps.ts';
import { checkEnding, checkNumbers, checkTex, checkTypography, labelsIn } from './checks/texts.ts';
import type { Family } from './family.ts';
import { type Loaded, loadFamilies } from './load.ts';
import type { Solver } from './solver.ts';

const tell = teller({
  shape: 'let make return what the table in bank/quant/README.md asks of this form',
  tags: 'take a leaf of bank/taxonomy.yaml',
  key: 'work the question by hand, then correct the family or its solver',
  options: 'give other wrong answers in make, or drop such draws by keep',
  steps: 'correct the formula, or give its letters their values in `letters`',
  letters: 'take it out of `letters`, or say in a step what it is worth',
  names: 'let figure and texts name the same; `named` lists the points that show their name',
  notes: 'correct the arithmetic of the why; say what is false with \\ne or in words',
  derivations: 'let the why come to its number, as in $18 - 2 = 16$',
  idea: 'begin the first step with “The idea: …” and “关键在于：…”, one sentence that names what has to be seen',
  arrival: 'let a step come to the value of the key',
  languages: 'write the same digits in both languages',
  typography: 'write it as “Traps” in bank/quant/README.md says',
  endings: 'end the sentence with its mark',
  tex: 'use the commands of allowedCommands in bank/quant/tex.ts, as KaTeX and tex2typst read them',
  figures: 'change the drawing, its labels or `described` until they agree',
  variants: 'set `variants`',
  ranks: 'add wrong answers on the other side of the key',
  duplicates: 'give one of the two families another idea, or drop it',
  balance: 'change the draws of families not yet published, so that the rarer keys come up',
  length: 'shorten keys, or lengthen wrong options',
  coverage: 'write families for it',
});

const leaves = new Set(quantLeaves().map(({ id }) => id));

/** Everything that can be wrong with one question. */
export function checkItem(item: Item, solver: Solver | undefined): Problem[] {
  const { question, stimulus } = item;
  const { id } = question;
  const shown = [question, stimulus];
  const texts = [...textsIn(shown)];
  const sentences = texts
    .filter(([path]) => /stem|steps|why|intro|described/.test(path))
    .map(([, text]) => text);
  const formulas = [...texts.flatMap(([, text]) => [text.en, text.zh_cn]), ...labelsIn(shown)];
  const strange = question.tags.filter((tag) => !leaves.has(tag));
  return [
    ...tell(id, 'shape', checkShape(item)),
    ...tell(
      id,
      'tags',
      strange.map((tag) => `${tag} is no leaf of the taxonomy`),
    ),
    ...tell(id, 'key', checkKey(item, solver)),
    ...tell(id, 'options', checkOptions(item)),
    ...tell(id, 'steps', checkSteps(item)),
    ...tell(id, 'letters', checkLetters(item)),
    ...tell(id, 'names', checkNames(item)),
    ...tell(id, 'notes', checkNotes(item)),
    ...tell(id, 'derivations', checkDerivations(item)),
    ...tell(id, 'arrival', checkArrival(item)),
    ...tell(id, 'idea', checkIdea(item)),
    ...tell(
      id,
      'languages',
      texts.flatMap(([, text]) => checkNumbers(text)),
    ),
    ...tell(
      id,
      'typography',
      texts.flatMap(([, text]) => checkTypography(text)),
    ),
    ...tell(id, 'endings', sentences.flatMap(checkEnding)),
    ...tell(id, 'tex', formulas.flatMap(checkTex)),
    ...tell(id, 'figures', checkFigures(item)),
  ];
}

/** The solver of an item: a data set has one for each of its questions. */
export const solverOf = ({ solvers }: Loaded, item: Item): Solver | undefined =>
  item.stimulus ? solvers[Number(item.question.id.split('-').at(-1)) - 1] : solvers[0];

function checkFamily({ id, family, items }: Loaded): Problem[] {
  const [min, max] = family.kind === 'set' ? [3, 6] : [10, 16];
  const drawn = family.kind === 'set' ? items.length / 3 : items.length;
  const ranks = new Set(
    items.flatMap(({ question }) => (question.form === 'mc-one' ? question.secret.key : [])),
  );
  return [
    ...tell(id, 'variants', drawn < min || drawn > max ? [`${drawn} variants, not ${min} to ${max}`] : []),
    ...tell(id, 'ranks', isOne(family) && ranks.size < 3 ? [`the key stands at ${[...ranks]} only`] : []),
  ];
}

const isOne = (family: Family): boolean => family.kind === 'single' && family.form === 'mc-one';

export function checkBank(families: Loaded[]): Problem[] {
  const { longest, of } = countLongestKeys(families);
  return [
    ...families.flatMap(checkFamily),
    ...tell(
      'bank',
      'duplicates',
      findNearDuplicates(families).map(
        ({ a, b, likeness }) => `${a} and ${b} are ${likeness.toFixed(2)} alike`,
      ),
    ),
    ...tell(
      'bank',
      'balance',
      measureBalance(families)
        .filter(({ isEven }) => !isEven)
        .map(({ form, counts }) => `keys of ${form} are uneven: ${JSON.stringify(counts)}`),
    ),
    ...tell(
      'bank',
      'length',
      of >= 40 && longest / of > 0.3 ? [`the key is the longest option in ${longest} of ${of}`] : [],
    ),
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
  if (options.isComplete) problems.push(...tell('bank', 'coverage', gaps));
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
          ...shareLines(items.map(({ item }) => item.question)),
          ...agreementLines(readDraws('quant')).map((line) => `panel, ${line}`),
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
