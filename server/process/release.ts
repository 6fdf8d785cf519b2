/** Which release this is: an artefact says it in a file, a checkout by its last commit. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '#core/release.ts';

const releaseFile = 'release.json';

/** Made by `npm run release`: everything is built, and nothing is there to build it from. */
export const isArtefact = (root: string): boolean => existsSync(join(root, releaseFile));

export async function readRelease(root: string): Promise<Release> {
  if (isArtefact(root)) return JSON.parse(await readFile(join(root, releaseFile), 'utf8')) as Release;
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Release;
  // Sources without git are as old as any others of their version.
  const committedAt = await promisify(execFile)('git', ['log', '-1', '--format=%ct'], { cwd: root }).then(
    ({ stdout }) => Number(stdout),
    () => 0,
  );
  return { version, committedAt };
}
