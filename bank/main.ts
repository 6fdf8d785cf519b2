/** The bank's commands: build, check, keys, numbers, show, assemble, blind and sounds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import { compareAnswers, sampleQuestions, writeBlind } from './blind.ts';
import { assemble } from './exams/assemble.ts';
import { hashKeys } from './keys/hash-key.ts';
import { changeLine, mendOf, readManifest, updateKeys, writeManifest } from './keys/manifest.ts';
import { addNumbers, readNumbers, writeNumbers } from './numbers/manifest.ts';
import { readAnswers, writeSheets } from './panel/main.ts';
import { buildParts, findParts, type Progress, problemLine } from './part.ts';
import { showQuestion } from './show.ts';
import { makeSounds } from './words/voice/make-sounds.ts';
import { writeBank } from './write.ts';

const usage = `npm run bank -- build                            writes build/bank/*.json
npm run bank -- import FOLDER                    brings authored YAML or built JSON into the database
npm run bank -- check [--part NAME] [--only TEXT] [--complete]
                                                  runs every gate; --complete also fails on gaps in the coverage
npm run bank -- keys [--renew ID] [--retire ID]     writes the keys of new questions to bank/keys/*.json; a published key
                                                  changes only where it is named: wrong, or out of the bank
npm run bank -- numbers                          draws the numbers of new questions into bank/numbers/numbers.json
npm run bank -- show --only TEXT                  prints questions with keys and analyses, to read them over
npm run bank -- assemble [--mocks N] [--part NAME]  writes bank/exams/*.yaml from the blueprint; of mock exams that part alone
npm run bank -- blind [--sample N] [--seed S] [--part NAME] [--only TEXT] [--lang zh_cn] --out FILE
                                                  writes questions without their keys; N is one of each family
npm run bank -- blind --answers FILE              compares answers with the keys
npm run bank -- panel --sheets --part NAME --seed S --out FOLDER [--codes FOLDER] [--unrated] [--only TEXT]
                                                  writes the sheets of a blind panel, and apart from them what each code is
npm run bank -- panel --answers FOLDER --part NAME --seed S [--codes FOLDER]
                                                  takes in what readers wrote: the log, the levels, the agreement
npm run bank -- sounds [--tools FOLDER]           makes the sounds that words lack, and removes those of no word`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    mocks: { type: 'string', default: '12' },
    complete: { type: 'boolean', default: false },
    sample: { type: 'string' },
    part: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    answers: { type: 'string' },
    sheets: { type: 'boolean', default: false },
    codes: { type: 'string' },
    unrated: { type: 'boolean', default: false },
    tools: { type: 'string', default: join(import.meta.dirname, '..', 'build', 'sound-tools') },
    renew: { type: 'string', multiple: true, default: [] },
    retire: { type: 'string', multiple: true, default: [] },
  },
});

const started = performance.now();
const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function bar(label: string): Progress {
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown || !process.stderr.isTTY) return;
    shown = percent;
    const filled = '█'.repeat(Math.round(percent / 4)).padEnd(25, '░');
    process.stderr.write(`\r${label} ${filled} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

async function buildAll(): Promise<{ questions: Question[]; stimuli: Stimulus[] }> {
  const wanted = (await findParts()).filter(({ name }) => name === (values.part ?? name));
  const parts = await Promise.all(wanted.map(async ({ build }) => build?.(values.only)));
  return {
    questions: parts.flatMap((part) => part?.questions ?? []),
    stimuli: parts.flatMap((part) => part?.stimuli ?? []),
  };
}

async function build(): Promise<void> {
  await writeBank(join(import.meta.dirname, '..', 'build', 'bank'), (name, { questions, stimuli }) =>
    console.log(`${name}: ${questions.length} questions, ${stimuli.length} stimuli, ${seconds()}`),
  );
}

async function check(): Promise<void> {
  let count = 0;
  for (const { name, check: run } of await findParts()) {
    if (!run || name !== (values.part ?? name)) continue;
    const report = await run(bar(name), {
      isComplete: values.complete,
      ...(values.only && { only: values.only }),
    });
    for (const line of report.lines) console.log(line);
    for (const problem of report.problems) console.error(problemLine(problem));
    const figures = Object.entries(report.figures).map(([what, n]) => `${n} ${what}`);
    console.log(`${name}: ${figures.join(', ')}; ${report.problems.length} problems; ${seconds()}`);
    count += report.problems.length;
  }
  if (count > 0) process.exitCode = 1;
}

/** All or nothing: one published key that would change unnamed, and no file is written. */
async function keys(): Promise<void> {
  const parts = (await buildParts()).map(({ name, part, error }) => {
    if (part === null) throw new Error(`${name}: ${error}`);
    return { name, ...updateKeys(readManifest(name), hashKeys(part), values) };
  });
  const refused = parts.flatMap((part) => part.refused);
  for (const change of refused) console.error(`${change.id}  ${changeLine(change)} → ${mendOf(change)}`);
  if (refused.length > 0) process.exitCode = 1;
  else for (const part of parts) if (Object.keys(part.keys).length > 0) writeManifest(part.name, part.keys);
  console.log(
    refused.length > 0 ? `${refused.length} refused: nothing was written` : `bank/keys, ${seconds()}`,
  );
}

