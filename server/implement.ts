/** The one way from a request to a reply: every endpoint of the contract is served through `mount`. */
import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { type CookieOptions, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { Access, Endpoint, InputOf, OutputOf, Schema } from '#contract/endpoint.ts';
import { errorTable } from '#contract/errors.ts';
import { type Locale, localeOfCall } from '#core/locale.ts';
import type { Deps, Role, Viewer } from '#server/deps.ts';
import {
  AppError,
  describeIssue,
  failureReply,
  fieldsOf,
  forbidden,
  loginRequired,
  notFound,
  publicError,
} from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { readBody } from '#server/request-body.ts';
import { addressOf, isFromOwnOrigin, isSecure } from '#server/request-origin.ts';
import { credentialOf } from '#server/session.ts';

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

/** What a handler may add to the reply. */
export type Out = {
  header: (name: string, value: string) => void;
  /** HttpOnly, SameSite=Lax, for the whole site, and Secure behind HTTPS, unless the options say otherwise. */
  setCookie: (name: string, value: string, options?: CookieOptions) => void;
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

export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation {
  return { endpoint, handle: handler as unknown as Implementation['handle'] };
}

const bodyLimitDefault = 1024 * 1024;

export function mount(app: Hono, deps: Deps, implementations: readonly Implementation[]): void {
  // The first match wins, so `questions/types` has to come before `questions/{id}`.
  const ordered = implementations.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  for (const one of ordered) {
    const path = one.endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(one.endpoint.method, path, (c) => respond(c, deps, one));
  }
  const known = ordered.map(({ endpoint: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  app.all('/api/*', (c) => refuse(c, deps, known));
}

const sortKey = ({ endpoint }: Implementation) => endpoint.path.replaceAll('{', '\uffff');

async function respond(c: Context, deps: Deps, { endpoint, handle }: Implementation): Promise<Response> {
  const call = openCall(c, deps);
  try {
    const { params, query, body, viewer } = await admit(c, deps, endpoint, call.locale);
    const input = { ...call, params, query, body, viewer, now: deps.now() } as Input<Endpoint>;
    const result = await handle(input, deps);
    if (endpoint.produces && result instanceof Response) {
      for (const [name, value] of call.headers) {
        if (name === 'set-cookie') result.headers.append(name, value);
        else if (!result.headers.has(name)) result.headers.set(name, value);
      }
      return result;
    }
    const data = checkedReply(endpoint.reply, result ?? null);
    if (endpoint.cacheSeconds) {
      call.headers.set('cache-control', `public, max-age=${endpoint.cacheSeconds}`);
      call.headers.set('vary', 'accept-language');
    }
    return json({ code: 0, data, msg: 'ok' }, 200, call.headers);
  } catch (thrown) {
    return failed(thrown, call);
  }
}

type OpenCall = {
  locale: Locale;
  requestId: string;
  address: string;
  log: Log;
  request: Request;
  out: Out;
  headers: Headers;
};

/** What every reply needs, also that of a call which is refused at once. */
function openCall(c: Context, deps: Deps): OpenCall {
  // The application around the API may have given the request an id already.
  const requestId: string = c.get('requestId') ?? randomUUID();
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
  });
  return {
    locale: localeOfCall(c.req.query('lang'), c.req.header('accept-language')),
    requestId,
    address: addressOf(c, deps.config),
    log: deps.log.child({ requestId }),
    request: c.req.raw,
    headers,
    out: {
      header: (name, value) => headers.set(name, value),
      setCookie: (name, value, options) => {
        const secure = isSecure(c.req.raw, deps.config);
        const domain = deps.config.cookieDomain ?? undefined;
        const usual = { path: '/', sameSite: 'Lax', httpOnly: true, secure, domain } as const;
        headers.append('set-cookie', serialize(name, value, { ...usual, ...options } as CookieOptions));
      },
    },
  };
}

/** Everything that stands between a call and its handler, in the order in which a caller should hear of it. */
async function admit(c: Context, deps: Deps, endpoint: Endpoint, locale: Locale) {
  const credential = credentialOf(c.req.raw);
  if (endpoint.method !== 'GET' && credential?.from !== 'header') {
    const needsProof = credential?.from === 'cookie';
    if (!isFromOwnOrigin(c.req.raw, deps.config, needsProof)) throw new AppError('FOREIGN_ORIGIN');
  }
  // What anyone may keep must not depend on who asked first.
  const viewer = credential && !endpoint.cacheSeconds ? await deps.findSession(credential.token) : null;
  checkAccess(endpoint.access, viewer);

  const params = endpoint.params && checkedParams(endpoint.params, c.req.param());
  const fields: Record<string, string> = {};
  const query = endpoint.query && check(endpoint.query, queryOf(c), locale, fields);
  const body =
    endpoint.body &&
    check(
      endpoint.body,
      await readBody(c.req.raw, endpoint.bodyLimit ?? bodyLimitDefault, endpoint.multipart),
      locale,
      fields,
    );
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return { params, query, body, viewer };
}

const rolesWith: Record<Exclude<Access, 'visitor'>, readonly Role[]> = {
  user: ['user', 'teacher', 'admin'],
  teacher: ['teacher', 'admin'],
  admin: ['admin'],
};

function checkAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'visitor') return;
  if (!viewer) throw loginRequired();
  if (!rolesWith[access].includes(viewer.role)) throw forbidden();
}

/** A path whose parameter cannot be an id names nothing: that is not found, rather than bad input. */
function checkedParams(schema: Schema, params: Record<string, string>): unknown {
  const parsed = z.safeParse(schema as z.core.$ZodType, params);
  if (!parsed.success || Object.values(params).some((value) => value.includes('\0'))) throw notFound();
  return parsed.data;
}

/** The parsed value; what is wrong with it is noted in `fields`. */
function check(schema: Schema, value: unknown, locale: Locale, fields: Record<string, string>): unknown {
  const parsed = z.safeParse(schema as z.core.$ZodType, value, {
    error: (issue) => describeIssue(issue, locale),
  });
  if (!parsed.success) Object.assign(fields, fieldsOf(parsed.error.issues));
  return parsed.data;
}

function queryOf(c: Context): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    const given = values.filter((value) => value !== '');
    // PostgreSQL's text cannot hold it, and nobody types it.
    if (given.some((value) => value.includes('\0')))
      throw new AppError('INVALID_INPUT', { fields: { [name]: 'wrong' } });
    const [first] = given;
    if (first !== undefined) query[name] = given.length === 1 ? first : given;
  }
  return query;
}

