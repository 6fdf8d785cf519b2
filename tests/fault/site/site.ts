/** Starts a site in a process of its own (child.ts), and speaks with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Site = {
  child: ChildProcess;
  origin: string;
  /** Of the people that were asked for. */
  tokens: string[];
  exams: { mock: string; verbal: string; essays: string };
  /** What it has written to its log. */
  log: () => string;
  kill: () => Promise<void>;
};

/** Resolves when it takes requests. */
export async function startSite(environment: Record<string, string>, people = 0): Promise<Site> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), String(people)], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ESSAY_GRAMMAR: 'false', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const site: Site = {
    child,
    origin: '',
    tokens: [],
    exams: { mock: '', verbal: '', essays: '' },
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, ...rest] = line.split(' ');
    if (word === 'person') site.tokens.push(rest[0] ?? '');
    if (word === 'exams') {
      const [mock = '', verbal = '', essays = ''] = rest;
      site.exams = { mock, verbal, essays };
    }
    if (word === 'ready') {
      site.origin = `http://127.0.0.1:${rest[0]}`;
      ready.resolve();
    }
  });
  ended.then(() => ready.reject(new Error(`the site ended before it was ready: ${log}`)));
  await ready.promise;
  return site;
}
