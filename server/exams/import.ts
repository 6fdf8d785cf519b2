/** Brings exams into the database: all of them or none, and nothing twice. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkExam, type ExamSource, examSource, variantsOf } from '#core/exam/source.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import { type CurrentQuestion, findCurrent } from '#server/questions/versions.ts';
import {
  type ExamRow,
  findByCode,
  insertExam,
  insertSection,
  lockImport,
  updateExam,
  updateRetired,
} from './store.ts';

export type ExamFault = { item: string; reason: string };

export type ExamImportResult =
  /** Nothing was changed. */
  | { kind: 'faulty'; faults: ExamFault[] }
  | { kind: 'imported'; added: number; changed: number; retired: number; unchanged: number };

type Needs = { db: Database; now: () => Date };

/** The folder that the bank's build writes; what it no longer holds is retired. */
export async function importExamFolder(deps: Needs, folder: string): Promise<ExamImportResult> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')) : [];
  // No folder means that no exams were built, not that there shall be none.
  if (names.length === 0) return { kind: 'imported', added: 0, changed: 0, retired: 0, unchanged: 0 };
  const sources: unknown[] = [];
  for (const name of names.sort()) sources.push(...JSON.parse(await readFile(join(folder, name), 'utf8')));
  return importExams(deps, sources);
}

export async function importExams(deps: Needs, given: readonly unknown[]): Promise<ExamImportResult> {
  const faults: ExamFault[] = [];
  const sources = given.flatMap((one): ExamSource[] => {
    const read = examSource.safeParse(one);
    if (read.success) return [read.data];
    const item = String((one as { id?: unknown } | null)?.id ?? 'an exam without an id');
    for (const { path, message } of read.error.issues)
      faults.push({ item, reason: `${path.join('.')}: ${message}` });
    return [];
  });
  return inTransaction(deps.db, async (tx) => {
    // Two processes that start at once: the second finds everything done.
    await lockImport(tx);
    const codes = sources.flatMap(({ sections }) =>
      sections.flatMap((one) => variantsOf(one).flatMap(([, list]) => list)),
    );
    const questions = await findCurrent(tx, 'code', [...new Set(codes)]);
    for (const source of sources)
      for (const reason of checkExam(source, (code) => questions.get(code)))
        faults.push({ item: source.id, reason });
    const twice = sources.find(({ id }, index) => sources.findIndex((one) => one.id === id) !== index);
    if (twice) faults.push({ item: twice.id, reason: 'is there twice' });
    if (faults.length > 0) return { kind: 'faulty', faults };
    return importChecked(tx, sources, questions, deps.now());
  });
}

async function importChecked(
  tx: Transaction,
  sources: readonly ExamSource[],
  questions: ReadonlyMap<string, CurrentQuestion>,
  now: Date,
): Promise<ExamImportResult> {
  const known = await findByCode(
    tx,
    sources.map(({ id }) => id),
  );
  let added = 0;
  let changed = 0;
  for (const [position, source] of sources.entries()) {
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
  const retired = await updateRetired(
    tx,
    sources.map(({ id }) => id),
  );
  return { kind: 'imported', added, changed, retired, unchanged: sources.length - added - changed };
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
  { id, type, title, limit, check, kind, difficulty, topics, cuts, sections }: ExamSource,
  questions: Questions,
  made: { edition: number; checksum: string; position: number; now: Date },
) {
  const codes = sections.flatMap((one) => variantsOf(one).flatMap(([, list]) => list));
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
    difficulty,
    topics: withAncestors(topics),
    position: made.position,
    status: 'published' as const,
    createdAt: made.now,
  };
}

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
