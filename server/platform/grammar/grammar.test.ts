import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { weakEssay } from '#core/essay/examples.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { createGrammar, type Grammar } from './grammar.ts';

const log = pino({ level: 'silent' });
const opened: Grammar[] = [];
const open = (settings: Partial<Parameters<typeof createGrammar>[0]> = {}): Grammar => {
  const grammar = createGrammar({
    isOn: true,
    log,
    worker: join(import.meta.dirname, 'worker.ts'),
    ...settings,
  });
  opened.push(grammar);
  return grammar;
};
afterEach(async () => {
  for (const grammar of opened.splice(0)) await grammar.close();
});

/** A checker that plays its part: what it does with a text is given as code. */
async function makeWorker(onText: string): Promise<string> {
  const path = join(await makeDataDir(), 'worker.mjs');
  await writeFile(
    path,
    `process.on('disconnect', () => process.exit(0));
     process.on('message', ({ no, task: text }) => { ${onText} });`,
  );
  return path;
}
const echo =
  "process.send({ no, answer: [{ start: 0, end: text.length, rule: String(process.pid), category: 'Spelling', message: '', suggestion: null }] });";
const pidOf = async (grammar: Grammar, text = 'a') => (await grammar.check(text))?.[0]?.rule;

test('the real checker finds spelling and grammar, and takes British and American spelling alike', async () => {
  const grammar = open();
  const text =
    'The colour of the organization is an importent sign. I has seen the the center, 𝒙 and teh centre.';
  const marks = (await grammar.check(text)) ?? [];
  const marked = marks.map(({ start, end }) => text.slice(start, end));
  expect(marked).toContain('importent');
  expect(marked).toContain('teh');
  for (const fine of ['colour', 'organization', 'center', 'centre']) expect(marked).not.toContain(fine);
  expect(marks.find(({ start }) => text.slice(start).startsWith('importent'))?.suggestion).toBe('important');
  const weak = (await grammar.check(weakEssay.text)) ?? [];
  expect(weak.length).toBeGreaterThan(1);
}, 60_000);

describe('what happens around it', () => {
  test('switched off, it says nothing and starts nothing', async () => {
    expect(await open({ isOn: false, worker: '/nowhere.mjs' }).check('text')).toBeNull();
  });

  test('one process serves all texts, in turn', async () => {
    const grammar = open({ worker: await makeWorker(echo) });
    const pids = await Promise.all(['a', 'b', 'c'].map((text) => pidOf(grammar, text)));
    expect(new Set(pids).size).toBe(1);
  });

  test('it ends when it is idle, and the next text starts another', async () => {
    const grammar = open({ worker: await makeWorker(echo), idleMs: 1 });
    const first = await pidOf(grammar);
    await expect.poll(() => isAlive(Number(first))).toBe(false);
    const second = await pidOf(grammar);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('a text beyond the queue, and one that is too long, go without', async () => {
    const grammar = open({ worker: await makeWorker(echo), maxWaiting: 1 });
    const answers = await Promise.all([grammar.check('a'), grammar.check('b'), grammar.check('c')]);
    expect(answers.map((marks) => marks === null)).toEqual([false, false, true]);
    expect(await grammar.check('a'.repeat(30_001))).toBeNull();
  });

  test('one that takes too long is killed, and the next text is served', async () => {
    const worker = await makeWorker(`if (text === 'hang') return; ${echo}`);
    const grammar = open({ worker, timeoutMs: 1500 });
    expect(await grammar.check('hang')).toBeNull();
    expect(await pidOf(grammar)).toBeDefined();
  });

  test('one that breaks three times is left alone', async () => {
    const grammar = open({ worker: await makeWorker(`if (text === 'break') process.exit(1); ${echo}`) });
    for (const _ of [1, 2, 3]) expect(await grammar.check('break')).toBeNull();
    expect(await grammar.check('fine')).toBeNull();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
