import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { weakEssay } from '#core/essay/examples.ts';
import { gradeByFeatures } from '#core/essay/feature-grader.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { createGrader } from './grader.ts';

function open(worker: string) {
  const grader = createGrader({ log: pino({ level: 'silent' }), worker });
  onTestFinished(grader.close);
  return grader;
}

test('grades as the rules do, in a process of its own', async () => {
  const grader = open(join(import.meta.dirname, 'worker.ts'));
  const essay = { prompt: 'Should a city keep its old buildings?', text: weakEssay.text };
  expect(await grader.grade({ essay, grammar: null })).toEqual(gradeByFeatures(essay, null));
}, 30_000);

test('says so where an essay could not be graded, and goes on with the next', async () => {
  const worker = join(await makeDataDir(), 'worker.mjs');
  await writeFile(
    worker,
    `process.on('message', ({ no, task }) => {
       if (task.essay.text === 'break') process.exit(1);
       process.send({ no, answer: process.pid });
     });`,
  );
  const grader = open(worker);
  const grade = (text: string) => grader.grade({ essay: { prompt: '', text }, grammar: null });
  await expect(grade('break')).rejects.toThrow('failed');
  expect(await grade('fine')).not.toBe(process.pid);
});
