/** The report of an attempt, through the API: scores by route, NS, and what an interrupted exam may not claim. */
import { describe, expect, test } from 'vitest';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, errorOf, exerciseOf, finish, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);

/** Takes the mock exam with this share of right answers in verbal and in quantitative questions. */
async function sit(isRight: (count: number, section: number) => boolean) {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, exams.mock);
  let count = 0;
  await takeExam(candidate, (form, section) => {
    count += 1;
    return answerTo(form, isRight(count, section));
  });
  const report = await person.call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
  return { person, candidate, report };
}

describe('GET records/{id}/results', () => {
  test('gives a strong candidate the hard route and a score near the top, with its bands', async () => {
    const { report } = await sit(() => true);
    expect(report).toMatchObject({ correct: 54, count: 54, exam: { type: 'GREPREP' } });
    for (const measure of ['verbal', 'quant'] as const) {
      const score = report.scores?.[measure];
      if (score === undefined || score === 'NS') throw new Error('no score');
      expect(score.scaled).toBeGreaterThanOrEqual(162);
      expect(score.band95[0]).toBeLessThanOrEqual(score.scaled);
      expect(score.band95[1]).toBeGreaterThanOrEqual(score.scaled);
      expect(score.percentile).toBeGreaterThan(50);
    }
    expect(report.routes.map(({ measure, module, toNext }) => [measure, module, toNext])).toEqual([
      ['verbal', 'hard', null],
      ['quant', 'hard', null],
    ]);
    expect(report.priorities).toEqual([]);
  });

  test('gives who answers everything wrong the lowest score, and says what was missing for the next module', async () => {
    const { report } = await sit(() => false);
    expect(report.correct).toBe(0);
    expect(report.scores).toMatchObject({ verbal: { scaled: 130 }, quant: { scaled: 130 } });
    expect(report.routes[0]).toMatchObject({ module: 'easy', toNext: 5 });
    expect(report.runs.length).toBeGreaterThan(0);
  });

  test('puts a middle candidate on the middle route, between the two', async () => {
    const { report } = await sit((count) => count % 2 === 0);
    const score = report.scores?.verbal;
    if (!score || score === 'NS') throw new Error('no score');
    expect(score.scaled).toBeGreaterThan(138);
    expect(score.scaled).toBeLessThan(162);
    expect(report.routes[0]?.module).toBe('medium');
    expect(report.sections).toHaveLength(5);
    expect(report.items).toHaveLength(55);
  });

  test('scores nothing of a measure whose second section was never reached, and says the exam is partial', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.mock);
    await person.call('PUT /api/records/{recordId}/exit', {
      params: { recordId: candidate.recordId },
      body: {},
    });
    const report = await person.call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
    expect(report.scores).toEqual({ verbal: 'NS', quant: 'NS' });
    expect(report.doubts).toContain('partial');
  });

  test('is not found before the submission, and for anybody else', async () => {
    const [owner, other] = [await makePerson(harness), await makePerson(harness)];
    const candidate = await begin(owner.call, exams.mock);
    const params = { id: candidate.recordId };
    expect(await errorOf(owner.call('GET /api/records/{id}/results', { params }))).toBe('NOT_FOUND');
    await owner.call('PUT /api/records/{recordId}/exit', {
      params: { recordId: candidate.recordId },
      body: {},
    });
    expect(await errorOf(other.call('GET /api/records/{id}/results', { params }))).toBe('NOT_FOUND');
    expect(await errorOf(owner.call('GET /api/records/{id}/results', { params }))).toBe(null);
  });
});

