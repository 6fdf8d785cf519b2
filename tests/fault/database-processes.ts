/** Starts processes that open a database, waits for what they say, and finds and kills the server behind them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type DatabaseProcess = {
  child: ChildProcess;
  lines: string[];
  /** Resolves with the first line that starts with `start`, heard before or after the call. */
  hear: (start: string) => Promise<string>;
  /** Asks it to close its database; resolves when it has gone. */
  close: () => Promise<void>;
  kill: () => Promise<void>;
};

type Mode = 'hold' | 'write' | 'migrate';

export function startProcess(mode: Mode, dataDir: string): DatabaseProcess {
  const program = join(import.meta.dirname, 'database-child.ts');
  const child = spawn(process.execPath, [program, mode, dataDir], { stdio: ['pipe', 'pipe', 'pipe'] });
  const exited = once(child, 'close');
  const lines: string[] = [];
  let complaints = '';
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  return {
    child,
    lines,
    hear: (start) =>
      new Promise((settle, fail) => {
        const heard = lines.find((line) => line.startsWith(start));
        if (heard) settle(heard);
        reader.on('line', (line) => line.startsWith(start) && settle(line));
        exited.then(() => fail(new Error(`the process ended before it said "${start}": ${complaints}`)));
      }),
    close: async () => {
      child.stdin.end();
      await exited;
      if (child.exitCode !== 0) throw new Error(`the process ended with ${child.exitCode}: ${complaints}`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export async function readPostmasterPid(dataDir: string): Promise<number | undefined> {
  const root = join(dataDir, 'pg');
  const cluster = (await readdir(root)).find((name) => /^\d+$/.test(name)) ?? '';
  const text = await readFile(join(root, cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

/** The postmaster first: it would otherwise bring its killed children back. */
export async function killServer(dataDir: string): Promise<void> {
  const postmaster = await readPostmasterPid(dataDir);
  if (!postmaster) throw new Error(`no server runs in ${dataDir}`);
  for (const pid of [postmaster, ...(await listChildren(postmaster))]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A backend may have gone by itself when its client was killed.
    }
  }
}

export async function listChildren(parent: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The program's name, in parentheses, may itself hold spaces.
    const ppid = Number(
      stat
        .slice(stat.lastIndexOf(')') + 1)
        .trim()
        .split(' ')[1],
    );
    if (ppid === parent) found.push(Number(name));
  }
  return found;
}
