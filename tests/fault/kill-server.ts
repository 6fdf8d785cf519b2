/**
 * Kills the server with SIGKILL, in turns alone and with its database, while candidates take exams; counts
 * acknowledged answers that are gone and attempts that cannot go on: --rounds 10 --candidates 50.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ApiError, createClient } from '#contract/client.ts';
import { answerTo } from '../api/example-exams.ts';
import { type Attempted, begin, type Candidate, takeExam } from '../candidate.ts';
import { makeDataDir } from '../data-dir.ts';
import { killServer as killDatabase } from './database-processes.ts';
import { countLost } from './lost-answers.ts';

export type Outcome = {
  kills: number;
  /** Attempts that were begun, and those that reached their result. */
  begun: number;
  finished: number;
  acknowledged: number;
  lost: number;
  /** Calls that failed on the way and were sent again. */
  retried: number;
  longestOutageMs: number;
};

/** What a call may fail with while the server is down; anything else is a fault. */
const passing = new Set(['NETWORK', 'TIMEOUT', 'BAD_REPLY', 'UNAVAILABLE']);
const longestWaitMs = 60_000;

type Api = { child: ChildProcess; tokens: string[]; exams: string[]; ready: Promise<void> };

function startApi(dataDir: string, port: number, people: number): Api {
  const program = join(import.meta.dirname, 'api-child.ts');
  const child = spawn(process.execPath, [program, dataDir, String(port), String(people)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const api: Api = { child, tokens: [], exams: [], ready: Promise.resolve() };
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  api.ready = new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    lines.on('line', (line) => {
      const [word, ...rest] = line.split(' ');
      if (word === 'person') api.tokens.push(rest[0] ?? '');
      if (word === 'exams') api.exams.push(...rest);
      if (word === 'ready') resolve();
    });
  });
  api.ready.catch(() => undefined);
  return api;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function killServer({
  rounds,
  candidates,
  onKill,
}: {
  rounds: number;
  candidates: number;
  onKill?: (kind: string, begun: number, acknowledged: number) => void;
}): Promise<Outcome> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  let api = startApi(dataDir, port, candidates);
  await api.ready;
  const [mock = '', verbal = ''] = api.exams;
  const taken: Candidate[] = [];
  const count = { finished: 0, retried: 0, longestOutageMs: 0 };
  let isOver = false;

  const attempted: Attempted = async (work) => {
    const startedAt = performance.now();
    for (;;) {
      try {
        const result = await work();
        count.longestOutageMs = Math.max(count.longestOutageMs, performance.now() - startedAt);
        return result;
      } catch (error) {
        const isPassing = error instanceof ApiError && passing.has(error.error);
        if (!isPassing || performance.now() - startedAt > longestWaitMs) throw error;
        count.retried += 1;
        await delay(50 + Math.random() * 150);
      }
    }
  };

  /** One exam after the other: mock exams up to their limit, then practice sets. */
  const runCandidate = async (token: string) => {
    const call = createClient({ locale: 'en', origin: `http://127.0.0.1:${port}`, token });
    for (let round = 0; !isOver; round += 1) {
      const candidate = await begin(call, round < 3 ? mock : verbal, attempted);
      taken.push(candidate);
      await takeExam(candidate, (form) => answerTo(form, Math.random() < 0.6), attempted);
      count.finished += 1;
    }
  };

  const running = api.tokens.map(runCandidate);
  const everybody = Promise.all(running);
  let failure: unknown = null;
  everybody.catch((error) => {
    failure = error;
    isOver = true;
  });
  const acknowledgedNow = () => taken.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledgedNow();
    while (!failure && acknowledgedNow() < before + 4 * candidates) await delay(20);
    if (failure) break;
    // The moment is what the test varies: the delay is random on purpose.
    await delay(Math.random() * 500);
    const kind = round % 2 === 0 ? 'server' : 'server and database';
    const gone = once(api.child, 'exit');
    api.child.kill('SIGKILL');
    if (kind !== 'server') await killDatabase(dataDir);
    await gone;
    onKill?.(kind, taken.length, acknowledgedNow());
    api = startApi(dataDir, port, 0);
    await api.ready;
  }
  isOver = true;
  await everybody.finally(() => {
    api.child.stdin?.end();
    return once(api.child, 'exit');
  });
  const lost = await countLost({ dataDir }, taken);
  await rm(dataDir, { recursive: true, force: true });
  return { kills: rounds, begun: taken.length, acknowledged: acknowledgedNow(), lost, ...count };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      candidates: { type: 'string', default: '50' },
    },
  });
  const outcome = await killServer({
    rounds: Number(values.rounds),
    candidates: Number(values.candidates),
    onKill: (kind, begun, acknowledged) =>
      console.log(`killed ${kind}: ${begun} attempts begun, ${acknowledged} answers acknowledged`),
  });
  const stuck = outcome.begun - outcome.finished;
  console.log(JSON.stringify(outcome));
  console.log(`acknowledged ${outcome.acknowledged}, lost ${outcome.lost}, attempts stuck ${stuck}`);
  if (outcome.lost > 0 || stuck > 0) process.exitCode = 1;
}
