/** PDFs through the API: what stands on them in both languages, who gets the key, and that the same is the same. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { importExams } from '#server/domains/exams/import.ts';
import { importContent } from '#server/domains/site/import.ts';
import { answerTo, importExampleExams, practiceSources } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { begin, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
/** Another server with the same bank, and one whose printer does as it is told. */
const other = await openHarness();
const othersExams = await importExampleExams(other.deps);
let answer: 'busy' | 'slow' | 'failed' = 'busy';
const troubled = await openHarness({
  printer: { print: async () => ({ kind: answer }), close: async () => {} },
});
const { quant: troubledQuant } = await importExampleExams(troubled.deps);

const get = (path: string, token?: string) =>
  harness.api.request(`http://localhost${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

/** The words of a PDF, spaces and line ends aside: where lines break is the look, not the content. */
async function wordsOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, '');
}

const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

let taker: Person;
let recordId = '';
beforeAll(async () => {
  taker = await makePerson(harness);
  const candidate = await begin(taker.call, exams.mock);
  await takeExam(candidate, (form, section) => answerTo(form, section !== 3));
  recordId = candidate.recordId;
  // The grade is part of the report.
  const essays = () => taker.call('GET /api/records/{id}/essays', { params: { id: recordId } });
  await vi.waitUntil(async () => (await essays())[0]?.state !== 'waiting', {
    timeout: 30_000,
    interval: 200,
  });
});

describe('the paper', () => {
  test('is there for visitors, with every form, and without a word that is secret', async () => {
    const text = await wordsOf(await get(`/api/exams/${exams.verbal}/pdf?lang=en`));
    for (const words of [
      'Verbal set',
      'A stem of tc1',
      'A stem of tc3',
      'Blank (iii)',
      'terse',
      'passed over',
    ])
      expect(text).toContain(words.replaceAll(' ', ''));
    expect(text).not.toContain('SECRET');
  });

  test('speaks Chinese where it is asked to, around questions that are in the exam’s language', async () => {
    const text = await wordsOf(await get(`/api/exams/${exams.quant}/pdf?lang=zh_cn`));
    expect(text).toContain('练习example-quant-set');
    expect(text).toContain('日期用时答对');
    expect(text).toContain('Therelationshipcannotbedeterminedfromtheinformationgiven.');
    expect(text).toContain('灯塔GRE');
    expect(text).not.toContain('SECRET');
  });

  test('of a mock exam opens with its submission, in English, and around it in the reader’s language', async () => {
    const path = `/api/exams/${exams.mock}/pdf?lang=zh_cn`;
    const another = await makePerson(harness);
    for (const token of [undefined, another.token])
      expect(await errorOf(await get(path, token))).toBe('QUESTION_RESERVED');
    const text = await wordsOf(await get(path, taker.token));
    expect(text).toContain('第5部分');
    expect(text).toContain('Selecttheoneentrythatbestcompletesthetext');
    expect(text).toContain('1/');
  });

  test('is the same to the byte whenever it is made, and is kept by its content', async () => {
    const bytesOf = async () =>
      Buffer.from(await (await get(`/api/exams/${exams.quant}/pdf?lang=en`)).arrayBuffer());
    const first = await bytesOf();
    const folder = join(harness.deps.config.dataDir, 'papers');
    const kept = (await readdir(folder)).length;
    expect((await bytesOf()).equals(first)).toBe(true);
    expect((await readdir(folder)).length).toBe(kept);

    // Made again by another server; the day of the edition is part of what is printed.
    for (const { pool } of [harness, other])
      await pool.query('update exams set created_at = $1', [new Date('2026-11-15T00:00:00Z')]);
    const mine = Buffer.from(await (await get(`/api/exams/${exams.essays}/pdf`)).arrayBuffer());
    const theirs = await other.api.request(`http://localhost/api/exams/${othersExams.essays}/pdf`);
    expect(Buffer.from(await theirs.arrayBuffer()).equals(mine)).toBe(true);
  });

  test('has a name in the reader’s language that every browser understands', async () => {
    const { headers } = await get(`/api/exams/${exams.quant}/pdf?lang=zh_cn`);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.~-]+$/);
    expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(
      '练习 example-quant-set-试题.pdf',
    );
  });

  test('of what does not exist is not found', async () => {
    expect(await errorOf(await get('/api/exams/999999/pdf'))).toBe('NOT_FOUND');
  });
});

