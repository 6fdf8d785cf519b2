/** The wrong-book as the database keeps it. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, min, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { MistakeCause } from '#core/learning/causes.ts';
import { isAmong, isNoneOf } from '#server/db/columns.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { wrongBooks } from '#server/domains/learning/tables.ts';

export type WrongBookRow = typeof wrongBooks.$inferSelect;

export type WrongBookFilter = {
  /** Of these questions only. */
  among?: readonly string[] | undefined;
  /** Of none of these. */
  except: readonly string[];
  source?: WrongBookRow['source'] | undefined;
  cause?: readonly MistakeCause[] | undefined;
  /** Wrong since then. */
  since?: Date | undefined;
  state: 'due' | 'open' | 'graduated' | 'all';
  /** When the learner's day ends: what comes back before that is due. */
  dayEnds: Date;
};

const isOpen = isNull(wrongBooks.graduatedAt);

function stateCondition(state: WrongBookFilter['state'], dayEnds: Date): SQL | undefined {
  switch (state) {
    case 'due':
      return and(isOpen, lt(wrongBooks.dueAt, dayEnds));
    case 'open':
      return isOpen;
    case 'graduated':
      return isNotNull(wrongBooks.graduatedAt);
    case 'all':
      return undefined;
  }
}

function conditionsOf(userId: string, filter: WrongBookFilter): SQL | undefined {
  const { among, except, source, cause, since, state, dayEnds } = filter;
  return and(
    eq(wrongBooks.userId, userId),
    stateCondition(state, dayEnds),
    source && eq(wrongBooks.source, source),
    cause && inArray(wrongBooks.cause, [...cause]),
    since && gte(wrongBooks.lastWrongAt, since),
    among && isAmong(wrongBooks.questionId, among),
    isNoneOf(wrongBooks.questionId, except),
  );
}

export const countWrongBooks = (db: Queryable, userId: string, filter: WrongBookFilter): Promise<number> =>
  db.$count(wrongBooks, conditionsOf(userId, filter));

/** Those due come first, then those that will be; what has graduated comes last. */
export async function listWrongBooks(
  db: Queryable,
  userId: string,
  filter: WrongBookFilter,
  { page, size }: Page,
): Promise<WrongBookRow[]> {
  return db
    .select()
    .from(wrongBooks)
    .where(conditionsOf(userId, filter))
    .orderBy(
      sql`${wrongBooks.graduatedAt} desc nulls first`,
      asc(wrongBooks.dueAt),
      desc(wrongBooks.questionId),
    )
    .limit(size)
    .offset((page - 1) * size);
}

/** The questions of the entries that a filter gives. */
export async function listWrongIds(
  db: Queryable,
  userId: string,
  filter: WrongBookFilter,
): Promise<string[]> {
  const rows = await db
    .select({ id: wrongBooks.questionId })
    .from(wrongBooks)
    .where(conditionsOf(userId, filter));
  return rows.map(({ id }) => id);
}

export type WrongBookCounts = {
  due: number;
  open: number;
  graduated: number;
  sources: Record<string, number>;
  causes: Record<string, number>;
};

/** Of everything, and of the open ones by source and cause. */
export async function countStates(
  db: Queryable,
  userId: string,
  { except, dayEnds }: Pick<WrongBookFilter, 'except' | 'dayEnds'>,
): Promise<WrongBookCounts> {
  const { rows } = await db.execute<{ dimension: string; value: string; count: number }>(sql`
    with own as (
      select *, graduated_at is null as is_open from ${wrongBooks}
      where user_id = ${userId} and question_id <> all(${sql.param(except)}::bigint[]))
    select 'state' as dimension, case when is_open then 'open' else 'graduated' end as value, count(*)::int as count
      from own group by 2
    union all select 'state', 'due', count(*)::int from own where is_open and due_at < ${dayEnds}
    union all select 'sources', source, count(*)::int from own where is_open group by 2
    union all select 'causes', cause, count(*)::int from own where is_open and cause is not null group by 2`);
  const of = (dimension: string) =>
    Object.fromEntries(
      rows.filter((row) => row.dimension === dimension).map(({ value, count }) => [value, count]),
    );
  const { due = 0, open = 0, graduated = 0 } = of('state');
  return { due, open, graduated, sources: of('sources'), causes: of('causes') };
}

