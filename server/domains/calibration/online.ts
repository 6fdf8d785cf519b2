/** First answers move what is believed of their questions and their person, within the transaction that grades them. */
import { sql } from 'drizzle-orm';
import { isScored, type Question, typesOfForm } from '#core/questions/kinds.ts';
import { guessingFloor } from '#core/scoring/item.ts';
import { guessedItem, type Rating, rate, unknownPerson, wasRead } from '#core/scoring/rate.ts';
import type { Transaction } from '#server/db/tx.ts';

type FirstAnswer = {
  userId: string;
  questionId: string;
  question: Question;
  correct: boolean | null;
  spentMs: number | null;
};

type Rated = { key: string; responses: number } & Rating;

/** People before questions, and both in order, so that two transactions never wait for each other in a circle. */
export async function rateFirstAnswers(tx: Transaction, answers: readonly FirstAnswer[]): Promise<void> {
  const read = answers.filter(
    ({ correct, question, spentMs }) => correct !== null && isScored(question.form) && wasRead(spentMs),
  );
  if (read.length === 0) return;
  const people = await lockPeople(tx, read);
  const questions = await lockQuestions(tx, read);
  for (const answer of read) {
    const { question, correct } = answer;
    const person = people.get(personKey(answer));
    const item = questions.get(answer.questionId);
    if (!person || !item || !isScored(question.form)) continue;
    const moved = rate(person, item, guessingFloor(question.form), correct === true);
    Object.assign(person, moved.person, { responses: person.responses + 1 });
    Object.assign(item, moved.item, { responses: item.responses + 1 });
  }
  await updatePeople(tx, [...people.values()]);
  await updateQuestions(tx, [...questions.values()]);
}

const personKey = ({ userId, question }: FirstAnswer) =>
  `${userId} ${typesOfForm[question.form].exercise_type}`;

const byKey = (rows: Rated[]) => new Map(rows.map((row) => [row.key, row]));

async function lockPeople(tx: Transaction, answers: readonly FirstAnswer[]) {
  const keys = [...new Set(answers.map(personKey))].sort();
  const ids = keys.map((key) => key.split(' ')[0] ?? '');
  const measures = keys.map((key) => key.split(' ')[1] ?? '');
  const wanted = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(measures)}::text[]) as w (id, measure)`;
  await tx.execute(sql`
    insert into user_ratings (user_id, measure, mean, variance)
    select w.id, w.measure, ${unknownPerson.mean}, ${unknownPerson.variance} from ${wanted}
    on conflict do nothing`);
  const { rows } = await tx.execute<Rated>(sql`
    select user_id || ' ' || r.measure as key, mean, variance, responses
    from user_ratings r join ${wanted} on r.user_id = w.id and r.measure = w.measure
    order by user_id, r.measure for update of r`);
  return byKey(rows);
}

async function lockQuestions(tx: Transaction, answers: readonly FirstAnswer[]) {
  const sorted = answers.toSorted((a, b) => (BigInt(a.questionId) < BigInt(b.questionId) ? -1 : 1));
  const guesses = sorted.map(({ question }) => guessedItem(question.difficulty));
  const ids = sorted.map(({ questionId }) => questionId);
  await tx.execute(sql`
    insert into question_ratings (question_id, mean, variance)
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

async function updatePeople(tx: Transaction, rated: readonly Rated[]): Promise<void> {
  await tx.execute(sql`
    update user_ratings r set mean = w.mean, variance = w.variance, responses = w.responses
    from unnest(${sql.param(rated.map(({ key }) => key))}::text[], ${columns(rated)})
      as w (key, mean, variance, responses)
    where r.user_id = split_part(w.key, ' ', 1)::bigint and r.measure = split_part(w.key, ' ', 2)`);
}

async function updateQuestions(tx: Transaction, rated: readonly Rated[]): Promise<void> {
  await tx.execute(sql`
    update question_ratings r set mean = w.mean, variance = w.variance, responses = w.responses
    from unnest(${sql.param(rated.map(({ key }) => key))}::bigint[], ${columns(rated)})
      as w (id, mean, variance, responses)
    where r.question_id = w.id`);
}
