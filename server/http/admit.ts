/** What stands between a call and its handler: limits, origin, session, access and validation. */
import type { Context } from 'hono';
import { z } from 'zod';
import { type Endpoint, routeOf, type Schema } from '#contract/endpoint.ts';
import { type LimitKind, limitOf } from '#contract/limits.ts';
import { worksAt } from '#core/accounts/roles.ts';
import type { Locale } from '#core/locale.ts';
import { DatabaseSilent } from '#server/db/silence.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Call } from '#server/http/call.ts';
import { limitNetwork, limitUser } from '#server/http/call-limits.ts';
import {
  AppError,
  describeIssue,
  fieldsOf,
  forbidden,
  loginRequired,
  notFound,
} from '#server/http/errors.ts';
import { readBody } from '#server/http/request-body.ts';
import { isFromOwnOrigin } from '#server/http/request-origin.ts';
import { credentialOf } from '#server/http/session.ts';
import { needsPrimary } from '#server/http/unless-silent.ts';

const bodyLimitDefault = 1024 * 1024;

/** Checks in the order in which a caller should hear of them: who you are comes before what you sent. */
export async function admit(c: Context, deps: Deps, endpoint: Endpoint, call: Call) {
  const { locale } = call;
  const kind = kindOf(endpoint);
  limitNetwork(c, deps, kind);
  const credential = credentialOf(c.req.raw, deps.config);
  if (endpoint.method !== 'GET' && credential?.from !== 'header') {
    const needsProof = credential?.from === 'cookie';
    if (!isFromOwnOrigin(c.req.raw, deps.config, needsProof)) throw new AppError('FOREIGN_ORIGIN');
  }
  if (needsPrimary(endpoint, credential !== null) && deps.health().isSilent) throw new DatabaseSilent();
  // What anyone may keep must not depend on who asked first.
  const viewer = credential && !endpoint.cacheSeconds ? await deps.findSession(credential.token) : null;
  call.userId = viewer?.id ?? null;
  checkAccess(endpoint, viewer, deps.config.staffNeedsSecondFactor);
  if (viewer) limitUser(c, deps, kind, viewer.id);

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

/** The contract's own endpoints all have one; those that a test makes up are read. */
const kindOf = (endpoint: Endpoint): LimitKind =>
  (limitOf as Partial<Record<string, LimitKind>>)[routeOf(endpoint)] ?? 'read';

function checkAccess({ access, desk }: Endpoint, viewer: Viewer | null, needsFactor: boolean): void {
  if (access === 'visitor') return;
  if (!viewer) throw loginRequired();
  if (access === 'user') return;
  if (!desk || !worksAt(viewer.waitingRole ?? viewer.role, desk)) throw forbidden();
  if (viewer.waitingRole || (needsFactor && !viewer.hasSecondFactor))
    throw new AppError('SECOND_FACTOR_REQUIRED');
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
