/** Exams as the database keeps them. */
import { and, arrayContains, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ExamType } from '#core/exam/attempt.ts';
import type { Form, QuestionType } from '#core/questions/kinds.ts';
import type { Text } from '#core/texts.ts';
import { locks } from '#server/db/locks.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { waitForLock } from '#server/db/wait-for-lock.ts';
import { examItems, examSections, exams, type SetKind } from './tables.ts';

export type ExamRow = typeof exams.$inferSelect;
export type SectionRow = typeof examSections.$inferSelect;
export type ItemRow = typeof examItems.$inferSelect;

export type ExamFilter = {
  type?: ExamType | undefined;
  kind?: SetKind | undefined;
  topic?: string | undefined;
  form?: Form | undefined;
  difficulty?: number | undefined;
};

/** As one parameter, however many there are. */
const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(ids)])}::bigint[])`;

const isListed = and(eq(exams.status, 'published'), isNull(exams.ownerId));

function matching({ type, kind, topic, form, difficulty }: ExamFilter): SQL | undefined {
  return and(
    isListed,
    type && eq(exams.type, type),
    kind && eq(exams.kind, kind),
    topic ? arrayContains(exams.topics, [topic]) : undefined,
    form && arrayContains(exams.forms, [form]),
    difficulty !== undefined ? eq(exams.difficulty, difficulty) : undefined,
  );
}

export async function countExams(db: Queryable, filter: ExamFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exams).where(matching(filter));
  return row?.total ?? 0;
}

export async function listExamRows(
  db: Queryable,
  filter: ExamFilter,
  { page, size }: { page: number; size: number },
): Promise<ExamRow[]> {
  return db
    .select()
    .from(exams)
    .where(matching(filter))
    .orderBy(asc(exams.position), desc(exams.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** A set that somebody made for themselves is there for nobody else. Without a viewer every exam is found. */
export async function findExam(
  db: Queryable,
  id: string,
  viewerId: string | null | undefined,
): Promise<ExamRow | null> {
  const mine = viewerId === null || viewerId === undefined ? undefined : eq(exams.ownerId, viewerId);
  const visible = viewerId === undefined ? undefined : or(isNull(exams.ownerId), mine);
  const [row] = await db
    .select()
    .from(exams)
    .where(and(eq(exams.id, id), visible));
  return row ?? null;
}

/** By exam id, retired ones and those that people made for themselves among them. */
export async function findTitles(db: Queryable, examIds: readonly string[]): Promise<Map<string, Text>> {
  if (examIds.length === 0) return new Map();
  const rows = await db
    .select({ id: exams.id, title: exams.title })
    .from(exams)
    .where(isAmong(exams.id, examIds));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** How many sets each value of each filter would leave. */
export async function countByFilter(
  db: Queryable,
): Promise<{ key: 'kind' | 'topic' | 'form' | 'difficulty'; value: string; count: number }[]> {
  const { rows } = await db.execute<{
    key: 'kind' | 'topic' | 'form' | 'difficulty';
    value: string;
    count: number;
  }>(sql`
    with listed as (
      select * from exams where status = 'published' and owner_id is null and type = 'JIJING'
    ), named as (
      select 'kind' as key, kind as value from listed where kind is not null
      union all select 'topic', unnest(topics) from listed
      union all select 'form', unnest(forms) from listed
      union all select 'difficulty', difficulty::text from listed where difficulty is not null
    )
    select key, value, count(*)::int as count from named group by key, value order by key, value`);
  return rows;
}

/** What each mock exam on offer asks, all modules together, in the order of the catalogue. */
export async function listReserving(db: Queryable): Promise<{ examId: string; questionIds: string[] }[]> {
  const { rows } = await db.execute<{ examId: string; questionIds: string[] }>(sql`
    select e.id::text as "examId", array_agg(distinct i.question_id::text) as "questionIds"
    from exams e join exam_sections s on s.exam_id = e.id and s.edition = e.edition
      join exam_items i on i.section_id = s.id
    where e.type = 'GREPREP' and e.status = 'published' and e.owner_id is null
    group by e.id order by e.position, e.id`);
  return rows;
}

/** Everything an edition is made of, in order. */
export async function findEdition(
  db: Queryable,
  examId: string,
  edition: number,
): Promise<{ section: SectionRow; item: ItemRow | null }[]> {
  return db
    .select({ section: examSections, item: examItems })
    .from(examSections)
    .leftJoin(examItems, eq(examItems.sectionId, examSections.id))
    .where(and(eq(examSections.examId, examId), eq(examSections.edition, edition)))
    .orderBy(asc(examSections.no), asc(examSections.id), asc(examItems.no));
}

/** How many questions each of these editions asks, all modules together; in the order of the editions. */
export async function countItems(
  db: Queryable,
  editions: readonly { examId: string; edition: number }[],
): Promise<number[]> {
  if (editions.length === 0) return [];
  const { rows } = await db.execute<{ items: number }>(sql`
    select (select count(*)::int from exam_sections s join exam_items i on i.section_id = s.id
            where s.exam_id = w.exam_id and s.edition = w.edition) as items
    from unnest(${sql.param(editions.map(({ examId }) => examId))}::bigint[],
                ${sql.param(editions.map(({ edition }) => edition))}::int[]) with ordinality as w (exam_id, edition, no)
    order by w.no`);
  return rows.map(({ items }) => items);
}

export type Exercise = { questionId: string; examType: ExamType; examTitle: Text };

/** What was asked where, by exercise id. */
export async function findExercises(
  db: Queryable,
  exerciseIds: readonly string[],
): Promise<Map<string, Exercise>> {
  if (exerciseIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: examItems.id,
      questionId: examItems.questionId,
      examType: exams.type,
      examTitle: exams.title,
    })
    .from(examItems)
    .innerJoin(examSections, eq(examSections.id, examItems.sectionId))
    .innerJoin(exams, eq(exams.id, examSections.examId))
    .where(isAmong(examItems.id, exerciseIds));
  return new Map(rows.map(({ id, ...exercise }) => [id, exercise]));
}

/** Every question of the mock exams on offer; of a section with modules a candidate meets one of three. */
export async function listMockItems(db: Queryable): Promise<{ questionId: string; hasModules: boolean }[]> {
  return db
    .select({
      questionId: examItems.questionId,
      hasModules: sql<boolean>`${examSections.module} is not null`,
    })
    .from(examItems)
    .innerJoin(examSections, eq(examSections.id, examItems.sectionId))
    .innerJoin(exams, and(eq(exams.id, examSections.examId), eq(exams.edition, examSections.edition)))
    .where(and(eq(exams.type, 'GREPREP'), eq(exams.status, 'published'), isNull(exams.ownerId)));
}

/** Null where there is no such exercise. */
export async function findItem(
  db: Queryable,
  exerciseId: string,
): Promise<{ type: QuestionType; versionId: string } | null> {
  const [row] = await db
    .select({ type: examItems.questionType, versionId: examItems.questionVersionId })
    .from(examItems)
    .where(eq(examItems.id, exerciseId));
  return row ?? null;
}

export async function findByCode(db: Queryable, codes: readonly string[]): Promise<Map<string, ExamRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(exams)
    .where(inArray(exams.code, [...codes]));
  return new Map(rows.map((row) => [row.code ?? '', row]));
}

export async function insertExam(db: Queryable, exam: typeof exams.$inferInsert): Promise<string> {
  const [made] = await db.insert(exams).values(exam).returning({ id: exams.id });
  if (!made) throw new Error('an exam was not inserted');
  return made.id;
}

export async function updateExam(
  db: Queryable,
  id: string,
  change: Partial<typeof exams.$inferInsert>,
): Promise<void> {
  await db.update(exams).set(change).where(eq(exams.id, id));
}

/** Not deleted: attempts point at them. */
export async function updateRetired(db: Queryable, keep: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update exams set status = 'retired'
    where status = 'published' and code is not null
      and code not in (select jsonb_array_elements_text(${JSON.stringify(keep)}::jsonb))`);
  return rowCount ?? 0;
}

