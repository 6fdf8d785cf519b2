/** The stream for tests: questions of every level, and learners who take what it serves. */
import { beforeEach } from 'vitest';
import type { Calls } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import type { Difficulty } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { contentOfExams, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

export type Standing = Calls['POST /api/stream']['reply'];
export type Served = Standing['served'][number];
type Wanted = NonNullable<Calls['POST /api/stream']['options']['body']>;

/** Questions of every level; the last five number boxes are variants of one another. */
const change = ({ form }: { form: string }, copy: number) => ({
  difficulty: ((copy % 5) + 1) as Difficulty,
  ...(form === 'numeric' && copy >= 15 && { family: 'twins' }),
});

export const wrong = ['Z'];

export const bodyFor = ({ id, opened }: Served, answer: string[]) => ({
  answer,
  spent: 50_000,
  opened,
  servedId: id,
});

export const begin = (call: Client, body: Wanted = {}) => call('POST /api/stream', { body });
export const goOn = (call: Client, id: string) => call('POST /api/stream/{id}/questions', { params: { id } });

export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { error: string }) => error.error,
  );

/** Call it at the top of a test file; every test begins at ten in the morning of a Monday in China. */
export async function openStream() {
  const harness = await openHarness();
  const exams = await importExampleExams(harness.deps, change);
  const questions = contentOfExams(change).sources.flatMap((source) => source.questions);
  const { codeOf } = await readCodes(harness.db);
  const keys = new Map(questions.map((one) => [one.id, keyOf(one)]));
  const families = new Map(questions.map(({ id, family }) => [id, family]));
  beforeEach(() => harness.setNow(new Date('2026-11-16T02:00:00Z')));

  const learner = () => makePerson(harness);

  const pass = (ms: number) => harness.setNow(new Date(harness.deps.now().getTime() + ms));
  const nameOf = ({ questionId }: Served) => codeOf(questionId);
  const rightTo = (served: Served) => keys.get(nameOf(served)) ?? [];
  const familyOf = (served: Served) => families.get(nameOf(served)) ?? nameOf(served);

  /** As the page does it, a minute after the question was given. */
  async function answer(call: Client, served: Served, given = rightTo(served)) {
    pass(60_000);
    const params = { id: served.questionId };
    return call('POST /api/questions/{id}/check', { params, body: bodyFor(served, given) });
  }

  /** To the end, one question after the other. */
  async function practise(call: Client, body: Wanted, give: (served: Served) => string[] = rightTo) {
    let standing = await begin(call, body);
    const met: Served[] = [];
    while (standing.served.length > 0) {
      const [next] = standing.served as [Served];
      met.push(next);
      await answer(call, next, give(next));
      standing = await goOn(call, standing.session.id);
    }
    return { met, standing, id: standing.session.id };
  }

  return { harness, exams, keys, codeOf, learner, pass, nameOf, rightTo, familyOf, answer, practise };
}
