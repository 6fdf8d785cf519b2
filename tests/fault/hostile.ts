/**
 * The attacks of `hostile-attacks.ts`, one after the other, against a started server with 1,024 descriptors, while
 * honest candidates take a mock exam: how long their answers wait, what is lost, how much memory the server takes, and
 * whether it still ends within its promise. --candidates 20.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ApiError, type Client, createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '../account.ts';
import { answerTo } from '../api/example-exams.ts';
import { begin, type Candidate, takeExam } from '../candidate.ts';
import { makeDataDir } from '../data-dir.ts';
import { attacks, lastBreath, type Target } from './hostile-attacks.ts';
import { countLost } from './lost-answers.ts';

type Felt = {
  name: string;
  findings: string[];
  seconds: number;
  longestAnswerMs: number;
  longestPageMs: number;
};

export type Outcome = {
  attacks: Felt[];
  acknowledged: number;
  lost: number;
  /** Honest calls that failed. */
  failed: string[];
  peakMb: number;
  stopMs: number;
};

/** What a browser tries again. */
const passing = new Set<string>(['NETWORK', 'TIMEOUT', 'BAD_REPLY', 'UNAVAILABLE']);

const root = join(import.meta.dirname, '../..');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const command = `ulimit -n 1024; exec "${process.execPath}" "${join(root, 'scripts/run.mjs')}" start`;
  const child = spawn('bash', ['-c', command], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await delay(100);
  }
}

/** The most memory that the server's process ever held. */
function peakMbOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}

