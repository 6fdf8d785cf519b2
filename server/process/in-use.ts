/** Marks a build as being served, so that no other build tidies it away. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const marksIn = (build: string): string => join(build, 'in-use');

/** Gives what takes the mark away. Where the folder cannot be written to, nobody builds there either. */
export async function markInUse(build: string): Promise<() => Promise<void>> {
  const mark = join(marksIn(build), String(process.pid));
  await mkdir(marksIn(build), { recursive: true })
    .then(() => writeFile(mark, ''))
    .catch(() => undefined);
  return () => rm(mark, { force: true }).catch(() => undefined);
}

/** By a process that lives: one that was killed could not take its mark away. */
export async function isInUse(build: string): Promise<boolean> {
  const pids = await readdir(marksIn(build)).catch(() => []);
  return pids.some((pid) => {
    try {
      return process.kill(Number(pid), 0);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  });
}
