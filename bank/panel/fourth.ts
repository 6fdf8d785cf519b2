/** Sheets for a fourth reading: the items that the first three disagree about, among controls as before. */
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import { range } from '../quant/arithmetic.ts';
import type { CodeTable } from './codes.ts';
import { controlsOf } from './controls.ts';
import { blocksOfDraws } from './item.ts';
import type { CodedBlock } from './plan.ts';
import type { SettledDraw } from './settle.ts';

const sheetSize = 60;

/** An item is read again with all its draws; those that were agreed on keep what they had. */
export function fourthSheets(
  bank: { questions: Question[]; stimuli: Stimulus[] },
  codes: CodeTable,
  draws: readonly SettledDraw[],
): CodedBlock[][] {
  const disputed = new Set(draws.filter(({ by }) => by === 'open').map(({ item }) => item));
  const entries = Object.entries(codes);
  const wanted = entries.filter(([, { id }]) => disputed.has(id));
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  const blocks = blocksOfDraws(
    wanted.map(([code, { id, draws: ids }]) => ({
      code,
      id,
      draws: ids.flatMap((one) => byId.get(one) ?? []),
    })),
    bank.stimuli,
  );
  const count = Math.ceil(wanted.length / sheetSize);
  return range(1, count).map((lot) => [
    ...blocks.filter((_, i) => i % count === lot - 1),
    ...controlsOf(lot - 1).map((block) => ({
      ...block,
      items: block.items.flatMap((item) => {
        const found = entries.find(([, { id, lot: own }]) => id === item.id && own === lot);
        return found ? [{ ...item, code: found[0] }] : [];
      }),
    })),
  ]);
}
