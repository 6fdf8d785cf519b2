/** What is believed of people and questions, locked and moved within the transaction that grades. */
import { asc, eq, sql } from 'drizzle-orm';
import { type Rating, unknownPerson } from '#core/scoring/rate.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { questionRatings, userRatings } from './tables.ts';

export type Rated = { key: string; responses: number } & Rating;

const byKey = (rows: Rated[]) => new Map(rows.map((row) => [row.key, row]));

/** By keys of the form “person measure”; whoever is new is put in. */
export async function lockPeople(tx: Transaction, keys: readonly string[]): Promise<Map<string, Rated>> {
  const ids = keys.map((key) => key.split(' ')[0] ?? '');
  const measures = keys.map((key) => key.split(' ')[1] ?? '');
  const wanted = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(measures)}::text[]) as w (id, measure)`;
  await tx.execute(sql`
    insert into ${userRatings} (user_id, measure, mean, variance)
    select w.id, w.measure, ${unknownPerson.mean}, ${unknownPerson.variance} from ${wanted}
    on conflict do nothing`);
  const { rows } = await tx.execute<Rated>(sql`
    select user_id || ' ' || r.measure as key, mean, variance, responses
    from user_ratings r join ${wanted} on r.user_id = w.id and r.measure = w.measure
    order by user_id, r.measure for update of r`);
  return byKey(rows);
}

/** By id; one that is new is put in as it is guessed to be. */
export async function lockQuestions(
  tx: Transaction,
  guesses: readonly ({ id: string } & Rating)[],
): Promise<Map<string, Rated>> {
  const ids = guesses.map(({ id }) => id);
  await tx.execute(sql`
    insert into ${questionRatings} (question_id, mean, variance)
    select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(guesses.map(({ mean }) => mean))}::float8[],
                         ${sql.param(guesses.map(({ variance }) => variance))}::float8[])
    on conflict do nothing`);
  const { rows } = await tx.execute<Rated>(sql`
    select question_id::text as key, mean, variance, responses from question_ratings
    where question_id = any(${sql.param(ids)}::bigint[]) order by question_id for update`);
  return byKey(rows);
}

const columns = (rated: readonly Rated[]) => sql`
  ${sql.param(rated.map(({ mean }) => mean))}::float8[], ${sql.param(rated.map(({ variance }) => variance))}::float8[],
  ${sql.param(rated.map(({ responses }) => responses))}::int[]`;

export async function updatePeople(tx: Transaction, rated: readonly Rated[]): Promise<void> {
  await tx.execute(sql`
    update user_ratings r set mean = w.mean, variance = w.variance, responses = w.responses
    from unnest(${sql.param(rated.map(({ key }) => key))}::text[], ${columns(rated)})
      as w (key, mean, variance, responses)
    where r.user_id = split_part(w.key, ' ', 1)::bigint and r.measure = split_part(w.key, ' ', 2)`);
}

export async function updateQuestions(tx: Transaction, rated: readonly Rated[]): Promise<void> {
  await tx.execute(sql`
    update question_ratings r set mean = w.mean, variance = w.variance, responses = w.responses
    from unnest(${sql.param(rated.map(({ key }) => key))}::bigint[], ${columns(rated)})
      as w (id, mean, variance, responses)
    where r.question_id = w.id`);
}

export async function listRatingsOf(db: Queryable, userId: string) {
  const { measure, mean, variance, responses } = userRatings;
  return db
    .select({ measure, mean, variance, responses })
    .from(userRatings)
    .where(eq(userRatings.userId, userId))
    .orderBy(asc(measure));
}

export async function deleteRatingsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(userRatings).where(eq(userRatings.userId, userId));
}
