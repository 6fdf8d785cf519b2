/** First answers move what is believed of their questions and their person, within the transaction that grades them. */
import { isScored, type Question, typesOfForm } from '#core/questions/kinds.ts';
import { guessingFloor } from '#core/scoring/item.ts';
import { guessedItem, rate, wasRead } from '#core/scoring/rate.ts';
import type { Transaction } from '#server/db/tx.ts';
import { lockPeople, lockQuestions, updatePeople, updateQuestions } from './ratings-store.ts';

type FirstAnswer = {
  userId: string;
  questionId: string;
  question: Question;
  correct: boolean | null;
  spentMs: number | null;
};

/** People before questions, and both in order, so that two transactions never wait for each other in a circle. */
export async function rateFirstAnswers(tx: Transaction, answers: readonly FirstAnswer[]): Promise<void> {
  const read = answers.filter(
    ({ correct, question, spentMs }) => correct !== null && isScored(question.form) && wasRead(spentMs),
  );
  if (read.length === 0) return;
  const people = await lockPeople(tx, [...new Set(read.map(personKey))].sort());
  const questions = await lockQuestions(tx, guessesOf(read));
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

/** What a question is believed to be before anybody answered it; in the order of the ids. */
const guessesOf = (answers: readonly FirstAnswer[]) =>
  answers
    .toSorted((a, b) => (BigInt(a.questionId) < BigInt(b.questionId) ? -1 : 1))
    .map(({ questionId, question }) => ({ id: questionId, ...guessedItem(question.difficulty) }));