const makeBomb = (): Promise<Uint8Array> =>
  sharp({ create: { width: 7070, height: 7070, channels: 3, background: '#fc0' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

export async function runHostile({
  candidates,
  onAttack,
}: {
  candidates: number;
  onAttack?: (felt: Felt) => void;
}): Promise<Outcome> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const bomb = await makeBomb();
  const server = await start(dataDir, port);
  const database = await openDatabase({ dataDir, log: silent, poolSize: 2 });
  const make = async (name: string) => (await makeAccount(database.db, origin, `${name}@example.com`)).token;
  const honest: string[] = [];
  for (let index = 0; index < candidates; index += 1) honest.push(await make(`candidate-${index}`));
  const tokens: string[] = [];
  for (let index = 0; index < 16; index += 1) tokens.push(await make(`attacker-${index}`));
  await database.close();

  const visitor = createClient({ locale: 'en', origin });
  const [mock] = (await visitor('GET /api/exams', { query: { type: 'GREPREP', size: 1 } })).list;
  const [numeric] = (await visitor('GET /api/exams', { query: { type: 'JIJING', form: 'numeric', size: 1 } }))
    .list;
  const target: Target = {
    port,
    tokens,
    bomb,
    mockId: mock?.id ?? '',
    numericSetId: numeric?.id ?? '',
    victim: 'candidate-0@example.com',
  };

  const waits = { answer: 0, page: 0 };
  const failures = new Map<string, number>();
  const note = (error: unknown) => {
    if (!(error instanceof Over)) failures.set(String(error), (failures.get(String(error)) ?? 0) + 1);
  };
  const taken: Candidate[] = [];
  let isOver = false;

  /** Tries again as the runner does, and counts the whole time until the reply. */
  const timed =
    (call: Client): Client =>
    async (route, ...options) => {
      const before = performance.now();
      for (;;) {
        try {
          const reply = await call(route, ...options);
          if (route === 'PUT /api/exercises/{exerciseId}/answer')
            waits.answer = Math.max(waits.answer, performance.now() - before);
          return reply;
        } catch (error) {
          if (!(error instanceof ApiError) || !passing.has(error.error) || isOver) throw error;
          note(error);
          await delay(100);
        }
      }
    };
  /** A person thinks between two clicks. */
  const unhurried = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isOver) throw new Over();
    await delay(200 + Math.random() * 600);
    return work();
  };
  const runCandidate = async (token: string) => {
    const call = timed(createClient({ locale: 'en', origin, token, timeoutMs: 60_000 }));
    while (!isOver) {
      const candidate = await begin(call, target.mockId, unhurried);
      taken.push(candidate);
      await takeExam(candidate, (form) => answerTo(form, Math.random() < 0.6), unhurried);
    }
  };
  const readPages = async () => {
    while (!isOver) {
      const before = performance.now();
      const status = await fetch(`${origin}/home`).then(
        (reply) => reply.status,
        () => 0,
      );
      waits.page = Math.max(waits.page, performance.now() - before);
      if (status !== 200) note(`the home page answered ${status}`);
      await delay(200);
    }
  };
  const everybody = [...honest.map(runCandidate), readPages()].map((work) => work.catch(note));

  // So that every candidate is in the middle of the exam.
  while (taken.length < candidates || taken.some(({ acknowledged }) => acknowledged.length < 2))
    await delay(50);
  const felt: Felt[] = [];
  for (const attack of [{ name: 'nobody', run: () => delay(5000, [] as string[]) }, ...attacks]) {
    Object.assign(waits, { answer: 0, page: 0 });
    const before = performance.now();
    const findings = await attack.run(target);
    // What an attack left behind is felt by whoever comes next.
    await delay(1000);
    felt.push({
      name: attack.name,
      findings,
      seconds: (performance.now() - before) / 1000,
      longestAnswerMs: Math.round(waits.answer),
      longestPageMs: Math.round(waits.page),
    });
    onAttack?.(felt.at(-1) as Felt);
  }
  isOver = true;
  await Promise.all(everybody);

  const held = await lastBreath(target);
  const peakMb = peakMbOf(server);
  const before = performance.now();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const patience = setTimeout(() => server.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(patience);
  const stopMs = Math.round(performance.now() - before);
  for (const socket of held) socket.destroy();
  const lost = await countLost({ dataDir }, taken);
  await rm(dataDir, { recursive: true, force: true });
  const failed = [...failures].map(([failure, count]) => `${failure} (${count} times)`);
  const acknowledged = taken.reduce((sum, candidate) => sum + candidate.acknowledged.length, 0);
  return { attacks: felt, acknowledged, lost, failed, peakMb, stopMs };
}

/** Thrown into a candidate who is in the middle of an exam when everything has been tried. */
class Over extends Error {}

/** What the server promises, in words; empty where all of it was kept. */
export function breaches({ attacks: felt, lost, failed, peakMb, stopMs }: Outcome): string[] {
  return [
    ...felt.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`)),
    ...felt
      .filter(({ longestAnswerMs }) => longestAnswerMs > 1000)
      .map(({ name, longestAnswerMs }) => `${name}: an honest answer waited ${longestAnswerMs} ms`),
    ...(lost > 0 ? [`${lost} acknowledged answers are gone`] : []),
    ...failed,
    ...(peakMb > 1024 ? [`the server took ${peakMb} MB`] : []),
    ...(stopMs > 11_000 ? [`the server took ${stopMs} ms to end`] : []),
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { candidates: { type: 'string', default: '20' } } });
  const outcome = await runHostile({
    candidates: Number(values.candidates),
    onAttack: ({ name, seconds, longestAnswerMs, longestPageMs, findings }) =>
      console.log(
        `${name}: ${seconds.toFixed(1)} s; longest answer ${longestAnswerMs} ms, page ${longestPageMs} ms${findings.map((one) => `\n  ! ${one}`).join('')}`,
      ),
  });
  const { acknowledged, lost, peakMb, stopMs } = outcome;
  console.log(`acknowledged ${acknowledged}, lost ${lost}; ${peakMb} MB at most; ended in ${stopMs} ms`);
  const found = breaches(outcome);
  for (const breach of found) console.log(`! ${breach}`);
  if (found.length > 0) process.exitCode = 1;
}
