import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { closeParts } from './stop.ts';

function openLog() {
  const lines: { part?: string; msg: string }[] = [];
  return { lines, log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }) };
}

test('parts are closed one after the other, and one that fails does not keep the next', async () => {
  const { lines, log } = openLog();
  const closed: string[] = [];
  const part = (name: string, fails = false) => ({
    name,
    byMs: 10_000,
    close: async () => {
      closed.push(name);
      if (fails) throw new Error('no');
    },
  });
  await closeParts([part('jobs', true), part('requests'), part('database')], log);
  expect(closed).toEqual(['jobs', 'requests', 'database']);
  expect(lines).toMatchObject([{ part: 'jobs', msg: 'a part did not close' }]);
});

test('a part that never ends is named and left behind', async () => {
  const { lines, log } = openLog();
  let isClosed = false;
  await closeParts(
    [
      { name: 'stuck', byMs: 20, close: () => new Promise(() => undefined) },
      {
        name: 'database',
        byMs: 10_000,
        close: async () => {
          isClosed = true;
        },
      },
    ],
    log,
  );
  expect(isClosed).toBe(true);
  expect(lines).toMatchObject([{ part: 'stuck', msg: 'a part did not close in time' }]);
});

test('the deadline ends a process that never comes back to its timers, and says so', async () => {
  const program = `
    const { startDeadline } = await import(${JSON.stringify(join(import.meta.dirname, 'stop.ts'))});
    startDeadline(100);
    for (;;);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  expect(output).toContain('ended by force');
});
