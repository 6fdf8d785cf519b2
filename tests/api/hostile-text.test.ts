/** What people type is shown and never carried out, however it looks; and none of it is longer than it may be. */
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Option } from '#core/questions/kinds.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';
import { answer, begin, errorOf, exerciseOf, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { pool } = harness;
/** A formula that only an option holds, and with it the key. */
const formula = { en: '$\\sqrt{777}$', zh_cn: '$\\sqrt{777}$' } as Option['text'];
const exams = await importExampleExams(harness.deps, (question) =>
  question.form === 'mc-one' ? { options: question.options.map((one) => ({ ...one, text: formula })) } : {},
);

async function sit(typed: string[], examId = exams.quant) {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, examId);
  await takeExam(candidate, (form) => (form === 'numeric' ? typed : answerTo(form)));
  return { person, id: candidate.recordId };
}

const reportOf = (person: Person, id: string) =>
  person.call('GET /api/records/{id}/results', { params: { id } });

/** As it stands in rows that are older than the limits. */
const overwrite = (id: string, form: string, typed: string[]) =>
  pool.query(
    `update record_answers a set answer = $2 from exam_items i
       join question_versions v on v.id = i.question_version_id
     where a.record_id = $1 and i.id = a.exercise_id and v.public ->> 'form' = $3`,
    [id, typed, form],
  );

const injection = '$\\text{" #read("worker.ts") "}$';

describe('an answer that looks like a formula', () => {
  test('is shown as it was typed, and not set by KaTeX', async () => {
    const { person, id } = await sit(["$x_0'''$"]);
    const { items, math } = await reportOf(person, id);
    expect(JSON.stringify(items)).toContain("$x_0'''$");
    expect(Object.keys(math)).not.toContain("x_0'''");
  });

  test.each([
    ['that blocked', 'numeric', `$x_0${"'".repeat(1500)}$`],
    ['that broke', 'numeric', `$${'{'.repeat(3000)}${'}'.repeat(3000)}$`],
    ['that broke in the place of an option', 'mc-one', `$${'{'.repeat(3000)}${'}'.repeat(3000)}$`],
  ])('%s the report leaves it whole, also where it was stored long ago', async (_, form, typed) => {
    const { person, id } = await sit(['1']);
    await overwrite(id, form, [typed]);
    const { items, math } = await reportOf(person, id);
    expect(Object.keys(math).join()).not.toMatch(/'''|\{\{\{/);
    expect(JSON.stringify(items).length).toBeLessThan(10_000);
  });

  test('is set in the PDF as it was typed, and not run by Typst', async () => {
    const { person, id } = await sit([injection]);
    const response = await harness.api.request(`http://localhost/api/records/${id}/pdf?lang=en`, {
      headers: { authorization: `Bearer ${harness.signIn({ id: person.id })}` },
    });
    expect(response.status).toBe(200);
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    const words = text.replace(/\s+/g, '');
    expect(words).toContain('#read("worker.ts")');
    expect(words).not.toContain('NodeCompiler');
  }, 60_000);
});

describe('an answer is no longer than its form allows', () => {
  test('while it is saved, whatever the browser says it is for', async () => {
    const candidate = await begin((await makePerson(harness)).call, exams.quant);
    await move(candidate, 'continue');
    const { id: exerciseId } = exerciseOf(candidate);
    const save = (given: string[], type: 'math' | 'write') =>
      candidate.call('PUT /api/exercises/{exerciseId}/answer', {
        params: { exerciseId },
        body: { recordId: candidate.recordId, type, answer: given, seq: 5 },
      });
    expect(await errorOf(save(['x'.repeat(41)], 'math'))).toBe('ANSWER_TOO_LONG');
    // What it is said to be for does not let it be longer.
    expect(await errorOf(save(['x'.repeat(41)], 'write'))).toBe('INVALID_INPUT');
    expect(await errorOf(save(Array(11).fill('x'), 'math'))).toBe('INVALID_INPUT');
    // Short enough, but no option of this question.
    expect(await errorOf(save(['x'.repeat(40)], 'math'))).toBe('INVALID_INPUT');
    expect(await errorOf(save(['A'], 'math'))).toBeNull();
  });

  test('and an essay has room for all that can be typed, and no more', async () => {
    const candidate = await begin((await makePerson(harness)).call, exams.essays);
    await move(candidate, 'continue');
    expect(await errorOf(answer(candidate, ['a '.repeat(15_000)]))).toBeNull();
    expect(await errorOf(answer(candidate, ['a '.repeat(15_001)]))).toBe('INVALID_INPUT');
  });

  test('while it is checked', async () => {
    const { call } = await makePerson(harness);
    const { list } = await call('GET /api/questions', { query: { form: ['numeric'], size: 1 } });
    const check = (given: string[]) =>
      call('POST /api/questions/{id}/check', { params: { id: list[0]?.id ?? '' }, body: { answer: given } });
    expect(await errorOf(check(['1'.repeat(41)]))).toBe('ANSWER_TOO_LONG');
    expect(await errorOf(check(['1', '2', '3']))).toBe('ANSWER_TOO_LONG');
    expect(await errorOf(check(['1'.repeat(40)]))).toBeNull();
  });
});

describe('what everybody chose', () => {
  test('counts what the question has, and everything else as one', async () => {
    // One that no exam has and no other test answers.
    const params = { id: (await readCodes(harness.db)).idOf('example-mc-one-18') };
    for (const given of ['A', 'junk', 'more junk', '__proto__']) {
      const { call } = await makePerson(harness);
      const query = { reveal: 'false' as never };
      const { opened } = await call('GET /api/questions/{id}', { params, query });
      const body = { answer: [given], opened: opened ?? '' };
      await call('POST /api/questions/{id}/check', { params, body });
    }
    await pool.query(`update question_stats set choices = choices || $2 where question_id = $1`, [
      params.id,
      JSON.stringify({ ['left from before'.repeat(100)]: 1 }),
    ]);
    const { call } = await makePerson(harness);
    const { distribution } = await call('GET /api/questions/{id}', { params });
    expect(distribution).toEqual({ A: 0.25, other: 1 });
    const { rows } = await pool.query('select choices from question_stats where question_id = $1', [
      params.id,
    ]);
    expect(
      Object.keys(rows[0].choices)
        .filter((key) => key.length < 20)
        .sort(),
    ).toEqual(['A', 'other']);
  });
});

test('a shared report that hides answers has no formula that only they hold', async () => {
  const { person, id } = await sit(['1']);
  const own = await reportOf(person, id);
  expect(Object.keys(own.math)).toContain('\\sqrt{777}');
  const { token } = await person.call('POST /api/records/{id}/share', { params: { id }, body: {} });
  const { report } = await harness.client()('GET /api/shared-reports/{token}', { params: { token } });
  // Of the questions' own, which their rows show, there are some.
  expect(Object.keys(report.math)).not.toContain('\\sqrt{777}');
});
