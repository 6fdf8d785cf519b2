/** First answers move what is believed of their questions and their person, within the transaction that counts them. */
import { type Form, isScored, typesOfForm } from '#core/questions/kinds.ts';
import { guessingFloor } from '#core/scoring/item.ts';
import { guessedItem, rate, wasRead } from '#core/scoring/rate.ts';
import type { Transaction } from '#server/db/tx.ts';
import { findForms, type KnownForm } from '#server/domains/questions/service.ts';
import { lockPeople, lockQuestions, updatePeople, updateQuestions } from './ratings-store.ts';

type FirstAnswer = {
  /** Null where the account is gone: nothing is believed of nobody. */
  userId: string | null;
  questionId: string;
  form: Form;
  correct: boolean | null;
  spentMs: number | null;
};

/** People before questions, and both in order, so that two transactions never wait for each other in a circle. */
export async function rateFirstAnswers(tx: Transaction, answers: readonly FirstAnswer[]): Promise<void> {
  const read = answers.filter(
    ({ userId, correct, form, spentMs }) =>
      userId !== null && correct !== null && isScored(form) && wasRead(spentMs),
  );
  if (read.length === 0) return;
  const people = await lockPeople(tx, [...new Set(read.map(personKey))].sort());
  const known = await findForms(tx, [...new Set(read.map(({ questionId }) => questionId))]);
  const questions = await lockQuestions(tx, guessesOf(known));
  for (const answer of read) {
    const { form, correct } = answer;
    const person = people.get(personKey(answer));
    const item = questions.get(answer.questionId);
    if (!person || !item || !isScored(form)) continue;
    const moved = rate(
      person,
      item,
      guessingFloor(form, known.get(answer.questionId)?.choices),
      correct === true,
    );
    Object.assign(person, moved.person, { responses: person.responses + 1 });
    Object.assign(item, moved.item, { responses: item.responses + 1 });
  }
  await updatePeople(tx, [...people.values()]);
  await updateQuestions(tx, [...questions.values()]);
}

const personKey = ({ userId, form }: FirstAnswer) => `${userId} ${typesOfForm[form].exercise_type}`;

/** What a question is believed to be before anybody answered it; in the order of the ids. */
const guessesOf = (known: ReadonlyMap<string, KnownForm>) =>
  [...known]
    .toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))
    .map(([id, question]) => ({ id, ...guessedItem(question) }));
