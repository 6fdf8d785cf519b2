/** Brings exams into the database: each whole or not at all, and nothing twice. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkExam, type ExamSource, examSource, variantsOf } from '#core/exam/source.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import {
  type CurrentQuestion,
  findCurrent,
  forgetBank,
  reserveQuestions,
} from '#server/domains/questions/service.ts';
import {
  type ExamRow,
  findByCode,
  insertExam,
  insertSection,
  listReserving,
  lockImport,
  updateExam,
  updateRetired,
} from './store.ts';

export type ExamFault = { item: string; reason: string };

export type ExamImportResult = {
  added: number;
  changed: number;
  retired: number;
  unchanged: number;
  /** An exam with a fault is left out; where it was imported before, it stays as it was. */
  faults: ExamFault[];
};

type Needs = {
  db: Database;
  now: () => Date;
  /** Another process is importing, and this one waits for it. */
  onWait?: () => void;
};

/** The folder that the bank's build writes; what it no longer holds is retired. */
export async function importExamFolder(deps: Needs, folder: string): Promise<ExamImportResult> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')) : [];
  // No folder means that no exams were built, not that there shall be none.
  if (names.length === 0) return { added: 0, changed: 0, retired: 0, unchanged: 0, faults: [] };
  const sources: unknown[] = [];
  for (const name of names.sort()) sources.push(...JSON.parse(await readFile(join(folder, name), 'utf8')));
  return importExams(deps, sources);
}

export async function importExams(deps: Needs, given: readonly unknown[]): Promise<ExamImportResult> {
  const faults: ExamFault[] = [];
  const sources = given.flatMap((one) => readSource(one, faults));
  const result = await inTransaction(deps.db, async (tx) => {
    // Two processes that start at once: the second finds everything done.
    await lockImport(tx, deps.onWait);
    const questions = await findCurrent(tx, 'code', [...new Set(sources.flatMap(codesOf))]);
    const found = checkAll(sources, questions);
    const faulty = new Set(found.map(({ item }) => item));
    const counts = await importChecked(
      tx,
      [...sources.entries()].filter(([, { id }]) => !faulty.has(id)),
      questions,
      deps.now(),
    );
    const keep = given.map((one) => String((one as { id?: unknown } | null)?.id));
    const retired = await updateRetired(tx, keep);
    await reserveQuestions(tx, await listReserving(tx));
    return { ...counts, retired, faults: [...faults, ...found] };
  });
  forgetBank();
  return result;
}

function readSource(given: unknown, faults: ExamFault[]): ExamSource[] {
  const read = examSource.safeParse(given);
  if (read.success) return [read.data];
  const item = String((given as { id?: unknown } | null)?.id ?? 'an exam without an id');
  for (const { path, message } of read.error.issues)
    faults.push({ item, reason: `${path.join('.')}: ${message}` });
  return [];
}

const codesOf = ({ sections }: ExamSource): string[] =>
  sections.flatMap((one) => variantsOf(one).flatMap(([, list]) => list));

function checkAll(sources: readonly ExamSource[], questions: Questions): ExamFault[] {
  const seen = new Set<string>();
  return sources.flatMap((source) => {
    const reasons = checkExam(source, (code) => questions.get(code));
    if (seen.has(source.id)) reasons.push('is there twice');
    seen.add(source.id);
    return reasons.map((reason) => ({ item: source.id, reason }));
  });
}

async function importChecked(
  tx: Transaction,
  sources: readonly (readonly [position: number, source: ExamSource])[],
  questions: Questions,
  now: Date,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const known = await findByCode(
    tx,
    sources.map(([, { id }]) => id),
  );
  let added = 0;
  let changed = 0;
  for (const [position, source] of sources) {
    const before = known.get(source.id);
    const checksum = checksumOf(source, questions);
    const edition = before?.checksum === checksum ? before.edition : (before?.edition ?? 0) + 1;
    const row = rowOf(source, questions, { edition, checksum, position, now });
    const isNewEdition = edition !== before?.edition;
    if (!before) added += 1;
    else if (isNewEdition || isDifferent(before, row)) changed += 1;
    else continue;
    const examId = before ? before.id : await insertExam(tx, row);
    if (before) await updateExam(tx, examId, { ...row, createdAt: before.createdAt });
    if (isNewEdition) await insertEdition(tx, examId, edition, source, questions);
  }
  return { added, changed, unchanged: sources.length - added - changed };
}

type Questions = ReadonlyMap<string, CurrentQuestion>;

const questionOf = (questions: Questions, code: string): CurrentQuestion => {
  const found = questions.get(code);
  if (!found) throw new Error(`there is no question ${code}`);
  return found;
};

/** Of everything an attempt depends on, the questions' versions among them. */
function checksumOf({ type, check, cuts, sections }: ExamSource, questions: Questions): string {
  const versions = sections.map((one) => [
    one.measure,
    one.minutes,
    variantsOf(one).map(([module, list]) => [
      module,
      list.map((code) => questionOf(questions, code).versionId),
    ]),
  ]);
  return createHash('sha256').update(JSON.stringify({ type, check, cuts, versions })).digest('hex');
}

function rowOf(
  source: ExamSource,
  questions: Questions,
  made: { edition: number; checksum: string; position: number; now: Date },
) {
  const { id, type, title, limit, check, kind, difficulty, topics, cuts } = source;
  const codes = codesOf(source);
  return {
    code: id,
    type,
    title: { zh_cn: title.zh, en: title.en },
    edition: made.edition,
    checksum: made.checksum,
    submitLimit: limit,
    canCheck: check,
    cuts: cuts as ExamRow['cuts'],
    kind,
    forms: [...new Set(codes.map((code) => questionOf(questions, code).form))].sort(),
    difficulty: difficulty ?? (type === 'JIJING' ? meanLevel(codes, questions) : null),
    topics: withAncestors(topics),
    position: made.position,
    status: 'published' as const,
    createdAt: made.now,
  };
}

/** A set that was not made for one level is as hard as its questions are on average. */
const meanLevel = (codes: readonly string[], questions: Questions): number =>
  Math.round(codes.reduce((sum, code) => sum + questionOf(questions, code).difficulty, 0) / codes.length);

/** Who filters by a branch of the tree wants everything below it. */
const withAncestors = (paths: readonly string[]): string[] =>
  [
    ...new Set(
      paths.flatMap((path) => {
        const parts = path.split('.');
        return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
      }),
    ),
  ].sort();

const isDifferent = (before: ExamRow, { createdAt: _, ...row }: ReturnType<typeof rowOf>): boolean =>
  Object.entries(row).some(([name, value]) => !isDeepStrictEqual(before[name as keyof ExamRow], value));

async function insertEdition(
  tx: Transaction,
  examId: string,
  edition: number,
  { sections }: ExamSource,
  questions: Questions,
): Promise<void> {
  for (const [index, one] of sections.entries()) {
    const isWriting = one.measure === 'write';
    for (const [module, list] of variantsOf(one)) {
      const items = list.map((code, place) => {
        const { questionId, versionId, questionType, exerciseType } = questionOf(questions, code);
        const standardTime = isWriting ? one.minutes : null;
        return {
          no: place + 1,
          questionId,
          questionVersionId: versionId,
          questionType,
          exerciseType,
          standardTime,
        };
      });
      // The section's time is that of its tasks together.
      const standardTime = isWriting && one.minutes !== null ? one.minutes * list.length : one.minutes;
      await insertSection(
        tx,
        { examId, edition, no: index + 1, module, measure: one.measure, standardTime },
        items,
      );
    }
  }
}
