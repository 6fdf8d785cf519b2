import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { markInUse } from '#server/process/in-use.ts';
import { isCurrent, makeCurrent } from './build-folders.ts';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function makePlace() {
  const root = await mkdtemp(join(tmpdir(), 'beacon-build-'));
  made.push(root);
  const [link, folder] = [join(root, 'current'), join(root, 'releases')];
  const stampOf = (no: number) => String(no).repeat(64).slice(0, 64);
  return {
    link,
    folder,
    stampOf,
    served: () => readFile(join(link, 'page'), 'utf8'),
    build: (no: number, meanwhile: () => Promise<void> = async () => undefined) =>
      makeCurrent({ link, folder, stamp: stampOf(no) }, async (draft) => {
        await mkdir(draft);
        await meanwhile();
        await writeFile(join(draft, 'page'), `page ${no}`);
      }),
  };
}

it('leaves what is served alone until the new build is whole', async () => {
  const { build, served, link } = await makePlace();
  await build(1);
  const old = await realpath(link);
  await build(2, async () => expect(await served()).toBe('page 1'));
  expect(await served()).toBe('page 2');
  // For a process that started with it.
  expect(await readFile(join(old, 'page'), 'utf8')).toBe('page 1');
});

it('stays with the old build where the new one fails', async () => {
  const { build, served, link, stampOf, folder } = await makePlace();
  await build(1);
  await expect(build(2, () => Promise.reject(new Error('a fault in the sources')))).rejects.toThrow(
    'a fault',
  );
  expect(await served()).toBe('page 1');
  expect([isCurrent(link, stampOf(1)), isCurrent(link, stampOf(2))]).toEqual([true, false]);
  expect(await readdir(folder)).toHaveLength(1);
});

it('goes back to a build that is still there without making it again', async () => {
  const { build, served } = await makePlace();
  await build(1);
  await build(2);
  await build(1, () => Promise.reject(new Error('made again')));
  expect(await served()).toBe('page 1');
});

it('keeps the last three, and each that a living process serves', async () => {
  const { build, folder, link } = await makePlace();
  await build(1);
  const leave = await markInUse(await realpath(link));
  await build(2);
  // A process that was killed has left its mark behind.
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  await mkdir(join(await realpath(link), 'in-use'));
  await writeFile(join(await realpath(link), 'in-use', String(killed.pid)), '');
  for (const no of [3, 4, 5]) await build(no);
  const numbers = async () => (await readdir(folder)).map((name) => Number(name[0])).sort();
  expect(await numbers()).toEqual([1, 3, 4, 5]);
  await leave();
  await build(6);
  expect(await numbers()).toEqual([4, 5, 6]);
});

it('takes the place of a folder where a link belongs', async () => {
  const { build, served, link } = await makePlace();
  await mkdir(link);
  await writeFile(join(link, 'page'), 'by hand');
  await build(1);
  expect(await served()).toBe('page 1');
});
