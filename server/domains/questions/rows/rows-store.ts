/** What lists say of a question, and how everybody does on it. */
import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { BankText } from '#core/bank-text.ts';
import type { Difficulty, Form, QuestionType } from '#core/questions/kinds.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questionStats } from '../tables.ts';

export type RowFacts = {
  id: string;
  number: string;
  question_type: QuestionType;
  form: Form;
  difficulty: Difficulty;
  tags: number[];
  versionId: string;
  createdAt: Date;
  attempts: number;
  accuracy: number | null;
  timed: number;
  timeMs: string;
  isSeen: boolean;
  lastCorrect: boolean | null;
  isCollected: boolean;
};

/** In the order of the ids; an id that does not exist is left out. */
export async function listRowFacts(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
  isCollected: ((questionId: SQL) => SQL) | null,
): Promise<RowFacts[]> {
  const { rows } = await db.execute<RowFacts>(sql`
    select q.id::text, coalesce(q.number, q.id::text) as number, q.question_type, q.form, q.difficulty, q.created_at as "createdAt",
      array(select tag_id from question_tags t where t.question_id = q.id order by position) as tags,
      q.current_version_id::text as "versionId", s.attempts, s.accuracy, s.timed, s.time_ms::text as "timeMs",
      u.user_id is not null as "isSeen", u.last_correct as "lastCorrect",
      ${isCollected?.(sql`q.id`) ?? sql`false`} as "isCollected"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
      join questions q using (id)
      join question_stats s on s.question_id = q.id
      left join user_questions u on u.question_id = q.id and u.user_id = ${userId}::bigint
    order by place`);
  return rows;
}

type RowWords = {
  id: string;
  stem: BankText;
  quantityA: BankText | null;
  quantityB: BankText | null;
  title: Text | null;
};

/** By version. */
export async function listRowTexts(db: Queryable, versionIds: readonly string[]): Promise<RowWords[]> {
  const { rows } = await db.execute<RowWords>(sql`
    select v.id::text, v.public -> 'stem' ->> 'en' as stem, v.public -> 'quantities' -> 'a' ->> 'en' as "quantityA",
      v.public -> 'quantities' -> 'b' ->> 'en' as "quantityB", sv.public -> 'title' as title
    from question_versions v left join stimulus_versions sv on sv.id = v.stimulus_version_id
    where v.id = any(${sql.param(versionIds)}::bigint[])`);
  return rows;
}

export type StatsRow = typeof questionStats.$inferSelect;

/** Of those that at least so many people have answered. */
export async function listStats(
  db: Queryable,
  questionIds: readonly string[],
  fewestAnswers: number,
): Promise<StatsRow[]> {
  return db
    .select()
    .from(questionStats)
    .where(
      and(inArray(questionStats.questionId, [...questionIds]), gte(questionStats.attempts, fewestAnswers)),
    );
}
