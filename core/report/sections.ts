/** Section by section: what was right, wrong and blank, and how the first one of a measure chose the second. */
import { type Ending, endingOf } from '#core/report/behaviour.ts';
import { type AttemptFacts, type ItemFact, isRight, type SectionFact } from '#core/report/facts.ts';
import { type Cuts, type Module, modules } from '#core/scoring/routing.ts';
import type { Measure } from '#core/scoring/scale.ts';

export type SectionRow = SectionFact & {
  count: number;
  right: number;
  /** Answered, and not right. */
  wrong: number;
  blank: number;
  marked: number;
  /** Milliseconds for each question that was seen; null where none was. */
  averageMs: number | null;
  /** How it ended; null without a limit, and for the essay. */
  ending: Pick<Ending, 'kind' | 'leftMs' | 'tail'> | null;
  /** Answered in a hurry in the last three minutes. */
  lateGuesses: { count: number; right: number };
};

/** The last stretch, in which time begins to decide. */
const lastMs = 180_000;

/** Whose answer came in the section's last three minutes, in less than two fifths of the time it deserves. */
function lateGuessesOf(
  { closedAt }: SectionFact,
  ending: Ending | null,
  own: readonly ItemFact[],
): SectionRow['lateGuesses'] {
  const from = closedAt === null || !ending ? null : closedAt - (lastMs - ending.leftMs);
  const late = own.filter(
    ({ isAnswered, steps, spentMs, targetMs }) =>
      from !== null && isAnswered && spentMs < 0.4 * targetMs && (steps.at(-1)?.at ?? 0) >= from,
  );
  return { count: late.length, right: late.filter(isRight).length };
}

export function sectionRows({ sections, items }: Pick<AttemptFacts, 'sections' | 'items'>): SectionRow[] {
  return sections.map((section) => {
    const own = items.filter((item) => item.section === section.no);
    const seen = own.filter(({ isSeen }) => isSeen);
    const spent = seen.reduce((sum, { spentMs }) => sum + spentMs, 0);
    const ending = section.measure === 'write' ? null : endingOf(section, items);
    return {
      ...section,
      count: own.length,
      right: own.filter(isRight).length,
      wrong: own.filter(({ correct, isAnswered }) => correct === false && isAnswered).length,
      blank: own.filter(({ isAnswered }) => !isAnswered).length,
      marked: own.filter(({ isMarked }) => isMarked).length,
      averageMs: seen.length === 0 ? null : spent / seen.length,
      ending: ending && { kind: ending.kind, leftMs: ending.leftMs, tail: ending.tail },
      lateGuesses: lateGuessesOf(section, ending, own),
    };
  });
}

export type RouteStory = {
  measure: Measure;
  firstSection: number;
  firstCorrect: number;
  firstCount: number;
  secondSection: number;
  module: Module;
  secondCorrect: number;
  secondCount: number;
  /** How many more in the first section would have led to the next module; null on the hardest. */
  toNext: number | null;
  /** Which one that is, and how many right in the first section it takes; null on the hardest. */
  next: { module: Module; cut: number } | null;
};

/** How the second section was chosen, and what was missing for the next one. */
export function routesOf(facts: AttemptFacts, cutsFor: (measure: Measure) => Cuts): RouteStory[] {
  const rows = sectionRows(facts);
  return (['verbal', 'quant'] as const).flatMap((measure) => {
    const [first, second] = rows.filter((row) => row.measure === measure);
    if (!first || !second?.module) return [];
    const above = modules[modules.indexOf(second.module) + 1];
    const next = above && above !== 'easy' ? { module: above, cut: cutsFor(measure)[above] } : null;
    return [
      {
        measure,
        firstSection: first.no,
        firstCorrect: first.right,
        firstCount: first.count,
        secondSection: second.no,
        module: second.module,
        secondCorrect: second.right,
        secondCount: second.count,
        toNext: next ? Math.max(0, next.cut - first.right) : null,
        next,
      },
    ];
  });
}
