/** Attempts as the database keeps them: read whole, written where they changed. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Attempt, Entry, ExtraTime, SectionState } from '#core/exam/attempt.ts';
import { expiresAt } from '#core/exam/clock.ts';
import { lockSeeds } from '#server/db/locks.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { recordAnswers, recordEvents, recordSections, records } from './tables.ts';

export type RecordRow = typeof records.$inferSelect;

const ms = (moment: Date | null): number | null => moment?.getTime() ?? null;
const date = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** Whose attempt it is, or anyone's where the server itself acts. */
const owned = (id: string, userId: string | null): SQL | undefined =>
  and(eq(records.id, id), userId === null ? undefined : eq(records.userId, userId));

/**
 * Locks the attempt until the transaction ends. What hangs on it is read by a later statement: one that waited for the
 * lock would still see the other tables as they were before.
 */
export async function lockRecord(
  tx: Transaction,
  id: string,
  userId: string | null,
): Promise<RecordRow | null> {
  const [row] = await tx.select().from(records).where(owned(id, userId)).for('update');
  return row ?? null;
}

export async function findRecord(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<RecordRow | null> {
  const [row] = await db.select().from(records).where(owned(id, userId));
  return row ?? null;
}

export async function findOpenRecord(
  db: Queryable,
  userId: string,
  examId: string,
): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(records)
    .where(and(eq(records.userId, userId), eq(records.examId, examId), eq(records.status, 'open')));
  return row ?? null;
}

export async function countSubmitted(db: Queryable, userId: string, examId: string): Promise<number> {
  const [row] = await db
    .select({ submitted: count() })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        eq(records.examId, examId),
        inArray(records.status, ['submitted', 'graded']),
      ),
    );
  return row?.submitted ?? 0;
}

/** Sittings at this exam that were thrown away after its questions, or in practice a key, had been shown. */
export async function countSeenBefore(db: Queryable, userId: string, examId: string): Promise<number> {
  const { rows } = await db.execute<{ seen: number }>(sql`
    select count(*)::int as seen from records r
    where r.user_id = ${userId} and r.exam_id = ${examId} and r.status = 'dropped'
      and case when r.exam_type = 'GREPREP'
        then exists (select from record_sections s where s.record_id = r.id and s.stage <> 'ahead')
        else exists (select from record_answers a where a.record_id = r.id and a.is_checked)
      end`);
  return rows[0]?.seen ?? 0;
}

