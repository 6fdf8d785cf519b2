/** A release as an operator has it: unpacked from its artefact, with the packages of production and no others. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The artefact of these sources, made in the folder. */
export function makeArtefact(folder: string): string {
  const made = execFileSync(process.execPath, [join(root, 'scripts/run.mjs'), 'release', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return made.trim().split('\n').at(-1) ?? '';
}

/** Gives the folder of the release. */
export async function install(artefact: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-xzf', artefact, '-C', folder]);
  const [name = ''] = await readdir(folder);
  const home = join(folder, name);
  await linkPackages(home);
  return home;
}

/** What `npm ci --omit=dev` would fetch, from the packages that are here. */
async function linkPackages(home: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const wanted = Object.entries(packages).flatMap(([path, { dev }]) =>
    // Those within another package come with it.
    path.lastIndexOf('node_modules/') === 0 && !dev && existsSync(join(root, path)) ? [path] : [],
  );
  const byFolder = Map.groupBy(wanted, dirname);
  for (const [parent, paths] of byFolder) {
    await mkdir(join(home, parent), { recursive: true });
    // Linked rather than copied: they are hundreds of megabytes.
    const sources = paths.map((path) => join(root, path));
    execFileSync('cp', ['-al', '-t', join(home, parent), ...sources]);
  }
}
