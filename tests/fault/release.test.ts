/** `npm run release` as an operator meets it: unpacked elsewhere, without what builds, migrated and filled by commands. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetsOf } from '#tests/assets-of.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { install, makeArtefact } from './installed.ts';

const folder = await mkdtemp(join(tmpdir(), 'beacon-artefact-'));
const dataDir = await makeDataDir();
let home: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  home = await install(makeArtefact(join(folder, 'artefacts')), join(folder, 'installed'));
}, 300_000);

afterAll(async () => {
  server?.kill('SIGKILL');
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

function command(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: home,
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: '0',
      MIGRATE_AT_START: 'false',
      IMPORT_AT_START: 'false',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return { child, output: () => output, ended: once(child, 'exit').then(([code]) => code as number) };
}

it('has nothing along that builds', () => {
  for (const name of ['vite', 'typescript', 'vitest', '@react-router/dev'])
    expect(existsSync(join(home, 'node_modules', name))).toBe(false);
});

it('does not start on tables that nobody has made, and names the command', { timeout: 60_000 }, async () => {
  const start = command('start');
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('Run: npm run migrate');
});

it('is migrated and filled by commands, and then starts without either', { timeout: 300_000 }, async () => {
  const migrated = command('migrate');
  expect([await migrated.ended, migrated.output()]).toEqual([
    0,
    expect.stringMatching(/[1-9]\d* migrations applied/),
  ]);
  const imported = command('import');
  expect([await imported.ended, imported.output()]).toEqual([
    0,
    expect.stringContaining('the content is in the database'),
  ]);
  const started = command('start');
  server = started.child;
  await expect.poll(() => /ready: (\S+)/.exec(started.output())?.[1], { timeout: 60_000 }).toBeDefined();
  const origin = /ready: (\S+)/.exec(started.output())?.[1] ?? '';
  const page = await fetch(`${origin}/questions`).then((reply) => reply.text());
  expect(page).toContain('V-');
  const files = assetsOf(page);
  expect(files.length).toBeGreaterThan(3);
  const statuses = await Promise.all(files.map((file) => fetch(origin + file).then(({ status }) => status)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
});
