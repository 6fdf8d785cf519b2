/** Sheets for a fourth reading: the items that the first three disagree about, among controls as before. */
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import { range } from '../quant/arithmetic.ts';
import type { CodeTable } from './codes.ts';
import { blocksOfDraws } from './item.ts';
import type { PanelKind } from './kinds.ts';
import type { CodedBlock } from './plan.ts';
import type { SettledDraw } from './settle.ts';

const sheetSize = 60;

/** An item is read again with all its draws; those that were agreed on keep what they had. */
export function fourthSheets(
  bank: { questions: Question[]; stimuli: Stimulus[] },
  kind: PanelKind,
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
  const controls = controlBlocks(bank, kind, codes);
  return range(1, count).map((lot) => [
    ...blocks.filter((_, i) => i % count === lot - 1),
    ...controls.flatMap(({ items, ...rest }) => {
      const own = items.filter(({ code }) => codes[code]?.lot === lot);
      return own.length > 0 ? [{ ...rest, items: own }] : [];
    }),
  ]);
}

/** The controls of the panel, as its table of codes has them: written ones, or questions of the bank. */
function controlBlocks(
  { questions }: { questions: Question[] },
  { controlsOf }: PanelKind,
  codes: CodeTable,
): CodedBlock[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const lots = range(1, Math.max(...Object.values(codes).map(({ lot }) => lot)));
  const written = lots.flatMap((lot) =>
    controlsOf(lot - 1).map((block) => ({
      ...block,
      items: block.items.flatMap((item) =>
        Object.entries(codes)
          .filter(([, { id, lot: own }]) => id === item.id && own === lot)
          .map(([code]) => ({ ...item, code })),
      ),
    })),
  );
  const settled = Object.entries(codes).flatMap(([code, { id, control, draws }]) => {
    const own = draws.flatMap((one) => byId.get(one) ?? []);
    return control !== undefined && own.length > 0 ? [{ items: [{ id, code, control, draws: own }] }] : [];
  });
  return [...written, ...settled];
}
