/** Mock exams over time: accuracy, pace, essays and topics of each, and the best of an exam in the catalogue. */
import { beforeAll, expect, test } from 'vitest';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { atPace } from '#tests/api/pace.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
let clock = Date.UTC(2026, 2, 1, 8);

/** At this pace, with so many of each three answers right. Whoever is silent for a minute has left: it stays below. */
async function sit(person: Person, { seconds, right }: { seconds: number; right: number }) {
  harness.setNow(new Date(clock));
  const candidate = await begin(person.call, exams.mock);
  let count = 0;
  await takeExam(candidate, (form) => {
    clock += seconds * 1000;
    harness.setNow(new Date(clock));
    count += 1;
    return answerTo(form, count % 3 < right);
  });
  clock += 86_400_000;
  return candidate.recordId;
}

let me: Person;
let first: string;
let second: string;
let hurried: string;
beforeAll(async () => {
  me = await makePerson(harness);
  me.call = harness.client({ token: harness.signIn({ id: me.id }) });
  first = await sit(me, { seconds: 48, right: 1 });
  second = await sit(me, { seconds: 58, right: 3 });
  hurried = await sit(me, { seconds: 1, right: 3 });
  harness.setNow(new Date(clock));
});

test('gives accuracy and pace of each, newest first', async () => {
  const { mocks } = await me.call('GET /api/results/trend');
  expect(mocks.map(({ recordId, isUnreliable }) => [recordId, isUnreliable])).toEqual([
    [hurried, true],
    [second, false],
    [first, false],
  ]);
  expect(mocks[1]?.work.verbal).toMatchObject({ count: 27, right: 27 });
  expect(mocks[2]?.work.verbal?.right).toBeLessThan(12);
  for (const [place, seconds] of [
    [1, 58],
    [2, 48],
  ] as const) {
    const { averageMs = 0, targetMs = 0 } = mocks[place]?.work.quant ?? {};
    expect(averageMs / 1000).toBeCloseTo(seconds, 0);
    expect(targetMs).toBeGreaterThan(0);
  }
});

test('maps topics over the exams that can be relied on, oldest first, areas before their topics', async () => {
  const { map } = await me.call('GET /api/results/trend');
  expect(map.recordIds).toEqual([first, second]);
  expect(map.rows[0]).toMatchObject({ isArea: true });
  for (const { cells, all } of map.rows) {
    expect(cells).toHaveLength(2);
    expect(all.count).toBe(cells.reduce((sum, cell) => sum + (cell?.count ?? 0), 0));
    expect(all.count).toBeGreaterThanOrEqual(3);
    expect(cells[1]?.right).toBe(cells[1]?.count);
  }
});

test('has a teacher’s score of the essay before the estimate', async () => {
  await harness.deps.background.drain();
  const teacher = await makePerson(harness, { role: 'teacher' });
  const [essay] = await me.call('GET /api/records/{id}/essays', { params: { id: second } });
  await teacher.call('PUT /api/staff/essays/{id}/score', {
    params: { id: essay?.id ?? '' },
    body: { score: 4.5 },
  });
  const { mocks } = await me.call('GET /api/results/trend');
  expect(mocks.find(({ recordId }) => recordId === second)?.essay).toBe(4.5);
});

test('shows the best total of an exam with its parts in the catalogue; what cannot be relied on is no best', async () => {
  const { list } = await me.call('GET /api/exams', { query: { type: 'GREPREP' } });
  const report = await me.call('GET /api/records/{id}/results', { params: { id: second } });
  const { verbal, quant } = report.scores ?? {};
  if (!verbal || verbal === 'NS' || !quant || quant === 'NS') throw new Error('no score');
  const best = {
    best: verbal.scaled + quant.scaled,
    bestScores: { verbal: verbal.scaled, quant: quant.scaled },
  };
  expect(list[0]?.mine).toMatchObject({ submitted: 3, ...best });
  const exam = await me.call('GET /api/exams/{id}', { params: { id: exams.mock } });
  expect(exam.mine).toMatchObject(best);

  const other = await makePerson(harness);
  await sit(other, { seconds: 1, right: 3 });
  const theirs = await other.call('GET /api/exams/{id}', { params: { id: exams.mock } });
  expect(theirs.mine).toMatchObject({ submitted: 1, openRecordId: null, best: null, bestScores: null });
});

test('a score leads to a plan: a new one, or the kept one made again from it, or nothing where it stands on it', async () => {
  const planStep = async () => {
    const { next } = await me.call('GET /api/records/{id}/results', { params: { id: second } });
    return next.find(({ name }) => name === 'plan');
  };
  const fresh = await planStep();
  expect(fresh).toMatchObject({ name: 'plan', input: null });
  if (fresh?.name !== 'plan') throw new Error('no plan');
  const input = { stage: 'practised', months: 2, target: 340 } as const;
  await me.call('PUT /api/study-plan', { body: { ...input, previous: 300 } });
  expect(await planStep()).toEqual({
    name: 'plan',
    total: fresh.total,
    previous: 300,
    input: { stage: 'practised', months: expect.any(Number), previous: fresh.total, target: 340 },
  });
  const { next: planned } = await me.call('GET /api/records/{id}/results', { params: { id: second } });
  expect(planned.at(-1)).toMatchObject({ name: 'mock', isPlanned: true });
  await me.call('PUT /api/study-plan', { body: { ...input, previous: fresh.total } });
  expect(await planStep()).toBeUndefined();
  // What cannot be relied on changes no plan.
  const { next } = await me.call('GET /api/records/{id}/results', { params: { id: hurried } });
  expect(next.map(({ name }) => name)).not.toContain('plan');
});

test('of a practice set stays its percentage', async () => {
  const candidate = await begin(me.call, exams.quant);
  const choose = atPace(harness, (form) => answerTo(form, true), 45, clock);
  await takeExam(candidate, choose);
  await harness.deps.background.drain();
  const { mine } = await me.call('GET /api/exams/{id}', { params: { id: exams.quant } });
  expect(mine).toMatchObject({ best: 100, bestScores: null });
});

test('is empty for whoever has taken none', async () => {
  const fresh = await makePerson(harness);
  expect(await fresh.call('GET /api/results/trend')).toEqual({ mocks: [], map: { recordIds: [], rows: [] } });
});
