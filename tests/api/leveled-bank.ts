/** A bank whose lists can be told apart: twelve examples of one day, and a text completion of each level on a day of its own. */
import type { Question } from '#core/questions/kinds.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { exampleQuestions, importExamples } from './example-bank.ts';
import { type Harness, openHarness } from './harness.ts';
import { readCodes } from './question-codes.ts';

type Call = ReturnType<Harness['client']>;

export const day = (n: number) => new Date(Date.UTC(2026, 0, n));

/** The first three levels have two tags, the others one. */
export async function openLeveledBank() {
  const harness = await openHarness();
  const { client, db } = harness;
  const visitor = client();
  await importExamples({ db, now: () => day(1) });
  const [one] = exampleQuestions() as [Question];
  for (const difficulty of [1, 2, 3, 4, 5] as const) {
    const tags = difficulty > 3 ? ['blank.cause'] : ['blank.contrast', 'blank.cause'];
    const question = { ...one, id: `level-${difficulty}`, difficulty, tags, family: 'levels' } as Question;
    const sources = [{ name: `level-${difficulty}`, questions: [question], stimuli: [] }];
    await importContent({ db, now: () => day(1 + difficulty) }, { tags: null, sources });
  }
  const all = await visitor('GET /api/questions', { query: { size: 100 } });
  const names = await readCodes(db);
  const { idOf } = names;
  /** As the page does it: the question is opened, and answered after as long as the answer took. */
  const check = async (call: Call, code: string, answer: string[], spent?: number) => {
    const params = { id: idOf(code) };
    const now = harness.deps.now();
    if (spent !== undefined) harness.setNow(new Date(now.getTime() - spent));
    const { opened } = await call('GET /api/questions/{id}', { params, query: { reveal: 'false' as never } });
    if (spent !== undefined) harness.setNow(now);
    return call('POST /api/questions/{id}/check', {
      params,
      body: { answer, spent, ...(opened && { opened }) },
    });
  };
  return { harness, visitor, all, check, ...names };
}
