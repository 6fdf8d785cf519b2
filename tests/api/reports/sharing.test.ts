/** Sharing a report through the API: what a link shows, what it keeps, and when it is dead. */
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { begin, errorOf, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
const stranger = harness.client();
const essay = 'My own essay, which is nobody else’s business.';

async function sit(person: Person, examId = exams.mock): Promise<string> {
  const candidate = await begin(person.call, examId);
  await takeExam(candidate, (form) => (form === 'essay' ? [essay] : answerTo(form)));
  return candidate.recordId;
}

const share = (
  person: Person,
  id: string,
  body: { hideScores?: boolean; showEssay?: boolean; showAnswers?: boolean } = {},
) => person.call('POST /api/records/{id}/share', { params: { id }, body });
const open = (token: string) => stranger('GET /api/shared-reports/{token}', { params: { token } });

let owner: Person;
let id = '';
beforeAll(async () => {
  owner = await makePerson(harness, { nickname: 'Owner of the report' });
  await owner.call('PUT /api/users/profiles', { body: { targetScore: { verbal: 165, quant: 170 } } });
  id = await sit(owner);
});

describe('a link to a report', () => {
  test('is open to who has it, without a login, and tells nothing of the person', async () => {
    const { token, path } = await share(owner, id);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(path).toBe(`/result/shared/${token}`);
    const { report, hidesScores } = await open(token);
    expect(hidesScores).toBe(false);
    expect(report.scores?.verbal).toMatchObject({ scaled: expect.any(Number) });
    const all = JSON.stringify(report);
    for (const secret of [owner.email, 'Owner of the report', essay]) expect(all).not.toContain(secret);
    expect(report.essay).toBeNull();
    expect(report.target).toBeNull();
    // Nobody else learns the keys, the words, or other exams.
    expect(report.items.every(({ key, given }) => key === null && given === null)).toBe(true);
    expect([report.words, report.next, report.whatIf.needs]).toEqual([[], [], []]);
    expect(report.topics.every(({ lately }) => lately === null)).toBe(true);
  });

  test('keeps the scores, the percentile and the route where the owner wants that', async () => {
    const { token } = await share(owner, id, { hideScores: true });
    const { report, hidesScores } = await open(token);
    expect(hidesScores).toBe(true);
    expect(report.scores).toBeNull();
    expect(report.routes).toEqual([]);
    expect(report.sections.every(({ module }) => module === null)).toBe(true);
    const response = await harness.api.request(`http://localhost/api/shared-reports/${token}/pdf?lang=zh_cn`);
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    const words = text.replace(/\s+/g, '');
    expect(words).toContain('分享者没有公开分数');
    expect(words).not.toContain('总分估计');
    expect(words).not.toContain('nobodyelse');
  });

  test('shows the essay only if its writer chose so, and changes its mind without a new link', async () => {
    const { token } = await share(owner, id, { showEssay: true });
    expect((await open(token)).report.essay?.text).toBe(essay);
    await owner.call('PUT /api/records/{id}/share', { params: { id }, body: { showEssay: false } });
    expect((await open(token)).report.essay).toBeNull();
    const { link } = await owner.call('GET /api/records/{id}/share', { params: { id } });
    expect(link).toMatchObject({ showEssay: false, hideScores: false });
  });

  test('for a teacher shows answers, keys and words to whoever is logged in, and asks a visitor to log in', async () => {
    const weak = await makePerson(harness);
    const candidate = await begin(weak.call, exams.verbal);
    await takeExam(candidate, (form) => answerTo(form, false));
    const { token } = await share(weak, candidate.recordId, { showAnswers: true });
    const params = { token };
    const visitor = await open(token);
    expect(visitor.asksForLogin).toBe(true);
    expect(visitor.report.items.every(({ key, given }) => key === null && given === null)).toBe(true);
    expect(visitor.report.words).toEqual([]);

    const teacher = await makePerson(harness, { role: 'teacher' });
    const seen = await teacher.call('GET /api/shared-reports/{token}', { params });
    expect(seen.asksForLogin).toBe(false);
    expect(seen.report.items.some(({ key, given }) => key !== null && given !== null)).toBe(true);
    expect(seen.report.words.length).toBeGreaterThan(0);
    // Notes and causes stay the owner's own.
    expect(seen.report.items.every(({ mine }) => mine === null)).toBe(true);

    await weak.call('PUT /api/records/{id}/share', { params: { id: candidate.recordId }, body: {} });
    const after = await teacher.call('GET /api/shared-reports/{token}', { params });
    expect(after.report.items.every(({ key }) => key === null)).toBe(true);
  });

  test('is stored as a hash alone', async () => {
    const { token } = await share(owner, id);
    const { rows } = await harness.pool.query('select * from report_links where record_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].token_hash.toString('base64url')).not.toBe(token);
  });

  test('dies when a new one is made, and when it is taken back', async () => {
    const first = await share(owner, id);
    const second = await share(owner, id);
    expect(await errorOf(open(first.token))).toBe('NOT_FOUND');
    await open(second.token);
    await owner.call('DELETE /api/records/{id}/share', { params: { id } });
    expect(await errorOf(open(second.token))).toBe('NOT_FOUND');
    const pdf = await harness.api.request(`http://localhost/api/shared-reports/${second.token}/pdf`);
    expect(pdf.status).toBe(404);
    expect(await errorOf(owner.call('DELETE /api/records/{id}/share', { params: { id } }))).toBe('NOT_FOUND');
    expect((await owner.call('GET /api/records/{id}/share', { params: { id } })).link).toBeNull();
  });

  test('is made by the owner alone, and not of an attempt that is still open', async () => {
    const other = await makePerson(harness);
    expect(await errorOf(share(other, id))).toBe('NOT_FOUND');
    const { recordId } = await begin(other.call, exams.verbal);
    expect(await errorOf(share(other, recordId))).toBe('NOT_FOUND');
  });

  test('dies with the account', async () => {
    const leaving = await makePerson(harness);
    const mine = await sit(leaving, exams.quant);
    const { token } = await share(leaving, mine);
    await open(token);
    const { sharedReports } = (await (
      await harness.api.request('http://localhost/api/users/data', {
        headers: { authorization: `Bearer ${leaving.token}` },
      })
    ).json()) as { sharedReports: unknown[] };
    expect(sharedReports).toHaveLength(1);
    await harness.pool.query('update users set email = null where id = $1', [leaving.id]);
    await leaving.call('POST /api/users/deletion', { body: {} });
    expect(await errorOf(open(token))).toBe('NOT_FOUND');
  });

  test('cannot be found by trying', async () => {
    let refused = '';
    for (let tries = 0; tries < 40 && refused !== 'LOCKED_OUT'; tries += 1) {
      refused = (await errorOf(open(`guess-${tries}`))) ?? '';
    }
    expect(refused).toBe('LOCKED_OUT');
  });
});
