/** Sends the calls over real connections and keeps what must not happen: a failure without a name, a reset, a hang. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorTable } from '#contract/errors.ts';
import { type CallerName, type MadeCall, makeCall } from './make-call.ts';

export type Target = {
  origin: string;
  /** A token for each caller that has one; asked for again and again, since calls may end sessions. */
  tokens: () => Promise<Partial<Record<CallerName, string>>>;
  /** Patterns of pages and files, where the target has them. */
  pages: readonly string[];
};

type Finding = { number: number; fault: string; curl: string };

type Outcome = { calls: number; statuses: Record<string, number>; findings: Finding[] };

const longestMs = 15_000;
const renewEvery = 500;
const atOnce = 8;

/** What the server may say when it cannot: a status of its own, and a reason. */
const named = new Map<string, number>(
  Object.entries(errorTable)
    .filter(([name, { status }]) => status >= 500 && name !== 'INTERNAL')
    .map(([name, { status }]) => [name, status]),
);

type Reply = { status: number; text: string };

class Ended extends Error {}

export async function fuzz(
  target: Target,
  {
    seed,
    from = 0,
    calls,
    onFinding,
  }: { seed: number; from?: number; calls: number; onFinding?: (finding: Finding) => void },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcome: Outcome = { calls: 0, statuses: {}, findings: [] };
  let next = from;
  let tokens = await target.tokens();
  const work = async () => {
    for (let number = next++; number < from + calls; number = next++) {
      if (number % renewEvery === 0) tokens = await target.tokens();
      const call = makeCall(seed, number, target.pages);
      const token = tokens[call.caller] ?? (call.caller === 'stranger' ? 'made-up-token' : undefined);
      if (token) call.headers.authorization = `Bearer ${token}`;
      const trySend = () => send(target.origin, call, agent).catch((error: Error) => error);
      const first = await trySend();
      // A connection that was ended just as it was taken up again says nothing of this call; browsers try anew as well.
      const reply = first instanceof Ended ? await trySend() : first;
      const fault = faultOf(call, reply);
      const status = reply instanceof Error ? 'none' : String(reply.status);
      outcome.calls += 1;
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (!fault) continue;
      const finding = { number, fault, curl: asCurl(target.origin, call) };
      outcome.findings.push(finding);
      onFinding?.(finding);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return outcome;
}

function send(origin: string, { method, path, headers, body }: MadeCall, agent: Agent): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const isChunked = headers['transfer-encoding'] === 'chunked';
    const length = body && !isChunked ? { 'content-length': String(body.length) } : {};
    const sent = request(
      {
        hostname,
        port,
        method,
        path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
        agent,
        headers: { ...headers, ...length },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            text: decoded(Buffer.concat(chunks), response.headers['content-encoding']),
          });
        });
      },
    );
    const timer = setTimeout(() => sent.destroy(new Error(`no reply within ${longestMs} ms`)), longestMs);
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new Ended(error.message) : error),
    );
    sent.end(body ?? undefined);
  });
}

/** Some calls ask for a compressed reply. */
function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || !encoding) return bytes.toString('utf8');
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString('utf8');
}

/** Null where the reply is one that a caller of any kind may get. */
function faultOf({ method, path }: MadeCall, reply: Reply | Error): string | null {
  // The page that shows how a fault looks has the status of one.
  if (/^\/(?:\.\/)?error\/500\b/i.test(path)) return null;
  if (reply instanceof Error) return reply.message;
  const { status, text } = reply;
  // The reply to HEAD has no room for a name.
  if (status === 503 && method === 'HEAD') return null;
  if (status >= 500) {
    const error = /"error":"([A-Z_]+)"/.exec(text)?.[1] ?? 'no name';
    return named.get(error) === status ? null : `${status} ${error}`;
  }
  const isFile = /\/(?:pdf|data|prints|export|cards\.pdf)(?:\?|$)|^\/api\/(?:docs|openapi)/.test(path);
  const hasEnvelope = text.startsWith('{"code":') || method === 'HEAD' || status === 204;
  // What the HTTP parser refuses never reaches the application.
  if (path.startsWith('/api/') && !isFile && !hasEnvelope && status !== 400 && status !== 431)
    return `${status} without an envelope: ${text.slice(0, 80)}`;
  return null;
}

/** To be tried again by hand: what cannot be typed is written in hexadecimal. */
function asCurl(origin: string, { method, path, headers, body }: MadeCall): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [
    `curl -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
  ];
  const shown = body && body.length > 4000 ? body.subarray(0, 4000) : body;
  const isPlain = shown && /^[\x20-\x7e]*$/.test(shown.toString('latin1'));
  if (shown && isPlain) parts.push(`--data-binary ${quote(shown.toString())}`);
  const pipe = shown && !isPlain ? `printf '%s' ${shown.toString('hex')} | xxd -r -p | ` : '';
  if (pipe) parts.push('--data-binary @-');
  if (body && body.length > 4000) parts.push(`# and ${body.length - 4000} bytes more`);
  return `${pipe}${parts.join(' ')} ${quote(origin + path)}`;
}