/** Serialises starts of one user at one exam, so that the limit is counted by one at a time. */
export async function lockStart(tx: Transaction, userId: string, examId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`start ${userId} ${examId}`}, ${lockSeeds.attemptStart}))`,
  );
}

type Begun = { userId: string; edition: number; now: Date; takenBefore: number; seenBefore: number };

/** The new attempt's id; null where another one has just been opened. */
export async function insertRecord(
  tx: Transaction,
  { userId, edition, now, ...before }: Begun,
  attempt: Attempt,
): Promise<string | null> {
  const [made] = await tx
    .insert(records)
    .values({
      ...columnsOf(attempt),
      userId,
      examId: attempt.paper.examId,
      examType: attempt.paper.type,
      edition,
      ...before,
      extraPercent: attempt.extraTime * 100,
      startedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: records.id });
  if (!made) return null;
  await tx
    .insert(recordSections)
    .values(attempt.sections.map((section, index) => sectionColumns(made.id, index, section)));
  return made.id;
}

export async function updateDropped(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(records)
    .set({ status: 'dropped', runningSince: null, silentSince: null, expiresAt: null })
    .where(eq(records.id, id));
}

function columnsOf(attempt: Attempt) {
  const { lease, status, screen, returnTo, sectionIndex, exerciseIndex, submittedBy } = attempt;
  return {
    status,
    screen,
    returnTo,
    sectionIndex,
    exerciseIndex,
    submittedBy,
    interruptions: attempt.interruptions,
    silentSince: date(attempt.silentSince),
    forgivenMs: Math.round(attempt.forgivenMs),
    runningSince: date(attempt.runningSince),
    lastHeartbeat: date(attempt.lastHeartbeat),
    expiresAt: date(expiresAt(attempt)),
    pausedAt: date(attempt.pausedAt),
    submittedAt: date(attempt.submittedAt),
    leaseTab: lease.tab,
    leaseEpoch: lease.epoch,
  };
}

function sectionColumns(recordId: string, index: number, section: SectionState) {
  const { sectionId, stage, elapsedMs, closedBy, closedAt } = section;
  return { recordId, no: index + 1, sectionId, stage, elapsedMs, closedBy, closedAt: date(closedAt) };
}

/** The attempt with the answers of one section, the current one unless another is asked for. */
export async function readAttempt(
  db: Queryable,
  row: RecordRow,
  paper: Attempt['paper'],
  sectionIndex = row.sectionIndex,
): Promise<Attempt> {
  const attempt = await readWithoutEntries(db, row, paper);
  return { ...attempt, entries: await findEntries(db, row.id, sectionIndex) };
}

/** The attempt, and apart from it the answers of all its sections, by their index. */
export async function readWholeAttempt(
  db: Queryable,
  row: RecordRow,
  paper: Attempt['paper'],
): Promise<{ attempt: Attempt; entries: Record<string, Entry>[] }> {
  const attempt = await readWithoutEntries(db, row, paper);
  const rows = await db.select().from(recordAnswers).where(eq(recordAnswers.recordId, row.id));
  const bySection = Map.groupBy(rows, ({ sectionNo }) => sectionNo - 1);
  return { attempt, entries: attempt.sections.map((_, index) => entriesOf(bySection.get(index) ?? [])) };
}

async function readWithoutEntries(db: Queryable, row: RecordRow, paper: Attempt['paper']): Promise<Attempt> {
  const sections = await db
    .select()
    .from(recordSections)
    .where(eq(recordSections.recordId, row.id))
    .orderBy(recordSections.no);
  return {
    paper,
    // A dropped attempt is shown to nobody.
    status: row.status === 'dropped' ? 'submitted' : row.status,
    extraTime: (row.extraPercent / 100) as ExtraTime,
    screen: row.screen,
    returnTo: row.returnTo,
    sectionIndex: row.sectionIndex,
    exerciseIndex: row.exerciseIndex,
    sections: sections.map(({ sectionId, stage, elapsedMs, closedBy, closedAt }) => ({
      sectionId,
      stage,
      elapsedMs,
      closedBy,
      closedAt: ms(closedAt),
    })),
    entries: {},
    runningSince: ms(row.runningSince),
    lastHeartbeat: ms(row.lastHeartbeat),
    pausedAt: ms(row.pausedAt),
    interruptions: row.interruptions,
    silentSince: ms(row.silentSince),
    forgivenMs: row.forgivenMs,
    lease: { tab: row.leaseTab, epoch: row.leaseEpoch },
    submittedAt: ms(row.submittedAt),
    submittedBy: row.submittedBy,
  };
}

export async function findEntries(
  db: Queryable,
  recordId: string,
  sectionIndex: number,
): Promise<Record<string, Entry>> {
  const rows = await db
    .select()
    .from(recordAnswers)
    .where(and(eq(recordAnswers.recordId, recordId), eq(recordAnswers.sectionNo, sectionIndex + 1)));
  return entriesOf(rows);
}

const entriesOf = (rows: readonly (typeof recordAnswers.$inferSelect)[]): Record<string, Entry> =>
  Object.fromEntries(
    rows.map(({ exerciseId, answer, seq, spentMs, elapsedMs, isMarked, isSeen, isChecked }) => [
      exerciseId,
      { answer, seq, spentMs, elapsedMs, marked: isMarked, seen: isSeen, checked: isChecked },
    ]),
  );

export type EventRow = Omit<typeof recordEvents.$inferInsert, 'userId' | 'recordId' | 'no' | 'at'>;

/** Writes what an event has changed, and the event itself. */
export async function updateAttempt(
  tx: Transaction,
  row: RecordRow,
  before: Attempt,
  after: Attempt,
  event: EventRow | null,
  now: Date,
): Promise<void> {
  const [counted] = await tx
    .update(records)
    .set({ ...columnsOf(after), ...(event && { eventCount: sql`${records.eventCount} + 1` }) })
    .where(eq(records.id, row.id))
    .returning({ no: records.eventCount });
  for (const [index, section] of after.sections.entries()) {
    if (section === before.sections[index]) continue;
    const isOpened = section.stage === 'open' && before.sections[index]?.stage === 'ahead';
    if (isOpened) await insertEntries(tx, row, index, after, section);
    const { recordId, no, ...columns } = sectionColumns(row.id, index, section);
    await tx
      .update(recordSections)
      .set(columns)
      .where(and(eq(recordSections.recordId, recordId), eq(recordSections.no, no)));
  }
  for (const [exerciseId, entry] of Object.entries(after.entries)) {
    if (entry !== before.entries[exerciseId]) await updateEntry(tx, row.id, exerciseId, entry, before, now);
  }
  if (event)
    await tx
      .insert(recordEvents)
      .values({ ...event, userId: row.userId, recordId: row.id, no: counted?.no ?? 0, at: now });
}

/** From then on every exercise of the section has its row, and saving an answer only ever updates. */
async function insertEntries(
  tx: Transaction,
  { id: recordId, userId }: RecordRow,
  index: number,
  { paper }: Attempt,
  { sectionId }: SectionState,
): Promise<void> {
  const plan = paper.slots[index]?.variants.find(({ id }) => id === sectionId);
  const rows =
    plan?.exercises.map(({ id }) => ({ userId, recordId, exerciseId: id, sectionNo: index + 1 })) ?? [];
  await tx.insert(recordAnswers).values(rows).onConflictDoNothing();
}

async function updateEntry(
  tx: Transaction,
  recordId: string,
  exerciseId: string,
  { answer, seq, spentMs, elapsedMs, marked, seen, checked }: Entry,
  before: Attempt,
  now: Date,
): Promise<void> {
  const isSaved = seq !== (before.entries[exerciseId]?.seq ?? 0);
  const written = { answer, seq, spentMs, elapsedMs, isMarked: marked, isSeen: seen, isChecked: checked };
  await tx
    .update(recordAnswers)
    .set(isSaved ? { ...written, savedAt: now } : written)
    .where(and(eq(recordAnswers.recordId, recordId), eq(recordAnswers.exerciseId, exerciseId)));
}
