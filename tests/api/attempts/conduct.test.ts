/** What a candidate does besides answering: rides along with calls, is kept within bounds, and comes out in the report. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { maxSpans, type Span } from '#core/exam/conduct.ts';
import { inTransaction } from '#server/db/tx.ts';
import { attemptsData } from '#server/domains/attempts/own-data.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, type Candidate, errorOf, exerciseOf, finish, move } from '#tests/candidate.ts';

const harness = await openHarness();
const { pool, deps } = harness;
const exams = await importExampleExams(deps);

const start = Date.now() + 3_600_000;
let seconds = 0;
const wait = (more: number) => {
  seconds += more;
  harness.setNow(new Date(start + seconds * 1000));
};
beforeEach(() => harness.setNow(null));

const span = (kind: Span['kind'], over: Partial<Span> = {}): Span => ({
  id: randomUUID(),
  kind,
  sectionIndex: 0,
  exerciseId: null,
  atMs: 0,
  ms: 0,
  uses: 0,
  ...over,
});

/** As the runner does it: with a heartbeat. */
const tell = ({ call, recordId, tab }: Candidate, conduct: unknown) =>
  call('PUT /api/records/{recordId}/heartbeat', {
    params: { recordId },
    body: { tab, conduct: conduct as Span[] },
  });

const stored = async (recordId: string) =>
  (
    await pool.query('select kind, ms, uses from record_conduct where record_id = $1 order by kind', [
      recordId,
    ])
  ).rows;

const reportOf = ({ call, recordId }: Candidate) =>
  call('GET /api/records/{id}/results', { params: { id: recordId } });

/** Answers what is shown and goes on, to the end of the set. */
async function answerAll(candidate: Candidate): Promise<void> {
  for (;;) {
    wait(50);
    await answer(candidate, answerTo(exerciseOf(candidate).question.form, true));
    if ((await move(candidate, 'next')) === 'confirm') return;
  }
}

test('the calculator, the hidden clock and the page out of sight come out in the report', async () => {
  wait(0);
  const candidate = await begin((await makePerson(harness)).call, exams.quant);
  await move(candidate, 'continue');
  const [first, second] = candidate.record.exercises.map(({ id }) => id);
  const [opened, hidden] = [
    span('calculator', { exerciseId: first ?? '', ms: 9000, uses: 2 }),
    span('clock', { ms: 20_000 }),
  ];
  await tell(candidate, [span('watch'), opened, hidden]);
  // A repeat, grown: the reply to the first was lost. An older one that comes late takes nothing away.
  await tell(candidate, [
    { ...hidden, ms: 61_000 },
    { ...opened, uses: 5 },
  ]);
  await tell(candidate, [hidden, opened]);
  await tell(candidate, [
    span('calculator', { exerciseId: second ?? '', ms: 4000 }),
    span('away', { exerciseId: second ?? '', atMs: 90_000, ms: 42_000 }),
  ]);
  expect(await stored(candidate.recordId)).toEqual([
    { kind: 'away', ms: 42_000, uses: 0 },
    { kind: 'calculator', ms: 9000, uses: 5 },
    { kind: 'calculator', ms: 4000, uses: 0 },
    { kind: 'clock', ms: 61_000, uses: 0 },
    { kind: 'watch', ms: 0, uses: 0 },
  ]);
  await answerAll(candidate);
  // The last of it comes with the submission itself.
  await candidate.call('POST /api/exams/{id}/finish', {
    params: { id: exams.quant },
    body: {
      recordId: candidate.recordId,
      tab: candidate.tab,
      conduct: [span('away', { exerciseId: second ?? '', ms: 3000 })],
    },
  });
  const { behaviour } = await reportOf(candidate);
  expect(behaviour).toMatchObject({
    calculator: { opened: 2, idle: [{ section: 1, no: 2 }], used: { count: 1, right: 1 } },
    clock: { ms: 61_000, sections: [{ section: 1, ms: 61_000 }] },
    away: [{ section: 1, times: 2, ms: 45_000, places: [{ section: 1, no: 2 }] }],
  });
  // Nothing changes after the end.
  expect(await errorOf(tell(candidate, [span('clock', { ms: 99_000 })]))).toBe('RECORD_CLOSED');
  expect(await stored(candidate.recordId)).toHaveLength(6);
});