/** When the next one comes back that is not due yet. */
export async function findNextDue(
  db: Queryable,
  userId: string,
  { except, dayEnds }: Pick<WrongBookFilter, 'except' | 'dayEnds'>,
): Promise<Date | null> {
  const [found] = await db
    .select({ next: min(wrongBooks.dueAt) })
    .from(wrongBooks)
    .where(
      and(
        eq(wrongBooks.userId, userId),
        isOpen,
        gte(wrongBooks.dueAt, dayEnds),
        isNoneOf(wrongBooks.questionId, except),
      ),
    );
  return found?.next ?? null;
}

const isOf = (userId: string, questionId: string) =>
  and(eq(wrongBooks.userId, userId), eq(wrongBooks.questionId, questionId));

export async function listCauses(db: Queryable, userId: string, ids: readonly string[]) {
  return db
    .select({ id: wrongBooks.questionId, cause: wrongBooks.cause })
    .from(wrongBooks)
    .where(and(eq(wrongBooks.userId, userId), isAmong(wrongBooks.questionId, ids)));
}

export async function listDueTimes(db: Queryable, userId: string, ids: readonly string[]) {
  return db
    .select({ questionId: wrongBooks.questionId, dueAt: wrongBooks.dueAt })
    .from(wrongBooks)
    .where(and(eq(wrongBooks.userId, userId), isOpen, isAmong(wrongBooks.questionId, ids)));
}

/** The person's entries for these questions, and their open ones for the variants. */
export async function listKinForUpdate(
  tx: Transaction,
  userId: string,
  questionIds: readonly string[],
  families: readonly string[],
): Promise<WrongBookRow[]> {
  return tx
    .select()
    .from(wrongBooks)
    .where(
      and(
        eq(wrongBooks.userId, userId),
        or(
          isAmong(wrongBooks.questionId, questionIds),
          and(isOpen, isAmong(wrongBooks.questionId, families)),
        ),
      ),
    )
    .orderBy(asc(wrongBooks.questionId))
    .for('update');
}

export async function upsertWrongBooks(tx: Transaction, rows: readonly WrongBookRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <V>(pick: (row: WrongBookRow) => V) => sql.param(rows.map(pick));
  const moments = (pick: (row: WrongBookRow) => Date | null) =>
    sql`${column((row) => pick(row)?.toISOString() ?? null)}::timestamptz[]`;
  await tx.execute(sql`
    insert into wrong_books (user_id, question_id, source, cause, last_answer, wrong_count, first_wrong_at,
                             last_wrong_at, clean_solves, first_clean_at, card, due_at, graduated_at)
    select * from unnest(
      ${column(({ userId }) => userId)}::bigint[], ${column(({ questionId }) => questionId)}::bigint[],
      ${column(({ source }) => source)}::text[], ${column(({ cause }) => cause)}::text[],
      ${column(({ lastAnswer }) => JSON.stringify(lastAnswer))}::jsonb[],
      ${column(({ wrongCount }) => wrongCount)}::integer[], ${moments(({ firstWrongAt }) => firstWrongAt)},
      ${moments(({ lastWrongAt }) => lastWrongAt)}, ${column(({ cleanSolves }) => cleanSolves)}::integer[],
      ${moments(({ firstCleanAt }) => firstCleanAt)}, ${column(({ card }) => JSON.stringify(card))}::jsonb[],
      ${moments(({ dueAt }) => dueAt)}, ${moments(({ graduatedAt }) => graduatedAt)})
    on conflict (user_id, question_id) do update set
      source = excluded.source, cause = excluded.cause, last_answer = excluded.last_answer,
      wrong_count = excluded.wrong_count, first_wrong_at = excluded.first_wrong_at,
      last_wrong_at = excluded.last_wrong_at, clean_solves = excluded.clean_solves,
      first_clean_at = excluded.first_clean_at, card = excluded.card, due_at = excluded.due_at,
      graduated_at = excluded.graduated_at`);
}

export async function updateCause(
  db: Queryable,
  userId: string,
  questionId: string,
  cause: MistakeCause | null,
): Promise<boolean> {
  const changed = await db
    .update(wrongBooks)
    .set({ cause })
    .where(isOf(userId, questionId))
    .returning({ questionId: wrongBooks.questionId });
  return changed.length > 0;
}

export async function deleteWrongBook(db: Queryable, userId: string, questionId: string): Promise<boolean> {
  const gone = await db
    .delete(wrongBooks)
    .where(isOf(userId, questionId))
    .returning({ questionId: wrongBooks.questionId });
  return gone.length > 0;
}
