/** Candidates who answer on, each at a steady pace, in a thread of their own so that nothing else delays their clock. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Bystander = {
  origin: string;
  token: string;
  recordId: string;
  tab: string;
  exerciseIds: string[];
  everyMs: number;
};

export type BystanderReport = { times: number[]; failed: number };

const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failed = 0;
let isCounting = false;
let seq = 1_000_000;

function answer({ origin, token, recordId, tab, exerciseIds }: Bystander, turn: number): void {
  seq += 1;
  const startedAt = performance.now();
  const sent = request(`${origin}/api/exercises/${exerciseIds[turn % exerciseIds.length]}/answer`, {
    agent,
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const end = (isSaved: boolean) => {
    if (!isCounting) return;
    times.push(performance.now() - startedAt);
    if (!isSaved) failed += 1;
  };
  sent.on('response', (reply) => reply.resume().on('end', () => end(reply.statusCode === 200)));
  sent.on('error', () => end(false));
  sent.end(JSON.stringify({ recordId, tab, type: 'fill', answer: ['A'], seq, spent: 900 }));
}

const seated = workerData as Bystander[];
// Spread over the interval: a crowd does not breathe in time.
const timers = seated.map((one, index) => {
  let turn = 0;
  return setTimeout(
    () => {
      timers[index] = setInterval(() => {
        answer(one, turn);
        turn += 1;
      }, one.everyMs);
    },
    (index / seated.length) * one.everyMs,
  );
});

parentPort?.on('message', (word: 'count' | 'end') => {
  isCounting = word === 'count';
  if (word === 'count') return;
  for (const timer of timers) clearInterval(timer);
  parentPort?.postMessage({ times, failed } satisfies BystanderReport);
  agent.destroy();
  parentPort?.close();
});
