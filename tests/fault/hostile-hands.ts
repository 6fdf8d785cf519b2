/** What attacks are made of: requests and connections from another network, and an attempt as the runner opens one. */
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Target = {
  port: number;
  /** Sessions of accounts that are the attacker's own. */
  tokens: readonly string[];
  mockId: string;
  /** A practice set that asks for a number. */
  numericSetId: string;
  /** The address of an honest account, as an attacker may know it. */
  victim: string;
  /** A picture of 50 million points in a few hundred kilobytes. */
  bomb: Uint8Array;
};

export type Attack = { name: string; run: (target: Target) => Promise<string[]> };

/** The attacker sits in another network than the candidates: all of 127.0.0.0/8 is this machine. */
const localAddress = '127.0.0.66';
const patienceMs = 60_000;

export type Sent = { status: number; text: string; headers: Record<string, unknown> };
type Options = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> };

/** Status 0 where the connection ended without an answer, which is an answer too. */
export function send(
  { port }: Target,
  path: string,
  { method = 'GET', token, body, headers = {} }: Options = {},
): Promise<Sent> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const payload = body === undefined || isRaw ? (body as string | undefined) : JSON.stringify(body);
  return new Promise((resolve) => {
    const request = httpRequest({
      port,
      path,
      method,
      localAddress,
      agent: false,
      host: '127.0.0.1',
      timeout: patienceMs,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    });
    const end = (sent: Sent) => {
      request.destroy();
      resolve(sent);
    };
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('close', () =>
        end({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('latin1'),
          headers: response.headers,
        }),
      );
      response.on('error', () => undefined);
    });
    request.on('timeout', () => end({ status: 0, text: 'timeout', headers: {} }));
    request.on('error', () => end({ status: 0, text: 'reset', headers: {} }));
    request.end(payload);
  });
}

export async function dataOf(sent: Promise<Sent>): Promise<Record<string, unknown> | null> {
  const { status, text } = await sent;
  if (status !== 200) return null;
  return JSON.parse(Buffer.from(text, 'latin1').toString()).data;
}

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const isFault = ({ status }: Sent) => status >= 500 && status !== 503;
export const faults = (name: string, sent: readonly Sent[]): string[] => {
  const count = sent.filter(isFault).length;
  return count > 0 ? [`${name}: ${count} of ${sent.length} answered with a fault`] : [];
};

/** Connections that say something and then no more; they are held until the attack is over. */
export async function hold(
  { port }: Target,
  count: number,
  words: string,
  { forMs, everyMs = 0 }: { forMs: number; everyMs?: number },
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(words);
    return socket;
  });
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await delay(everyMs || forMs);
    if (everyMs) for (const socket of sockets) if (socket.writable) socket.write('x');
  }
  return sockets;
}

export const release = (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

type Exercise = { id: string; question_type: string; question: { form: string; stem: { en: string } } };
type State = { screen: string; sectionIndex: number; exerciseIndex: number };

/** An attempt that stands at the questions of a section, as the runner gets them; null where the attacker is refused. */
export async function openSection(target: Target, token: string, examId: string, sectionIndex = 0) {
  const tab = `tab-${randomUUID()}`;
  const place = await dataOf(send(target, '/api/users-exams', { method: 'POST', token, body: { examId } }));
  if (!place) return null;
  const recordId = String(place.recordId);
  const put = (path: string, body: object) =>
    dataOf(
      send(target, `/api/records/${recordId}/${path}`, { method: 'PUT', token, body: { tab, ...body } }),
    ) as Promise<State | null>;
  let state = await put('lease', { takeOver: true });
  for (let step = 0; state && step < 12; step += 1) {
    const { screen, sectionIndex: at, exerciseIndex } = state;
    if (screen === 'exercise' && at >= sectionIndex) break;
    const move = screen === 'exercise' ? 'exitSection' : 'continue';
    state = await put('move', { move, from: { screen, sectionIndex: at, exerciseIndex } });
  }
  const record = await dataOf(send(target, `/api/records/${recordId}?tab=${tab}`, { token }));
  return { recordId, tab, exercises: (record?.exercises as Exercise[] | undefined) ?? [] };
}

export const answerWith = (
  target: Target,
  token: string,
  { recordId, tab }: { recordId: string; tab: string },
  exercise: { id: string; question_type: string },
  answer: unknown[],
) =>
  send(target, `/api/exercises/${exercise.id}/answer`, {
    method: 'PUT',
    token,
    body: { recordId, tab, type: exercise.question_type, answer },
  });

export const exit = (target: Target, token: string, { recordId, tab }: { recordId: string; tab: string }) =>
  send(target, `/api/records/${recordId}/exit`, { method: 'PUT', token, body: { tab } });

export const tokenAt = ({ tokens }: Target, index: number): string => tokens[index % tokens.length] as string;
