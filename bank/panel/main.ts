/** `npm run bank -- panel`: sheets go out, ratings come back, and levels follow from them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { range } from '../quant/arithmetic.ts';
import { type CodeTable, codesOf, codeTable } from './codes.ts';
import { fourthSheets } from './fourth.ts';
import { blocksOf, itemIdOf } from './item.ts';
import { type PanelKind, panelKind } from './kinds.ts';
import { logFolder, readLevels, writeLevels } from './levels.ts';
import { writeLog } from './log.ts';
import { readersOf } from './offsets.ts';
import { type CodedBlock, orderFor, planLots, readings } from './plan.ts';
import { type KnownQuestions, type Rating, readRatings } from './ratings.ts';
import { agreementLines, keyLines, readerLines } from './report.ts';
import { settleDraws } from './settle.ts';
import { settledControls } from './settled-controls.ts';
import { sheetCodes, writeSheet } from './sheet.ts';

type Bank = { questions: Question[]; stimuli: Stimulus[] };
type Panel = {
  part: string;
  seed: string;
  folder: string;
  codes: string;
  /** Leaves out what a panel has read already. */
  isUnratedOnly: boolean;
  /** Takes in the ids alone that contain one of these, parted by commas. */
  only?: string | undefined;
};

/** Writes the sheets of every reading, and apart from them which code stands for what. */
export function writeSheets(
  bank: Bank,
  { part, seed, folder, codes, isUnratedOnly, only = '' }: Panel,
): string {
  const kind = panelKind(part);
  const levels = isUnratedOnly ? readLevels(part) : {};
  const wanted = only.split(',');
  const unread = bank.questions.filter(
    (question) => wanted.some((one) => question.id.includes(one)) && levels[itemIdOf(question)] === undefined,
  );
  const settled = (lot: number) => settledControls(bank.questions, levels, `${seed} ${lot}`);
  // A part that no panel has read has nothing settled yet.
  const controlsOf = isUnratedOnly && Object.keys(levels).length > 0 ? settled : kind.controlsOf;
  const lots = planLots(blocksOf(unread, bank.stimuli), { ...kind, controlsOf }, seed);
  mkdirSync(folder, { recursive: true });
  mkdirSync(codes, { recursive: true });
  for (const reading of range(1, readings))
    for (const [i, lot] of lots.entries())
      writeOne(kind, folder, `R${reading}-${i + 1}`, orderFor(lot, seed, reading, i + 1));
  writeFileSync(join(codes, 'codes.yaml'), stringify(codesOf(lots)));
  const items = lots.flat().flatMap((block) => block.items);
  const controls = items.filter(({ control }) => control !== undefined).length;
  return `${items.length - controls} items and ${controls} controls in ${lots.length} lots, ${readings} readings of each`;
}

const writeOne = (kind: PanelKind, folder: string, name: string, blocks: readonly CodedBlock[]) =>
  writeFileSync(join(folder, `${name}.yaml`), writeSheet(kind.headOf(name), blocks));

/**
 * Takes in every reading that is whole: writes the log and the levels, and a sheet for a fourth reading of what is
 * disputed. Says what was found.
 */
export function readAnswers(bank: Bank, panel: Panel): string[] {
  const { part, seed, folder } = panel;
  const kind = panelKind(part);
  const codes = codeTable.parse(parse(readFileSync(join(panel.codes, 'codes.yaml'), 'utf8')));
  const known = knownQuestions(bank, kind, codes);
  const { ratings, failures } = collect(known, folder, codes);
  const readers = readersOf(ratings);
  const draws = settleDraws(ratings, readers);
  mkdirSync(logFolder, { recursive: true });
  const name = `${part}-${seed}`;
  writeFileSync(join(logFolder, `${name}.csv`), writeLog(name, ratings, readers));
  const sheets = fourthSheets(bank, kind, codes, draws);
  for (const [i, blocks] of sheets.entries())
    writeOne(kind, folder, `R4-${i + 1}`, orderFor(blocks, seed, 4, i + 1));
  const open = draws.filter(({ by }) => by === 'open');
  const items = new Set(bank.questions.map(itemIdOf));
  return [
    ...failures.map((failure) => `not taken in: ${failure}`),
    ...readerLines(readers),
    ...agreementLines(draws),
    ...keyLines(ratings, (id) => (known.has(id) ? keyOf(known.get(id)!) : [])),
    `${open.length} draws of ${new Set(open.map(({ item }) => item)).size} items wait for a fourth reading: ${sheets.length} sheets R4`,
    writeLevels(part, (item) => items.has(item)),
  ];
}

function knownQuestions(bank: Bank, { controlsOf }: PanelKind, codes: CodeTable): KnownQuestions {
  const lots = range(0, Math.max(...Object.values(codes).map(({ lot }) => lot)) - 1);
  const controls = lots.flatMap((lot) => controlsOf(lot)).flatMap(({ items }) => items);
  const written = controls.flatMap(({ draws }) => draws);
  return new Map([...bank.questions, ...written].map((question) => [question.id, question]));
}

/** A reading that lacks something is told and left out, so that the others can go on. */
function collect(
  known: KnownQuestions,
  folder: string,
  codes: CodeTable,
): { ratings: Rating[]; failures: string[] } {
  const failures: string[] = [];
  const ratings = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) => {
      const reader = name.slice(0, -ending.length);
      const sheet = join(folder, `${reader}.yaml`);
      try {
        if (!existsSync(sheet)) throw new Error(`${reader}: there is no such sheet`);
        const order = sheetCodes(readFileSync(sheet, 'utf8'));
        return readRatings(reader, readFileSync(join(folder, name), 'utf8'), order, codes, known);
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message}`);
        return [];
      }
    });
  return { ratings, failures };
}

const ending = '.answers.yaml';
