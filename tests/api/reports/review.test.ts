/** The questions of a report one by one, through the API: what opens after the submission, for whom, and what stays. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '#contract/all.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { atPace } from '#tests/api/pace.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { answer, begin, errorOf, exerciseOf, finish, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);

type Report = Calls['GET /api/records/{id}/results']['reply'];

const openItem = (person: Person, id: string, exerciseId: string) =>
  person.call('GET /api/records/{id}/items/{exerciseId}', { params: { id, exerciseId } });
const readReport = (person: Person, id: string): Promise<Report> =>
  person.call('GET /api/records/{id}/results', { params: { id } });

/** The verbal set: the first right, the second wrong, the others left blank. */
async function sitVerbal(person: Person): Promise<string> {
  const candidate = await begin(person.call, exams.verbal);
  await move(candidate, 'continue');
  let isRight = true;
  const choose = atPace(harness, (form) => answerTo(form, isRight));
  for (isRight of [true, false]) {
    const given = choose(exerciseOf(candidate).question.form, 0);
    await answer(candidate, given);
    await move(candidate, 'next');
  }
  harness.setNow(null);
  for (;;) if ((await move(candidate, 'next')) === 'confirm') break;
  await finish(candidate);
  return candidate.recordId;
}

describe('a question of a report', () => {
  let owner: Person;
  let id = '';
  let report: Report;
  beforeAll(async () => {
    owner = await makePerson(harness);
    id = await sitVerbal(owner);
    report = await readReport(owner, id);
  });
  const exerciseAt = (place: number) => report.items[place]?.exerciseId ?? '';

  test('opens with my answer, the key, the analysis, and how everybody did', async () => {
    const wrong = await openItem(owner, id, exerciseAt(1));
    expect(wrong).toMatchObject({
      questionId: report.items[1]?.questionId,
      correct: false,
      answer: answerTo('tc2', false),
      key: answerTo('tc2'),
      isRevised: false,
      question: { form: 'tc2' },
      stats: { attempts: 1, accuracy: 0 },
      mine: { collected: false, note: null, mistake: { cause: null } },
      comments: 0,
    });
    expect(wrong.analysis?.steps.length).toBeGreaterThan(0);
    // Everybody is one person so far.
    expect(wrong.distribution).toEqual({ B: 1, E: 1 });
  });

  test('has a cause where it was wrong, and none where it was right or blank', async () => {
    expect((await openItem(owner, id, exerciseAt(0))).mine.mistake).toBeNull();
    const blank = await openItem(owner, id, exerciseAt(3));
    expect(blank).toMatchObject({ answer: [], correct: false, mine: { mistake: null } });
  });

  test('keeps the cause and the note that were written there, and the list says so', async () => {
    const questionId = report.items[1]?.questionId ?? '';
    expect(report.items[1]?.mine).toEqual({ cause: null, hasNote: false });
    await owner.call('PUT /api/wrong-books/{questionId}', {
      params: { questionId },
      body: { cause: 'signal' },
    });
    await owner.call('POST /api/notes', { body: { questionId, body: 'Read “although” first.' } });
    await owner.call('POST /api/comments', { body: { questionId, body: 'Why not A?' } });
    const again = await openItem(owner, id, exerciseAt(1));
    expect(again.mine).toMatchObject({
      mistake: { cause: 'signal' },
      note: { body: 'Read “although” first.' },
      isInWrongBook: true,
    });
    expect(again.comments).toBe(1);
    const { items } = await readReport(owner, id);
    expect(items[1]?.mine).toEqual({ cause: 'signal', hasNote: true });
    expect(items[0]?.mine).toBeNull();
  });

  test('is nobody else’s, and tells strangers with a link neither answer, key, note nor cause', async () => {
    const other = await makePerson(harness);
    expect(await errorOf(openItem(other, id, exerciseAt(1)))).toBe('NOT_FOUND');
    const { token } = await owner.call('POST /api/records/{id}/share', { params: { id }, body: {} });
    const shared = await harness.client()('GET /api/shared-reports/{token}', { params: { token } });
    for (const { given, key, mine } of shared.report.items)
      expect([given, key, mine]).toEqual([null, null, null]);
    // What a stranger opens there is the bank's own public view.
    const questionId = report.items[1]?.questionId ?? '';
    const open = await harness.client()('GET /api/questions/{id}', { params: { id: questionId } });
    expect([open.key, open.analysis, open.distribution, open.mine]).toEqual([null, null, null, null]);
  });

  test('shows what was asked, also after the bank has another version', async () => {
    const questionId = report.items[0]?.questionId ?? '';
    await harness.pool.query(
      `with copied as (
         insert into question_versions (question_id, version, public, secret, checksum, stimulus_version_id, created_at)
         select question_id, version + 1, jsonb_set(public, '{stem,en}', '"Another stem with ___."'), secret, 'another',
                stimulus_version_id, created_at
         from question_versions where question_id = $1 returning id)
       update questions set current_version_id = (select id from copied) where id = $1`,
      [questionId],
    );
    const opened = await openItem(owner, id, exerciseAt(0));
    expect(opened.isRevised).toBe(true);
    expect(opened.question.stem.en).not.toContain('Another stem');
    expect(opened.key).toEqual(answerTo('tc1'));
  });
});

