/** Brings the bank into the database: all of it or nothing, and nothing twice. */
import { createHash, randomInt } from 'node:crypto';
import { choicesOf } from '#core/questions/choices-of.ts';
import type { BankStimulus, Question, Stimulus } from '#core/questions/kinds.ts';
import { drawNumber } from '#core/questions/number.ts';
import { publicView } from '#core/questions/public-view.ts';
import { texIn, textsIn } from '#core/questions/runs.ts';
import { tokenizerVersion } from '#core/search/document.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import { dropDocuments, indexBank } from '#server/domains/search/service.ts';
import { forgetBank } from './bank.ts';
import { listLeaves, listTagNames } from './bank-store.ts';
import { type Content, checkContent, type Fault, hashContent, type Numbers, readContent } from './content.ts';
import { questionDocuments } from './documents.ts';
import {
  analyzeBank,
  findChecksum,
  findKnown,
  findNames,
  insertQuestionVersions,
  insertStimulusVersions,
  type Known,
  listNumbers,
  lockImport,
  type NewQuestion,
  type NewVersion,
  updateNumbers,
  updateRetired,
  upsertChecksum,
  upsertQuestionRows,
  upsertStimulusRows,
  upsertTags,
} from './import-store.ts';
import { renderer, renderMissing } from './math/math.ts';
import { refreshOpenBank } from './reserved/reserve.ts';

export type ImportDeps = {
  db: Database;
  now: () => Date;
  /** Another process is importing, and this one waits for it. */
  onWait?: () => void;
};

/** `done` of `total` things of the step that is under way. */
export type ImportProgress = (step: 'questions' | 'math' | 'search', done: number, total: number) => void;

export type ImportResult =
  | { kind: 'unchanged' }
  /** Nothing was changed. */
  | { kind: 'faulty'; faults: Fault[] }
  | { kind: 'imported'; added: number; changed: number; retired: number; unchanged: number };

/** Whatever is made from the files, and how: a change in any of it means that the import has work to do. */
const makers = `5 ${tokenizerVersion} ${process.versions.icu} ${renderer}`;

/** The folder that the bank's build writes, at every start: next to nothing where it was imported before. */
export async function importFolder(
  deps: ImportDeps,
  folder: string,
  onProgress: ImportProgress = () => undefined,
): Promise<ImportResult> {
  const hash = await hashContent(folder);
  if (hash === null) return { kind: 'unchanged' };
  const checksum = `${makers} ${hash}`;
  if ((await findChecksum(deps.db, 'bank')) === checksum) return { kind: 'unchanged' };
  const { content, faults } = await readContent(folder);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const result = await inTransaction(deps.db, async (tx): Promise<ImportResult> => {
    await lockImport(tx, deps.onWait);
    if ((await findChecksum(tx, 'bank')) === checksum) return { kind: 'unchanged' };
    const imported = await importInto(tx, content, deps.now(), onProgress);
    // What was refused is read again at the next start, and its faults are told again.
    if (imported.kind === 'faulty') return imported;
    await upsertChecksum(tx, 'bank', checksum, deps.now());
    return imported;
  });
  forgetBank();
  return result;
}

/** Questions that were read elsewhere; tags are those that the database has. */
export async function importContent(
  deps: ImportDeps,
  content: Content,
  onProgress: ImportProgress = () => undefined,
): Promise<ImportResult> {
  const faults = checkContent(content, await listLeaves(deps.db));
  if (faults.length > 0) return { kind: 'faulty', faults };
  const result = await inTransaction(deps.db, async (tx) => {
    await lockImport(tx, deps.onWait);
    return importInto(tx, content, deps.now(), onProgress);
  });
  forgetBank();
  return result;
}