async function numbers(): Promise<void> {
  const questions = (await buildParts()).flatMap(({ name, part, error }) => {
    if (part === null) throw new Error(`${name}: ${error}`);
    return part.questions;
  });
  const before = readNumbers();
  const after = addNumbers(before, questions);
  writeNumbers(after);
  const added = Object.keys(after).length - Object.keys(before).length;
  console.log(`bank/numbers: ${added} more, ${seconds()}`);
}

async function show(): Promise<void> {
  const { questions } = await buildAll();
  for (const question of questions)
    if (question.id.includes(values.only ?? '')) console.log(showQuestion(question));
}

async function blind(): Promise<void> {
  const { questions, stimuli } = await buildAll();
  if (values.answers !== undefined) {
    const { agreed, unanswered, disagreed } = compareAnswers(readFileSync(values.answers, 'utf8'), questions);
    for (const { id, answer, key } of disagreed)
      console.log(`${id}: answered ${answer.join(', ')}; the key is ${key.join(', ')}`);
    console.log(`${agreed} agree, ${disagreed.length} disagree, ${unanswered.length} without an answer`);
    if (disagreed.length > 0) process.exitCode = 1;
    return;
  }
  if (values.out === undefined) throw new Error(usage);
  const pool = questions.filter(({ id }) => id.includes(values.only ?? ''));
  const families = new Set(pool.map(({ id, family }) => family ?? id)).size;
  const chosen = sampleQuestions(pool, Number(values.sample ?? families), values.seed);
  writeFileSync(values.out, writeBlind(chosen, stimuli, values.lang === 'zh_cn' ? 'zh_cn' : 'en'));
  console.log(`${chosen.length} questions without keys in ${values.out}`);
}

async function panel(): Promise<void> {
  const folder = values.sheets ? values.out : values.answers;
  if (folder === undefined || values.part === undefined) throw new Error(usage);
  const { part, seed, codes = join(folder, 'codes') } = values;
  const bank = await buildAll();
  const told = { part, seed, folder, codes, isUnratedOnly: values.unrated, only: values.only };
  const lines = values.sheets ? [writeSheets(bank, told)] : readAnswers(bank, told);
  console.log(`${lines.join('\n')}, ${seconds()}`);
}

async function assembleExams(): Promise<void> {
  console.log(`${await assemble(Number(values.mocks), values.part)}, ${seconds()}`);
}

async function sounds(): Promise<void> {
  console.log(`${await makeSounds(values.tools, bar('sounds'))}, ${seconds()}`);
}

const commands: Record<string, () => Promise<void>> = {
  assemble: assembleExams,
  build,
  check,
  keys,
  numbers,
  show,
  blind,
  panel,
  sounds,
};
const command = commands[positionals[0] ?? ''];
if (command === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await command();
}