describe('no key leaves early', () => {
  test('nothing opens before the submission', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.verbal);
    await move(candidate, 'continue');
    const { id } = exerciseOf(candidate);
    expect(await errorOf(openItem(person, candidate.recordId, id))).toBe('NOT_FOUND');
  });

  test('of a mock exam nothing opens that its route did not ask, and everything that it did', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.mock);
    await takeExam(candidate, (form) => answerTo(form));
    const { items } = await readReport(person, candidate.recordId);
    const asked = new Set(items.map(({ exerciseId }) => exerciseId));
    const { rows } = await harness.pool.query<{ id: string }>(
      `select i.id from exam_items i join exam_sections s on s.id = i.section_id where s.exam_id = $1`,
      [exams.mock],
    );
    const hidden = rows.filter(({ id }) => !asked.has(id));
    expect(hidden.length).toBe(60);
    for (const { id } of [hidden[0], hidden.at(-1)] as { id: string }[])
      expect(await errorOf(openItem(person, candidate.recordId, id))).toBe('NOT_FOUND');
    for (const { exerciseId, correct } of items)
      expect((await openItem(person, candidate.recordId, exerciseId)).correct).toBe(correct);
  });
});

describe('findings with their evidence', () => {
  test('name the questions that went wrong, easy ones missed and hard ones won', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.mock);
    let count = 0;
    await takeExam(candidate, (form) => {
      count += 1;
      return answerTo(form, count % 2 === 0);
    });
    const report = await readReport(person, candidate.recordId);
    const [first] = report.priorities;
    expect(first?.missed.length).toBe((first?.count ?? 0) - (first?.right ?? 0));
    expect(first?.aim).toBe(0.8);
    const wrong = new Set(report.items.flatMap((item) => (item.correct === false ? [item.exerciseId] : [])));
    expect(first?.missed.every((exerciseId) => wrong.has(exerciseId))).toBe(true);
    for (const { exerciseIds, count: listed } of [report.easyMisses, report.hardWins])
      expect(exerciseIds.length).toBe(listed);
    expect(report.easyMisses.exerciseIds.every((exerciseId) => wrong.has(exerciseId))).toBe(true);
    expect(report.hardWins.exerciseIds.some((exerciseId) => wrong.has(exerciseId))).toBe(false);
    // The first exam has nothing before it; the second is told together with it.
    expect(report.topics.every(({ lately }) => lately === null)).toBe(true);
    const next = await begin(person.call, exams.mock);
    await takeExam(next, (form) => answerTo(form));
    const { topics } = await readReport(person, next.recordId);
    const area = topics.find((row) => row.area === null);
    expect(area?.lately).toMatchObject({ exams: 2, hasVerdict: true });
    expect(area?.lately?.count).toBeGreaterThan(area?.count ?? 0);
    for (const row of topics.filter((one) => one.area !== null))
      expect(topics.some(({ key }) => key.path === row.area)).toBe(true);
  });
});
