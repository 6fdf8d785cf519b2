/** Answers that were graded, from the bank, from practice and from exams: they feed history and everybody's statistics. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Transaction } from '#server/db/tx.ts';
import { type GradedAnswer, insertAnswers } from './answers-store.ts';

/**
 * Gives those that are new. Call it in the transaction that grades, in the order of the questions' ids; everybody's
 * statistics know of them once `count` has come by. An empty answer is none: leave it out.
 */
export async function storeAnswers(
  tx: Transaction,
  answers: readonly GradedAnswer[],
): Promise<GradedAnswer[]> {
  const stored: GradedAnswer[] = [];
  for (const some of differing(answers)) stored.push(...(await insertAnswers(tx, some.map(withChoices))));
  return stored;
}

const withChoices = (given: GradedAnswer) => {
  const { question, answer, correct } = given;
  return { ...given, choices: rulesOf(question.form).countAs(question, answer, correct === true) };
};

/** One statement changes no row twice: who has answered a question twice comes a second time. */
function differing(answers: readonly GradedAnswer[]): GradedAnswer[][] {
  const rounds: GradedAnswer[][] = [];
  const times = new Map<string, number>();
  for (const answer of answers) {
    const key = `${answer.userId} ${answer.questionId}`;
    const round = times.get(key) ?? 0;
    times.set(key, round + 1);
    rounds[round] ??= [];
    rounds[round].push(answer);
  }
  return rounds;
}
