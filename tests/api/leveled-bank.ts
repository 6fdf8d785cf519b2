/** A bank whose lists can be told apart: twelve examples of one day, and a text completion of each level on a day of its own. */
import type { Question } from '#core/questions/kinds.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { exampleQuestions, importExamples } from './example-bank.ts';
import { type Harness, openHarness } from './harness.ts';

type Call = ReturnType<Harness['client']>;

export const day = (n: number) => new Date(Date.UTC(2026, 0, n));

export const codes = (list: { code: string }[]) => list.map(({ code }) => code);

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
  const idOf = (code: string) => all.list.find((row) => row.code === code)?.id ?? '';
  const check = (call: Call, code: string, answer: string[], spent?: number) =>
    call('POST /api/questions/{id}/check', { params: { id: idOf(code) }, body: { answer, spent } });
  return { harness, visitor, all, idOf, check };
}