describe('what happened on the way', () => {
  test('tells changes of mind, marks, second looks and blanks, and what to do next', async () => {
    const person = await makePerson(harness);
    const start = Date.now() + 3_600_000;
    let seconds = 0;
    const wait = (more: number) => {
      seconds += more;
      harness.setNow(new Date(start + seconds * 1000));
    };
    wait(0);
    const candidate = await begin(person.call, exams.verbal);
    const give = (isRight: boolean) =>
      answer(candidate, answerTo(exerciseOf(candidate).question.form, isRight));
    await move(candidate, 'continue');
    // First: right, then changed to wrong after a while, and marked.
    wait(30);
    await give(true);
    await person.call('PUT /api/exercises/{exerciseId}/mark', {
      params: { exerciseId: exerciseOf(candidate).id },
      body: {
        recordId: candidate.recordId,
        tab: candidate.tab,
        type: exerciseOf(candidate).question_type,
        marked: true,
      },
    });
    wait(20);
    await give(false);
    await move(candidate, 'next');
    // Second: wrong, and put right on a second look.
    wait(40);
    await give(false);
    await move(candidate, 'next');
    wait(5);
    await move(candidate, 'back');
    wait(15);
    await give(true);
    await move(candidate, 'next');
    // Third: a slip of a second is no change of mind, and two seconds in all are a guess.
    wait(1);
    await give(false);
    wait(1);
    await give(true);
    // The other four are left blank.
    for (;;) if ((await move(candidate, 'next')) === 'confirm') break;
    await finish(candidate);
    harness.setNow(null);

    const params = { id: candidate.recordId };
    const report = await person.call('GET /api/records/{id}/results', { params });
    const first = { section: 1, no: 1 };
    expect(report.behaviour).toMatchObject({
      changes: { toRight: [{ section: 1, no: 2 }], toWrong: [first], stillWrong: [] },
      marks: { count: 1, right: 0 },
      again: { count: 2, right: 2 },
      unseen: [],
    });
    expect(report.behaviour.blank).toHaveLength(4);
    expect(report.items[0]).toMatchObject({ change: 'toWrong', isMarked: true, correct: false });
    expect(report.items[0]?.given).not.toBe(report.items[0]?.key);
    expect(report.items[1]).toMatchObject({ change: 'toRight', visits: 2, correct: true });
    expect(report.doubts).toEqual(['blanks']);
    expect(report.isUnreliable).toBe(true);
    // In the example bank the words that are wrong have a gloss.
    expect(report.words.map(({ role }) => role)).toEqual(['chosen']);
    expect(report.next[0]).toMatchObject({ name: 'redo', count: 5 });
    expect(report.whatIf).toEqual({ cases: [], needs: [] });

    // "Practice these": the step is a set as it stands.
    const [redo] = report.next;
    if (redo?.name !== 'redo') throw new Error('nothing to redo');
    const set = await person.call('POST /api/exercises/custom', { body: { questionIds: redo.questionIds } });
    expect(set.count).toBe(5);
  });
});

test('says what would have been and what a goal asks for', async () => {
  const { person, candidate } = await sit((count) => count % 2 === 0);
  await person.call('PUT /api/users/profiles', { body: { targetScore: { verbal: 160, quant: 165 } } });
  const report = await person.call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
  const [need] = report.whatIf.needs;
  expect(need).toMatchObject({ measure: 'verbal', target: 160 });
  const on = Object.fromEntries(need?.routes.map(({ module, right }) => [module, right]) ?? []);
  expect(need?.routes.find(({ isTaken }) => isTaken)?.module).toBe('medium');
  // A harder route asks for no more right answers.
  expect(on.hard).toBeLessThanOrEqual(on.medium ?? 0);
  for (const { points, count } of report.whatIf.cases) {
    expect(points).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(0);
  }
});

test('GET results lists one’s own attempts, newest first', async () => {
  const { person, candidate } = await sit(() => true);
  const { total, list } = await person.call('GET /api/results', { query: { type: 'GREPREP' } });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    recordId: candidate.recordId,
    type: 'GREPREP',
    title: 'Example mock exam',
    count: 54,
    correct: 54,
    scores: { verbal: { scaled: expect.any(Number) }, quant: { scaled: expect.any(Number) } },
    // Sat within seconds.
    isUnreliable: true,
  });
  expect((await person.call('GET /api/results', { query: { type: 'JIJING' } })).total).toBe(0);
});
