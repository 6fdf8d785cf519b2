/** Nodes of an unpacked release, and the release after it. */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Program, programOf } from './programs.ts';

const root = join(import.meta.dirname, '../../..');

export type Node = Program & {
  port: number;
  /** From this release at the next start. */
  setHome: (home: string) => void;
};

export function createNode(
  port: number,
  home: string,
  environment: Record<string, string>,
  log: string,
): Node {
  let current = home;
  const open = () => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      cwd: current,
      env: { ...process.env, ...environment, PORT: String(port) },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => appendFileSync(log, chunk));
    return child;
  };
  return {
    ...programOf(`node ${port}`, open, () => untilReady(port)),
    port,
    setHome: (next) => {
      current = next;
    },
  };
}

/** Within a second: a node that is silent does not answer at all. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export async function untilReady(port: number, withinMs = 120_000): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isReady(port))) {
    if (performance.now() > giveUpAt) throw new Error(`the node at ${port} is not ready`);
    await delay(100);
  }
}

export const command = (home: string, name: string, environment: Record<string, string>): string =>
  execFileSync(process.execPath, ['scripts/run.mjs', name], {
    cwd: home,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });

/** The artefact of a release with one more commit, whose pages have other files. */
export async function makeNextArtefact(folder: string): Promise<string> {
  const sources = join(folder, 'next');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: sources, stdio: 'ignore' });
  execFileSync('git', ['clone', '--quiet', '--local', root, sources]);
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(sources, 'node_modules')]);
  // Something that every script imports, and the styles.
  for (const [file, more] of [
    ['core/locale.ts', "performance.mark('next release');"],
    ['app/app.css', '.next-release { color: inherit; }'],
  ] as const) {
    const path = join(sources, file);
    await writeFile(path, `${await readFile(path, 'utf8')}\n${more}\n`);
  }
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qam', 'The next release');
  const made = execFileSync(process.execPath, ['scripts/run.mjs', 'release', join(folder, 'artefacts')], {
    cwd: sources,
    encoding: 'utf8',
  });
  return made.trim().split('\n').at(-1) ?? '';
}
