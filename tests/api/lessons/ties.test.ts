/** From what measures or practises a topic to its lesson: question, report, wrong-book and plan. */
import { beforeEach, expect, test } from 'vitest';
import { setLessons } from '#server/domains/lessons/service.ts';
import { answerTo, codeOf, importExampleExams } from '#tests/api/example-exams.ts';
import { exampleLesson, exampleLessons } from '#tests/api/example-lessons.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, exerciseOf, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { client, deps, pool } = harness;
const exams = await importExampleExams(deps);
const visitor = client();
const learner = await makePerson(harness);
const { rows } = await pool.query<{ id: string; code: string }>('select id::text, code from questions');
/** Of a contrast, and in no mock exam. */
const params = { id: rows.find(({ code }) => code === codeOf('tc1', 16))?.id ?? '' };

const contrast = { slug: 'blank-contrast', title: 'Lesson blank.contrast' };

beforeEach(() => setLessons(exampleLessons));

test('a question names its lesson once it was answered, in the language of the page', async () => {
  const check = { params, body: { answer: answerTo('tc1', false) } };
  expect((await visitor('POST /api/questions/{id}/check', check)).lesson).toEqual(contrast);
  const chinese = client({ locale: 'zh_cn', token: learner.token });
  const { lesson } = await chinese('POST /api/questions/{id}/check', check);
  expect(lesson).toEqual({ ...contrast, title: '课 blank.contrast' });
  const untold = { params, query: { reveal: 'false' as const } };
  expect((await learner.call('GET /api/questions/{id}', untold)).lesson).toBeNull();
  expect((await learner.call('GET /api/questions/{id}', { params })).lesson).toEqual(contrast);
  expect((await visitor('GET /api/questions/{id}', { params })).lesson).toBeNull();
});

test('a topic without a lesson leads to that of the form, and else nowhere', async () => {
  const check = () =>
    visitor('POST /api/questions/{id}/check', { params, body: { answer: answerTo('tc1') } });
  setLessons([exampleLesson('form.tc1')]);
  expect((await check()).lesson?.slug).toBe('form-tc1');
  setLessons([]);
  expect((await check()).lesson).toBeNull();
});

test('the wrong-book says what teaches each entry', async () => {
  const body = { answer: answerTo('tc1', false) };
  await learner.call('POST /api/questions/{id}/check', { params, body });
  const { list } = await learner.call('GET /api/wrong-books');
  expect(list.map(({ lesson }) => lesson)).toEqual([contrast]);
});

test('a report says it of weak topics, in its advice and beside each question', async () => {
  const { call } = await makePerson(harness);
  const candidate = await begin(call, exams.mock);
  await takeExam(candidate, (form) => answerTo(form, false));
  const report = await call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
  const lessonsByTopic = new Map(report.topics.map(({ key }) => [key.path, key.lesson]));
  expect(lessonsByTopic.get('blank.contrast')).toEqual(contrast);
  // An area has none, and the example has none on inference.
  expect(lessonsByTopic.get('blank')).toBeNull();
  expect(lessonsByTopic.get('reading.inference')).toBeNull();
  const weak = report.priorities.map(({ tag }) => [tag.path, tag.lesson?.slug ?? null]);
  expect(weak).toContainEqual(['quant.arith.primes', 'arith-primes']);
  const readings = report.next.flatMap((step) => (step.name === 'lesson' ? step.readings : []));
  expect(readings).toContainEqual({
    kind: 'lesson',
    path: '/lessons/arith-primes',
    title: 'Lesson quant.arith.primes',
  });
  const item = report.items.find(({ form }) => form === 'tc1');
  const opened = await call('GET /api/records/{id}/items/{exerciseId}', {
    params: { id: candidate.recordId, exerciseId: item?.exerciseId ?? '' },
  });
  expect(opened.lesson).toEqual(contrast);
});

test('an open attempt tells nothing of lessons', async () => {
  const candidate = await begin(learner.call, exams.mock);
  await move(candidate, 'continue');
  expect(exerciseOf(candidate)).not.toHaveProperty('lesson');
  expect(JSON.stringify(candidate.record)).not.toContain('blank-contrast');
});

test('the plan says it of topics and of forms, and of nothing else', async () => {
  setLessons([...exampleLessons, exampleLesson('form.qc')]);
  const query = { stage: 'scratch' as const, months: 2, target: 320 };
  const { tasks } = await visitor('GET /api/study-plan/preview', { query });
  const lessonOf = (wanted: object) =>
    tasks.find(({ work }) => JSON.stringify({ ...work, ...wanted }) === JSON.stringify(work))?.lesson;
  expect(lessonOf({ kind: 'topic', tag: 'blank.contrast' })).toEqual(contrast);
  expect(lessonOf({ kind: 'set', form: 'qc' })?.slug).toBe('form-qc');
  expect(lessonOf({ kind: 'essay' })?.slug).toBe('essay-task');
  expect(lessonOf({ kind: 'topic', tag: 'quant.arith' })).toBeNull();
  expect(lessonOf({ kind: 'words' })).toBeNull();
});
