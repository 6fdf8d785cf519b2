/** The report of an attempt, through the API: scores by route, NS, and what an interrupted exam may not claim. */
import { describe, expect, test } from 'vitest';
import { begin, errorOf, takeExam } from '../candidate.ts';
import { answerTo, importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';
import { makePerson } from './people.ts';

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

test('GET results lists one’s own attempts, newest first', async () => {
  const { person, candidate } = await sit(() => true);
  const { total, list } = await person.call('GET /api/results', { query: { type: 'GREPREP' } });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    recordId: candidate.recordId,
    type: 'GREPREP',
    title: 'Example mock exam',
  });
  expect((await person.call('GET /api/results', { query: { type: 'JIJING' } })).total).toBe(0);
});