describe('the key', () => {
  const key = (id: string, more = '') => `/api/exams/${id}/pdf?part=key&lang=en${more}`;

  test('is refused to a visitor and to who has not submitted, also while an attempt is open', async () => {
    expect(await errorOf(await get(key(exams.verbal)))).toBe('LOGIN_REQUIRED');
    const person = await makePerson(harness);
    expect(await errorOf(await get(key(exams.verbal), person.token))).toBe('KEY_CLOSED');
    const { recordId: open } = await begin(person.call, exams.verbal);
    expect(await errorOf(await get(key(exams.verbal), person.token))).toBe('KEY_CLOSED');
    expect(await errorOf(await get(key(exams.verbal, `&recordId=${open}`), person.token))).toBe('KEY_CLOSED');
    const refusal = await get(key(exams.verbal).replace('lang=en', 'lang=zh_cn'), person.token);
    expect(((await refusal.json()) as { msg: string }).msg).toContain('交卷之后');
  });

  test('opens with the submission: answers, steps and why the others are wrong', async () => {
    const text = await wordsOf(await get(key(exams.mock), taker.token));
    expect(text).toContain('answersandanalyses');
    expect(text).toContain('SECRETstep');
    expect(text).toContain('SECRETwhyB');
    const chinese = await wordsOf(await get(key(exams.mock).replace('lang=en', 'lang=zh_cn'), taker.token));
    expect(chinese).toContain('答案与解析');
    expect(chinese).toContain('SECRET步骤');
  });

  test('of an exam does not open another’s', async () => {
    expect(await errorOf(await get(key(exams.quant), taker.token))).toBe('KEY_CLOSED');
    expect(await errorOf(await get(key(exams.quant, `&recordId=${recordId}`), taker.token))).toBe(
      'NOT_FOUND',
    );
  });

  test('of somebody else’s attempt is not found', async () => {
    const person = await makePerson(harness);
    for (const part of ['paper', 'key']) {
      const path = `/api/exams/${exams.mock}/pdf?part=${part}&recordId=${recordId}`;
      expect(await errorOf(await get(path, person.token))).toBe('NOT_FOUND');
    }
  });

  test('holds the sections that were taken, and no other module', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.mock);
    await person.call('PUT /api/records/{recordId}/exit', {
      params: { recordId: candidate.recordId },
      body: { tab: candidate.tab },
    });
    const text = await wordsOf(await get(key(exams.mock), person.token));
    expect(text).not.toContain('Section2');
  });
});

describe('the report as a PDF', () => {
  test('says in both languages what the page says', async () => {
    const english = await wordsOf(await get(`/api/records/${recordId}/pdf?lang=en`, taker.token));
    for (const words of [
      'Example mock exam: report',
      'How it was taken: all 5 sections taken · standard time · clock never paused',
      'There is no score to compare yet.',
      'Estimated total',
      'Time map',
      'Question by question',
      'An essay.',
    ])
      expect(english).toContain(words.replaceAll(' ', ''));
    const chinese = await wordsOf(await get(`/api/records/${recordId}/pdf?lang=zh_cn`, taker.token));
    for (const words of [
      '模考示例·报告',
      '这次怎么考的：做完全部5个部分·标准时间·没有暂停计时',
      '总分估计',
      '非官方估分',
      '时间地图',
      '逐题回看',
      '没认准的词',
      '五个方面',
    ])
      expect(chinese).toContain(words);
    expect(english).not.toContain('@example.com');
  });

  test('says how the clock was stopped, and draws accuracy and pace over the exams so far for its owner alone', async () => {
    const person = await makePerson(harness);
    const sit = async (isRight: boolean) => {
      const candidate = await begin(person.call, exams.mock);
      if (!isRight) {
        const { recordId: open, tab } = candidate;
        await move(candidate, 'continue');
        candidate.state = await person.call('PUT /api/records/{recordId}/save', {
          params: { recordId: open },
          body: { tab },
        });
        await move(candidate, 'continue');
      }
      await takeExam(candidate, (form) => answerTo(form, isRight));
      return candidate.recordId;
    };
    await sit(true);
    const id = await sit(false);
    const english = await wordsOf(await get(`/api/records/${id}/pdf?lang=en`, person.token));
    for (const words of [
      'saved and left once, clock paused for',
      'Mock exams so far',
      'Verbal: accuracy',
      'Quant: time per question',
    ])
      expect(english).toContain(words.replaceAll(' ', ''));
    const chinese = await wordsOf(await get(`/api/records/${id}/pdf?lang=zh_cn`, person.token));
    for (const words of ['保存离开1次', '历次模考', '语文正确率', '数学每题用时', '空心点是不可靠的模考'])
      expect(chinese).toContain(words);

    const { token } = await person.call('POST /api/records/{id}/share', {
      params: { id },
      body: { hideScores: false, showEssay: false },
    });
    const shared = await wordsOf(await get(`/api/shared-reports/${token}/pdf?lang=zh_cn`));
    expect(shared).toContain('保存离开1次');
    expect(shared).not.toContain('历次模考');
  });

  test('is nobody else’s, is the same every time, and is not left on the disk', async () => {
    const person = await makePerson(harness);
    expect(await errorOf(await get(`/api/records/${recordId}/pdf`, person.token))).toBe('NOT_FOUND');
    expect((await get(`/api/records/${recordId}/pdf`)).status).toBe(401);
    // The folder is made with the first paper that is kept.
    const kept = () => readdir(join(harness.deps.config.dataDir, 'papers')).catch(() => []);
    const before = await kept();
    const [first, second] = [
      Buffer.from(await (await get(`/api/records/${recordId}/pdf`, taker.token)).arrayBuffer()),
      Buffer.from(await (await get(`/api/records/${recordId}/pdf`, taker.token)).arrayBuffer()),
    ];
    expect(second?.equals(first as Buffer)).toBe(true);
    expect(await kept()).toEqual(before);
  });
});

