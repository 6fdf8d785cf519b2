/**
 * Many candidates as a network shows them, in a process of their own: each on a connection of its own, answering at its
 * own pace, with a heartbeat whenever it has been quiet for as long as a browser would be. What was acknowledged is
 * remembered, so that it can be read back.
 */
import { Agent, request } from 'node:http';
import { heartbeatMs } from '#core/exam/clock.ts';

export type Seat = { origin: string; token: string; recordId: string; tab: string; exerciseIds: string[] };

export type CrowdTask = { seats: Seat[]; minutes: number; answerEveryMs: number };

/** By record and exercise: the highest number that the server has confirmed, and the letter that went with it. */
export type Confirmed = Record<string, Record<string, { seq: number; answer: string }>>;

export type CrowdReport = {
  answers: number[];
  heartbeats: number[];
  failed: Record<string, number>;
  confirmed: Confirmed;
  /** Of this process, so that it can be seen whether the load itself was the bottleneck. */
  cpuSeconds: number;
};

const letters = ['A', 'B', 'C'];

const report: CrowdReport = { answers: [], heartbeats: [], failed: {}, confirmed: {}, cpuSeconds: 0 };

function send(
  seat: Seat,
  agent: Agent,
  path: string,
  body: unknown,
): Promise<{ status: string; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: string) => resolve({ status, ms: performance.now() - startedAt });
    const sent = request(seat.origin + path, {
      agent,
      method: 'PUT',
      headers: { authorization: `Bearer ${seat.token}`, 'content-type': 'application/json' },
    });
    sent.on('response', (reply) => reply.resume().on('end', () => end(String(reply.statusCode))));
    sent.on('error', (error) => end(error.message));
    sent.end(JSON.stringify(body));
  });
}

function note(times: number[], { status, ms }: { status: string; ms: number }): boolean {
  times.push(ms);
  if (status !== '200') report.failed[status] = (report.failed[status] ?? 0) + 1;
  return status === '200';
}

function sit(seat: Seat, delayMs: number, { answerEveryMs, minutes }: CrowdTask): Promise<void> {
  const { recordId, tab, exerciseIds } = seat;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const confirmed: Confirmed[string] = {};
  report.confirmed[recordId] = confirmed;
  const endsAt = performance.now() + minutes * 60_000;
  let turn = 0;
  const answer = async () => {
    const exerciseId = exerciseIds[turn % exerciseIds.length] ?? '';
    const given = letters[turn % letters.length] ?? 'A';
    const seq = 1_000_001 + turn;
    turn += 1;
    const body = { recordId, tab, type: 'fill', answer: [given], seq, spent: 900 };
    const reply = await send(seat, agent, `/api/exercises/${exerciseId}/answer`, body);
    if (note(report.answers, reply)) confirmed[exerciseId] = { seq, answer: given };
  };
  const beat = async () => {
    const body = { tab, elapsed: heartbeatMs / 1000 };
    note(report.heartbeats, await send(seat, agent, `/api/records/${recordId}/heartbeat`, body));
  };
  return new Promise((resolve) => {
    let answerAt = performance.now() + delayMs;
    // The last sign lies as far back as the next answer is ahead: otherwise all hearts would beat together at first.
    let heardAt = performance.now() - (delayMs % heartbeatMs);
    // One thing after the other, as in the browser's outbox.
    const live = async () => {
      const now = performance.now();
      if (now >= endsAt) {
        agent.destroy();
        return resolve();
      }
      if (now >= answerAt) {
        answerAt += answerEveryMs;
        await answer();
        heardAt = performance.now();
      } else if (now - heardAt >= heartbeatMs) {
        await beat();
        heardAt = performance.now();
      }
      const next = Math.min(answerAt, heardAt + heartbeatMs, endsAt) - performance.now();
      setTimeout(live, Math.max(0, next));
    };
    live();
  });
}

process.once('message', async (task: CrowdTask) => {
  // Spread over the interval: a crowd does not breathe in time.
  await Promise.all(
    task.seats.map((seat, at) => sit(seat, (at / task.seats.length) * task.answerEveryMs, task)),
  );
  const { user, system } = process.cpuUsage();
  report.cpuSeconds = (user + system) / 1e6;
  process.send?.(report, () => process.disconnect());
});