test('an attempt that was watched says that nothing happened, one that was not says nothing', async () => {
  for (const isWatched of [true, false]) {
    wait(0);
    const candidate = await begin((await makePerson(harness)).call, exams.quant);
    await move(candidate, 'continue');
    if (isWatched) await tell(candidate, [span('watch')]);
    await answerAll(candidate);
    await finish(candidate);
    const { calculator, clock, away } = (await reportOf(candidate)).behaviour;
    if (isWatched)
      expect({ clock, away, opened: calculator?.opened }).toEqual({
        clock: { ms: 0, sections: [] },
        away: [],
        opened: 0,
      });
    else expect([calculator, clock, away]).toEqual([null, null, null]);
  }
});

test('what is wrong with it is left out, and never stands in the way of a call', async () => {
  const candidate = await begin((await makePerson(harness)).call, exams.mock);
  await move(candidate, 'continue');
  const id = exerciseOf(candidate).id;
  for (const wrong of [
    'not a list',
    [{ kind: 'away' }],
    [span('away', { ms: -1 })],
    [span('away', { id: 'one' })],
    [span('calculator', { exerciseId: '999999' })],
    [span('away', { sectionIndex: 3 })],
    Array.from({ length: 41 }, () => span('clock')),
  ])
    expect(await tell(candidate, wrong)).toMatchObject({ status: 'open' });
  expect(await stored(candidate.recordId)).toEqual([]);
  await tell(candidate, [span('away', { exerciseId: id, ms: 2000 })]);
  // Another tab acts now: this one has nothing more to say.
  const { call, recordId } = candidate;
  const tab = `tab-${randomUUID()}`;
  await call('PUT /api/records/{recordId}/lease', { params: { recordId }, body: { tab, takeOver: true } });
  expect(await errorOf(tell(candidate, [span('away', { ms: 5000 })]))).toBe('RECORD_TAKEN');
  expect(await stored(recordId)).toHaveLength(1);
});

test('one attempt holds so many and no more, and those it holds still grow', async () => {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, exams.quant);
  await move(candidate, 'continue');
  const known = span('clock', { ms: 1000 });
  await tell(candidate, [known]);
  for (let sent = 0; sent < maxSpans; sent += 40)
    await tell(
      candidate,
      Array.from({ length: 40 }, () => span('away', { ms: 1000 })),
    );
  await tell(candidate, [span('away', { ms: 1000 }), { ...known, ms: 7000 }]);
  const rows = await stored(candidate.recordId);
  expect(rows).toHaveLength(maxSpans);
  expect(rows.find(({ kind }) => kind === 'clock')).toMatchObject({ ms: 7000 });

  // It is the person's own: to take along, and to be forgotten.
  const owner = await pool.query<{ id: string }>('select user_id::text as id from records where id = $1', [
    candidate.recordId,
  ]);
  const userId = owner.rows[0]?.id ?? '';
  const [taken] = (await attemptsData.read(deps.db, userId)) as { conduct: unknown[] }[];
  expect(taken?.conduct).toHaveLength(maxSpans);
  await inTransaction(deps.db, (tx) => attemptsData.erase(tx, userId, deps.now()));
  expect(await stored(candidate.recordId)).toEqual([]);
});

test('a pause in the middle of a section makes the estimate unreliable, and the report says how long', async () => {
  wait(0);
  const candidate = await begin((await makePerson(harness)).call, exams.mock);
  const { call, recordId, tab } = candidate;
  await move(candidate, 'continue');
  wait(30);
  candidate.state = await call('PUT /api/records/{recordId}/save', { params: { recordId }, body: { tab } });
  wait(3600);
  await move(candidate, 'continue');
  await call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: { tab } });
  const report = await reportOf(candidate);
  expect(report.doubts).toEqual(['partial', 'paused']);
  expect(report.sitting).toMatchObject({ sections: 1, of: 5, pauses: { count: 1, ms: 3_600_000 } });
});
