/** The one way from a request to a reply: every endpoint of the contract is served through `mount`. */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint, InputOf, OpenEndpoint, OutputOf, Schema } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import { unlessSilent } from '#server/db/silence.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { admit } from '#server/http/admit.ts';
import { type Call, deliver, fail, type Out, openCall, succeed } from '#server/http/call.ts';
import { limitNetwork } from '#server/http/call-limits.ts';
import { AppError } from '#server/http/errors.ts';
import { readStale } from '#server/http/read-stale.ts';
import { credentialOf } from '#server/http/session.ts';
import { forReaders, mayBeCutOff, needsPrimary } from '#server/http/unless-silent.ts';
import type { Log } from '#server/log.ts';

export type { Out };

/** What a handler is given. */
export type Input<E extends Endpoint> = {
  readonly params: E extends { params: infer S } ? OutputOf<S> : undefined;
  readonly query: E extends { query: infer S } ? OutputOf<S> : undefined;
  readonly body: E extends { body: infer S } ? OutputOf<S> : undefined;
  /** Known for all but visitors' endpoints. */
  readonly viewer: E['access'] extends 'visitor' ? Viewer | null : Viewer;
  readonly locale: Locale;
  readonly now: Date;
  /** The caller's network address, for limits. */
  readonly address: string;
  readonly requestId: string;
  readonly log: Log;
  readonly request: Request;
  readonly out: Out;
};

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  deps: Deps,
) => E extends { produces: string } ? Promise<Response> : Reply<E> | Promise<Reply<E>>;

// biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say just ends
type Reply<E extends Endpoint> = InputOf<E['reply']> extends null ? null | void : InputOf<E['reply']>;

export type Implementation = {
  readonly endpoint: Endpoint;
  readonly handle: (input: Input<Endpoint>, deps: Deps) => unknown;
};

/** For all but the calls of the staff, which are written down: `server/routes/staff/desk.ts`. */
export function implement<E extends OpenEndpoint>(endpoint: E, handler: Handler<E>): Implementation {
  return { endpoint, handle: handler as unknown as Implementation['handle'] };
}

/** A visitor has written nothing that an older list could lack. Only for handlers that write nothing themselves. */
export const staleForVisitors =
  <E extends OpenEndpoint>(handler: Handler<E>): Handler<E> =>
  (input, deps) =>
    (input.viewer ? handler(input, deps) : readStale(deps, (old) => handler(input, old))) as ReturnType<
      Handler<E>
    >;

export function mount(app: Hono, deps: Deps, implementations: readonly Implementation[]): void {
  const both = { deps, readers: forReaders(deps) };
  // The first match wins, so `questions/types` has to come before `questions/{id}`.
  const ordered = implementations.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  for (const one of ordered) {
    const paths = pathsOf(one.endpoint).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
    app.on(one.endpoint.method, paths, (c) => respond(c, both, one));
  }
  const known = ordered.flatMap(({ endpoint }) =>
    pathsOf(endpoint).map((path) => ({
      method: endpoint.method,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  app.all('/api/*', (c) => refuse(c, deps, known));
}

const pathsOf = ({ path, aliases = [] }: Endpoint): string[] => [path, ...aliases];

const sortKey = ({ endpoint }: Implementation) => endpoint.path.replaceAll('{', '\uffff');

/** `readers`: for calls that do not need the primary. */
type Both = { deps: Deps; readers: Deps };

async function respond(c: Context, { deps, readers }: Both, one: Implementation): Promise<Response> {
  const call = openCall(c, deps);
  try {
    const isSomebody = credentialOf(c.req.raw, deps.config) !== null;
    const reply = serve(c, needsPrimary(one.endpoint, isSomebody) ? deps : readers, call, one);
    return await (mayBeCutOff(one.endpoint, isSomebody) ? unlessSilent(deps, reply) : reply);
  } catch (thrown) {
    return fail(call, deps, thrown);
  }
}

async function serve(
  c: Context,
  deps: Deps,
  call: Call,
  { endpoint, handle }: Implementation,
): Promise<Response> {
  const admitted = await admit(c, deps, endpoint, call);
  // Assigned rather than spread, which would open the log and look up the address at once.
  const input = Object.assign(call, admitted, { now: deps.now() }) as Input<Endpoint>;
  // What anyone may keep for a while may be as old at the start.
  const result = await (endpoint.cacheSeconds
    ? readStale(deps, (old) => handle(input, old))
    : handle(input, deps));
  if (endpoint.produces && result instanceof Response) return deliver(call, result);
  const data = checkedReply(endpoint.reply, result ?? null);
  if (endpoint.cacheSeconds) {
    call.headers['cache-control'] = `public, max-age=${endpoint.cacheSeconds}`;
    call.headers.vary = 'accept-language';
  }
  return succeed(call, data);
}

/** Only what the contract declares leaves the server. */
function checkedReply(schema: Schema, result: unknown): unknown {
  const parsed = z.safeParse(schema as z.core.$ZodType, result);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The reply does not match its schema: ${issues.join('; ')}`);
}

/** What no endpoint answers: another method than the path has, a question about methods, or no such path. */
function refuse(c: Context, deps: Deps, known: readonly { method: string; pattern: RegExp }[]): Response {
  const call = openCall(c, deps);
  try {
    limitNetwork(c, deps, 'read');
  } catch (thrown) {
    return fail(call, deps, thrown);
  }
  const methods = known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  if (methods.length === 0) return fail(call, deps, new AppError('NO_SUCH_ENDPOINT'));
  if (methods.includes('GET')) methods.push('HEAD');
  const headers = { allow: [...new Set([...methods, 'OPTIONS'])].join(', ') };
  if (c.req.method === 'OPTIONS') return deliver(call, new Response(null, { status: 204, headers }));
  return fail(call, deps, new AppError('METHOD_NOT_ALLOWED', { headers }));
}
