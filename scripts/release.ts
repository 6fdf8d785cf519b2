/**
 * `npm run release [-- FOLDER]`: one file that starts without building, in build/artefacts or the given folder. It holds
 * the built client, server and bank, and the sources that the process runs from; the packages are not in it, since some
 * are programs for one kind of machine: `npm ci --omit=dev` fetches them where it is unpacked.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readRelease } from '#server/process/release.ts';
import { buildIfStale } from './build.ts';
import { buildContentIfStale } from './building/content.ts';
import { root } from './stamp.ts';
import { trackedFiles } from './structure.ts';

/** What runs from its sources, is read at run time, or is for whoever installs it. */
const parts =
  /^(?:(?:core|contract|messages|server|scripts|content|deploy)\/|bank\/words\/sounds\/|(?:package(?:-lock)?\.json|\.npmrc|\.env\.example|LICENSE|CHANGELOG\.md|THIRD-PARTY-NOTICES\.md|docs\/operations\.md)$)/;
const isTest = /\.test\.tsx?$/;

/** Links, and the build that each leads to. */
const links = ['build/current', 'build/bank'];

export async function run([to = join(root, 'build/artefacts')]: string[]): Promise<void> {
  await buildIfStale(console.log);
  await buildContentIfStale(console.log);
  console.log(await makeArtefact(resolve(to)));
}

/** Gives the file's path. */
async function makeArtefact(folder: string): Promise<string> {
  const release = await readRelease(root);
  const build = basename(await readlink(join(root, 'build/current')));
  const name = `beacon-gre-${release.version}-${build}`;
  const stage = await mkdtemp(join(tmpdir(), 'beacon-release-'));
  try {
    const place = join(stage, name);
    for (const file of trackedFiles().filter((path) => parts.test(path) && !isTest.test(path)))
      await cp(join(root, file), join(place, file));
    for (const link of links) {
      const target = await readlink(join(root, link));
      const built = join(dirname(link), target);
      await cp(join(root, built), join(place, built), {
        recursive: true,
        filter: (path) => basename(path) !== 'in-use',
      });
      await symlink(target, join(place, link));
    }
    await writeFile(join(place, 'release.json'), JSON.stringify({ ...release, build }));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${name}.tar.gz`);
    execFileSync('tar', ['-czf', file, '-C', stage, name]);
    return file;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
