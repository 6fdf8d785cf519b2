/**
 * A bank of which a mock exam keeps its questions, and everybody who can stand to it in a different way: who never took
 * it, who has submitted it, who is taking it now, with what each of them had from before.
 */
import { expect } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { type Form, forms, type Question } from '#core/questions/kinds.ts';
import { importExams } from '#server/domains/exams/import.ts';
import { forgetBank } from '#server/domains/questions/bank.ts';
import {
  answerTo,
  codeOf,
  importExampleExams,
  mockSource,
  practiceSources,
  siblingCopy,
} from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { begin, type Candidate, move, takeExam } from '#tests/candidate.ts';

const letters = 'abcdefghijklmnopqrst';

/** A word that stands in the stem of one question and nowhere else. */
const wordOf = (form: Form, copy: number) => `kept${letters[forms.indexOf(form)]}${letters[copy]}x`;

export type Who = 'visitor' | 'other' | 'submitted' | 'running' | 'beginner' | 'teacher';

export const everyone: readonly Who[] = ['visitor', 'other', 'submitted', 'running', 'beginner', 'teacher'];

export async function openReservedBank() {
  const harness = await openHarness();
  const { api, client, deps, pool } = harness;
  const visitor = client();
  const exams = await importExampleExams(deps, (question: Question, copy: number) => ({
    stem: bankTexts({
      en: `${question.stem.en} ${wordOf(question.form, copy)}`,
      zh_cn: `${question.stem.zh_cn} ${wordOf(question.form, copy)}`,
    }),
  }));

  const { rows: known } = await pool.query<{ id: string; code: string }>('select id, code from questions');
  const idOf = (form: Form, copy: number) => known.find(({ code }) => code === codeOf(form, copy))?.id ?? '';
  const wordById = new Map(
    forms.flatMap((form) =>
      Array.from(letters, (_, copy) => [idOf(form, copy), wordOf(form, copy)] as const),
    ),
  );
  const { rows: asked } = await pool.query<{ id: string }>(
    `select distinct question_id as id from exam_items i join exam_sections s on s.id = i.section_id
     where s.exam_id = $1`,
    [exams.mock],
  );
  const paper = new Set(asked.map(({ id }) => id));
  const siblings = new Set([...paper, ...forms.map((form) => idOf(form, siblingCopy))]);

  const [kept, sibling, free] = [idOf('tc1', 0), idOf('tc1', siblingCopy), idOf('tc1', 16)];

  /** The bank as it was before its mock exams kept their questions: what people have from then is theirs, but closed. */
  async function keepThings({ call }: Person) {
    await pool.query('update questions set reserved_for = null').catch(() => null);
    forgetBank();
    for (const questionId of [kept, sibling, free]) {
      await call('POST /api/collections', { body: { questionId } });
      await call('POST /api/notes', { body: { questionId, body: `My note ${wordById.get(questionId)}` } });
      await call('POST /api/comments', { body: { questionId, body: `I say ${wordById.get(questionId)}` } });
      await call('POST /api/questions/{id}/check', {
        params: { id: questionId },
        body: { answer: answerTo('tc1', false) },
      });
    }
    const words = [
      { word: 'verbose', questionId: kept },
      { word: 'florid', questionId: free },
    ];
    await call('POST /api/words/kept', { body: { words } });
    await importExams(deps, [mockSource(), ...practiceSources]);
  }

  async function submitMock(person: Person): Promise<string> {
    const candidate = await begin(person.call, exams.mock);
    await takeExam(candidate, (form) => answerTo(form, false));
    await deps.background.drain();
    return candidate.recordId;
  }

  const people = {
    other: await makePerson(harness),
    submitted: await makePerson(harness),
    running: await makePerson(harness),
    beginner: await makePerson(harness),
    teacher: await makePerson(harness, { role: 'teacher' }),
  };
  for (const person of Object.values(people)) await keepThings(person);
  const records = {
    submitted: await submitMock(people.submitted),
    running: await submitMock(people.running),
  };

  /** Made while everything was open: practice attempts at the paper's own questions, one of them saved for later. */
  async function practise() {
    const body = { questionIds: [kept, free] };
    const { examId } = await people.running.call('POST /api/exercises/custom', { body });
    const candidate = await begin(people.running.call, examId);
    await move(candidate, 'continue');
    return candidate;
  }
  const [practice, saved] = [await practise(), await practise()];
  await people.running.call('PUT /api/records/{recordId}/save', {
    params: { recordId: saved.recordId },
    body: { tab: saved.tab },
  });
  const { exerciseId: keptExercise } = await pool
    .query<{ exerciseId: string }>(
      `select i.id as "exerciseId" from record_answers a join exam_items i on i.id = a.exercise_id
       where a.record_id = $1 and i.question_id = $2`,
      [records.running, kept],
    )
    .then(({ rows }) => rows[0] ?? { exerciseId: '0' });
  const share = await people.submitted.call('POST /api/records/{id}/share', {
    params: { id: records.submitted },
    body: { hideScores: false, showEssay: true, showAnswers: true },
  });

  const open: Record<'running' | 'beginner', Candidate> = {
    running: await begin(people.running.call, exams.mock),
    beginner: await begin(people.beginner.call, exams.mock),
  };
  for (const candidate of Object.values(open)) await move(candidate, 'continue');

  const closedTo: Record<Who, ReadonlySet<string>> = {
    visitor: paper,
    other: paper,
    submitted: new Set(),
    running: siblings,
    beginner: siblings,
    teacher: new Set(),
  };

  const tokenOf = (who: Who): string | null => (who === 'visitor' ? null : people[who].token);

  async function ask(who: Who, path: string, init: { method?: string; body?: unknown } = {}) {
    const token = tokenOf(who);
    const response = await api.request(`http://localhost${path}`, {
      method: init.method ?? 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
    const text = await response.text();
    expect(response.status, `${path} ${text.slice(0, 200)}`).not.toBe(500);
    return { status: response.status, text };
  }

  const wordsIn = (text: string, ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => (text.includes(wordById.get(id) ?? '?') ? [wordById.get(id)] : []));

  return {
    ...{ harness, api, client, visitor, exams, idOf, wordById, known, paper, siblings },
    ...{ kept, sibling, free, people, records, practice, saved, keptExercise, share, open },
    ...{ closedTo, tokenOf, ask, wordsIn },
  };
}