/** Only what the contract declares leaves the server. */
function checkedReply(schema: Schema, result: unknown): unknown {
  const parsed = z.safeParse(schema as z.core.$ZodType, result);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The reply does not match its schema: ${issues.join('; ')}`);
}

function failed(thrown: unknown, { locale, log, headers, request }: OpenCall): Response {
  const error = publicError(thrown);
  const { status } = errorTable[error.error];
  if (status >= 500)
    log.error({ err: thrown, method: request.method, path: new URL(request.url).pathname }, error.error);
  headers.set('cache-control', 'no-store');
  if (error.details.retryAfter) headers.set('retry-after', String(error.details.retryAfter));
  for (const [name, value] of Object.entries(error.details.headers ?? {})) headers.set(name, value);
  return json(failureReply(error, locale), status, headers);
}

/** What no endpoint answers: another method than the path has, a question about methods, or no such path. */
function refuse(c: Context, deps: Deps, known: readonly { method: string; pattern: RegExp }[]): Response {
  const call = openCall(c, deps);
  const methods = known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  if (methods.length === 0) return failed(new AppError('NO_SUCH_ENDPOINT'), call);
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
    ', ',
  );
  if (c.req.method === 'OPTIONS') {
    call.headers.set('allow', allow);
    return new Response(null, { status: 204, headers: call.headers });
  }
  return failed(new AppError('METHOD_NOT_ALLOWED', { headers: { allow } }), call);
}

function json(reply: object, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(reply), { status, headers });
}