export async function insertSection(
  db: Queryable,
  section: typeof examSections.$inferInsert,
  items: readonly Omit<typeof examItems.$inferInsert, 'sectionId'>[],
): Promise<void> {
  const [made] = await db.insert(examSections).values(section).returning({ id: examSections.id });
  if (!made) throw new Error('a section was not inserted');
  await db.insert(examItems).values(items.map((item) => ({ ...item, sectionId: made.id })));
}

export const listOwnSets = (db: Queryable, ownerId: string) =>
  db
    .select({ id: exams.id, title: exams.title, createdAt: exams.createdAt })
    .from(exams)
    .where(eq(exams.ownerId, ownerId))
    .orderBy(asc(exams.id));

/** Once nobody's attempts point at them any more. */
export async function deleteOwnSets(tx: Transaction, ownerId: string): Promise<void> {
  const own = tx.select({ id: exams.id }).from(exams).where(eq(exams.ownerId, ownerId));
  const sections = tx
    .select({ id: examSections.id })
    .from(examSections)
    .where(inArray(examSections.examId, own));
  await tx.delete(examItems).where(inArray(examItems.sectionId, sections));
  await tx.delete(examSections).where(inArray(examSections.examId, own));
  await tx.delete(exams).where(eq(exams.ownerId, ownerId));
}

export const lockImport = (tx: Transaction, onWait?: () => void): Promise<void> =>
  waitForLock(tx, locks.examImport, onWait);
