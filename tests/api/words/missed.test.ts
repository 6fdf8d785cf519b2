/** Words that cost a point: a report lists them, one call puts them all into the schedule, and they come first. */
import { expect, test } from 'vitest';
import { glossIn } from '#server/domains/words/service.ts';
import { exampleWord } from '#tests/api/example-deck.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps } = harness;
const exams = await importExampleExams(deps);

test('the words of a report are kept in one call, once, and are asked before the deck’s own', async () => {
  const { call } = await makePerson(harness);
  const candidate = await begin(call, exams.verbal);
  await takeExam(candidate, (form) => answerTo(form, false));
  await deps.background.drain();
  const read = () => call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
  const { words: missed } = await read();
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every(({ isKept }) => !isKept)).toBe(true);

  const body = { words: missed.map(({ word, questionId }) => ({ word, questionId })) };
  const { added } = await call('POST /api/words/kept', { body });
  expect(added).toBeGreaterThan(0);
  expect((await call('POST /api/words/kept', { body })).added).toBe(0);

  expect((await read()).words.every(({ isKept }) => isKept)).toBe(true);
  expect((await call('GET /api/words')).own?.kept).toBe(added);
  const { items } = await call('GET /api/words/session', { query: { minutes: 60 } });
  const first = items.slice(0, added);
  expect(first.every(({ own }) => own?.questionId)).toBe(true);
  expect(new Set(first.map(({ word }) => word)).size).toBe(added);
});

test('a page in English is told what the deck says in English', () => {
  const word = exampleWord(3, 0);
  expect(glossIn('en', word, '词义')).toBe(`meaning of ${word}`);
  expect(glossIn('zh_cn', word, '词义')).toBe('词义');
  expect(glossIn('en', 'nowhere', '无处')).toBe('无处');
  expect(glossIn('en', word, '词义', 'what it means here')).toBe('what it means here');
  expect(glossIn('zh_cn', word, '词义', 'what it means here')).toBe('词义');
});