describe('study materials', () => {
  test('are PDFs of sets that the bank holds, questions alone, kept for the next reader', async () => {
    const codes = ['month-2026-11-verbal', 'must-verbal-1', 'must-verbal-2', 'must-verbal-3'];
    await importExams(
      other.deps,
      codes.map((id) => ({ ...practiceSources[0], id })),
    );
    await importContent(other.deps);
    const call = other.client({ locale: 'zh_cn' });
    const materials = await call('GET /api/materials');
    const one = materials.find(({ id }) => id === 'monthly-2026-11-verbal');
    expect(one).toMatchObject({ file: '/api/materials/monthly-2026-11-verbal/pdf' });
    expect(one?.sets).toHaveLength(1);
    // Its sets are not in this bank.
    expect(materials.find(({ id }) => id === 'must-do-quant')).toMatchObject({ file: null, sets: [] });
    const pdf = (id: string) => other.api.request(`http://localhost/api/materials/${id}/pdf?lang=zh_cn`);
    const text = await wordsOf(await pdf('must-do-verbal'));
    expect(text).toContain('必做题·语文');
    expect(text.match(/Astemoftc1/g)).toHaveLength(3);
    expect(text).not.toContain('SECRET');
    expect((await pdf('must-do-quant')).status).toBe(404);
    const kept = (await readdir(join(other.deps.config.dataDir, 'papers'))).length;
    await pdf('must-do-verbal');
    expect(await readdir(join(other.deps.config.dataDir, 'papers'))).toHaveLength(kept);
  });

  test('name sets that the bank really assembles', async () => {
    const folder = join(import.meta.dirname, '../../../bank/exams');
    // Mock exams keep their questions until they are submitted.
    const bank = await readFile(join(folder, 'practice-sets.yaml'), 'utf8');
    const known = new Set([...bank.matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id));
    const resources = await readFile(join(folder, '../../content/site/resources.yaml'), 'utf8');
    const named = [...resources.matchAll(/sets: \[(.+)\]/g)].flatMap(([, codes = '']) => codes.split(', '));
    expect(named.length).toBeGreaterThanOrEqual(9);
    expect(named.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('when the printer cannot keep up', () => {
  test.each([
    ['busy', 503, 'PDF_BUSY', '请在 10 秒后再试'],
    ['slow', 503, 'PDF_SLOW', '没能按时生成'],
    ['failed', 500, 'PDF_FAILED', '没能生成'],
  ] as const)('a %s printer is told in words', async (kind, status, error, words) => {
    answer = kind;
    const response = await troubled.api.request(`http://localhost/api/exams/${troubledQuant}/pdf?lang=zh_cn`);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '10' : null);
    const reply = (await response.json()) as { error: string; msg: string };
    expect(reply.error).toBe(error);
    expect(reply.msg).toContain(words);
  });
});
