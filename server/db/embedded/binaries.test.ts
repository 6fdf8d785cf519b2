import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readFile, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { findBinaries, prepareNative } from './binaries.ts';
import type { ServerUsers } from './user.ts';

const execute = promisify(execFile);
const self = { init: undefined, run: undefined };
const stranger = { uid: 65433, gid: 65433 };
const isRoot = process.getuid?.() === 0;

let folder: string;
let native: string;
let copies: number;
const onCopy = () => {
  copies += 1;
};
const prepare = (users: ServerUsers = self) =>
  prepareNative({ native, copy: join(folder, 'copy'), users, onCopy });

beforeEach(async () => {
  folder = await makeDataDir();
  native = join(folder, 'package', 'native');
  copies = 0;
  const { binDir } = await findBinaries({
    root: folder,
    users: self,
    binDir: undefined,
    onCopy,
  });
  await mkdir(dirname(native));
  await cp(dirname(binDir), native, { recursive: true, verbatimSymlinks: true });
});

afterEach(async () => {
  await chmod(join(native, 'lib'), 0o755);
  await rm(folder, { recursive: true });
});

async function removeLinks(): Promise<string[]> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const paths = links.map(({ target }: { target: string }) => join(dirname(native), target));
  for (const path of paths) await unlink(path);
  return paths;
}

it('makes the links that an install without scripts left out', async () => {
  const links = await removeLinks();
  await chmod(join(native, 'bin', 'postgres'), 0o644);
  expect(await prepare()).toBe(native);
  for (const link of links) expect((await lstat(link)).isSymbolicLink()).toBe(true);
  const { stdout } = await execute(join(native, 'bin', 'postgres'), ['--version']);
  expect(stdout).toContain('PostgreSQL');
  expect(copies).toBe(0);
});

it.runIf(!isRoot)('works from a copy where the install is not ours to mend', async () => {
  await removeLinks();
  await chmod(join(native, 'lib'), 0o555);
  expect(await prepare()).toBe(join(folder, 'copy'));
  await execute(join(folder, 'copy', 'bin', 'postgres'), ['--version']);
});

it.runIf(isRoot)('works from a copy where the database user cannot reach the install', async () => {
  await chmod(join(native, 'bin', 'postgres'), 0o700);
  await chmod(join(native, 'lib'), 0o700);
  await chmod(dirname(native), 0o700);
  const users = { init: stranger, run: stranger };
  expect(await prepare(users)).toBe(join(folder, 'copy'));
  await execute(join(folder, 'copy', 'bin', 'initdb'), ['--version'], stranger);
  expect(await prepare(users)).toBe(join(folder, 'copy'));
  expect(copies).toBe(1);
});

it('says how to mend programs that are not there', async () => {
  const find = findBinaries({ root: folder, users: self, binDir: '/nowhere', onCopy });
  await expect(find).rejects.toThrow('/nowhere/postgres cannot be run');
});