/** Under the import's lock. */
async function importInto(
  tx: Transaction,
  { tags, sources, numbers = {} }: Content,
  now: Date,
  onProgress: ImportProgress,
): Promise<ImportResult> {
  const known = await findKnown(tx);
  const faults = findStolen(sources, known.questions);
  // Before anything is written.
  if (faults.length > 0) return { kind: 'faulty', faults };

  if (tags) await upsertTags(tx, tags, now);
  const allStimuli = sources.flatMap(({ stimuli }) => stimuli);
  const stimuli = await importStimuli(tx, allStimuli, known.stimuli, now);
  const byCode = new Map(allStimuli.map((stimulus) => [stimulus.id, stimulus]));
  const written: NewQuestion[] = [];
  const unchanged: string[] = [];
  for (const { name, questions } of sources) {
    for (const question of questions) {
      const shared = question.stimulus === undefined ? undefined : stimuli.get(question.stimulus);
      const checksum = hashOf(question, shared?.checksum);
      const before = known.questions.get(question.id);
      if (before?.checksum === checksum && before.status === 'published') unchanged.push(question.id);
      else
        written.push(
          newQuestion(question, name, checksum, before, shared, byCode.get(question.stimulus ?? '')),
        );
    }
  }
  onProgress('questions', 0, written.length);
  await upsertQuestionRows(tx, written, now);
  // A question that returns as it was needs no new version.
  const versions = written.filter(({ code, checksum }) => known.questions.get(code)?.checksum !== checksum);
  await insertQuestionVersions(tx, versions, now);
  const retired = await updateRetired(
    tx,
    sources.map(({ name, questions }) => ({ source: name, codes: questions.map(({ id }) => id) })),
    now,
  );
  await giveNumbers(tx, numbers);
  onProgress('questions', written.length, written.length);

  await renderMissing(
    tx,
    texIn(
      sources
        .flatMap(({ questions, stimuli }) => [...questions, ...stimuli])
        .flatMap((part) => textsIn(part)),
    ),
    (done, total) => onProgress('math', done, total),
  );
  // A part of the bank says nothing about how the rest was indexed.
  const isStale = tags !== null && (await findChecksum(tx, 'search')) !== makers;
  if (isStale) await upsertChecksum(tx, 'search', makers, now);
  await dropDocuments(tx, 'question', retired);
  await indexQuestions(tx, sources, isStale ? null : new Set(written.map(({ code }) => code)), onProgress);
  await refreshOpenBank(tx);
  await analyzeBank(tx);
  const added = written.filter(({ version }) => version === 1).length;
  return {
    kind: 'imported',
    added,
    changed: written.length - added,
    retired: retired.length,
    unchanged: unchanged.length,
  };
}

/** A question keeps its number for ever: only one that has none is given one, the bank's own or one that is drawn. */
async function giveNumbers(tx: Transaction, numbers: Numbers): Promise<void> {
  const all = await listNumbers(tx);
  const taken = new Set([...all.flatMap(({ number }) => number ?? []), ...Object.values(numbers)]);
  const given = all.flatMap(({ code, number, measure }) => {
    if (number !== null) return [];
    const drawn = numbers[code] ?? drawNumber(measure, 'site', taken, randomInt);
    taken.add(drawn);
    return [{ code, number: drawn }];
  });
  await updateNumbers(tx, given);
}

/** Of these, or of all where tokens are cut differently now. */
async function indexQuestions(
  tx: Transaction,
  sources: Content['sources'],
  changed: ReadonlySet<string> | null,
  onProgress: ImportProgress,
): Promise<void> {
  const all = sources.flatMap(({ questions }) => questions).filter(({ id }) => changed?.has(id) ?? true);
  if (all.length === 0) return;
  const stimuli = sources.flatMap((source) => source.stimuli);
  const documents = questionDocuments(all, stimuli, await findNames(tx), await listTagNames(tx));
  await indexBank(tx, documents, (done) => onProgress('search', done, all.length));
}

type Stored = { checksum: string; stimulusId: string; versionId: string };

async function importStimuli(
  tx: Transaction,
  all: BankStimulus[],
  known: Known['stimuli'],
  now: Date,
): Promise<Map<string, Stored>> {
  const written: NewVersion[] = [];
  const kept = new Map<string, Stored>();
  for (const { secret = {}, ...shown } of all) {
    const checksum = hashOf({ ...shown, secret });
    const before = known.get(shown.id);
    if (before?.checksum === checksum)
      kept.set(shown.id, { checksum, stimulusId: before.id, versionId: before.versionId });
    else
      written.push({
        code: shown.id,
        kind: shown.kind,
        version: (before?.version ?? 0) + 1,
        checksum,
        public: shown,
        secret,
      });
  }
  await upsertStimulusRows(tx, written, now);
  for (const { code, ...stored } of await insertStimulusVersions(tx, written, now)) kept.set(code, stored);
  return kept;
}

function newQuestion(
  question: Question,
  source: string,
  checksum: string,
  before: { version: number } | undefined,
  shared: Stored | undefined,
  stimulus: Stimulus | undefined,
): NewQuestion {
  return {
    code: question.id,
    source,
    form: question.form,
    question_type: question.question_type,
    exercise_type: question.exercise_type,
    family: question.family ?? null,
    difficulty: question.difficulty,
    rated: question.secret.rated ?? null,
    choices: choicesOf(question, stimulus) ?? null,
    seconds: question.seconds,
    tags: question.tags,
    version: (before?.version ?? 0) + 1,
    checksum,
    public: publicView(question),
    secret: question.secret,
    stimulus_id: shared?.stimulusId ?? null,
    stimulus_version_id: shared?.versionId ?? null,
  };
}

/** An id belongs to the source that brought it first. */
function findStolen(sources: Content['sources'], known: Known['questions']): Fault[] {
  return sources.flatMap(({ name, questions }) =>
    questions.flatMap(({ id }) => {
      const owner = known.get(id)?.source;
      return owner === undefined || owner === name
        ? []
        : [{ file: name, item: id, reason: `the id is already used by a question from “${owner}”` }];
    }),
  );
}

/** The same content gives the same sum, in whatever order its fields were written. */
function hashOf(...values: unknown[]): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${JSON.stringify(sorted(value)) ?? ''}\0`);
  return hash.digest('hex').slice(0, 32);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]));
}
