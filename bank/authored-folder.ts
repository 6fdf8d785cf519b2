/** Reads a folder of authored items, whatever their kinds, into questions; or says everything that is wrong with it. */
import { basename } from 'node:path';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { type Fault, faultLine, readItems, yamlFiles } from './authored-files.ts';
import { instructionsFile, loadEssay, readInstructions } from './essays/load.ts';
import type { BuiltPart } from './part.ts';
import { readLeaves } from './taxonomy.ts';
import { loadVerbalItem } from './verbal/load.ts';

/** For a part of the bank: all or nothing, one fault and no item is taken. */
export function buildAuthored(folder: string): BuiltPart {
  const { faults, ...part } = readAuthored(folder);
  if (faults.length > 0) throw new Error(faults.map(faultLine).join('\n'));
  return part;
}

export function readAuthored(folder: string): BuiltPart & { faults: Fault[] } {
  const faults: Fault[] = [];
  const questions: Question[] = [];
  const stimuli: BankStimulus[] = [];
  const instructions = readInstructions(faults);
  const leaves = new Set(readLeaves().map(({ id }) => id));
  const seen = new Map<string, string>();
  const files = yamlFiles(folder).filter((path) => basename(path) !== instructionsFile);
  for (const raw of readItems(files, folder, faults)) {
    const { file } = raw;
    const loaded =
      'prompt' in raw.value
        ? { questions: [loadEssay(raw, instructions, faults)].filter((one) => one !== null), stimuli: [] }
        : loadVerbalItem(raw, faults);
    for (const { id } of [...loaded.questions, ...loaded.stimuli]) {
      const other = seen.get(id);
      if (other !== undefined) faults.push({ file, item: id, reason: `is also in ${other}` });
      seen.set(id, file);
    }
    for (const { id, tags } of loaded.questions)
      for (const tag of tags)
        if (!leaves.has(tag)) faults.push({ file, item: id, reason: `${tag} is no leaf of the taxonomy` });
    questions.push(...loaded.questions);
    stimuli.push(...loaded.stimuli);
  }
  return { questions, stimuli, faults };
}
