/** Sessions: a token opens one, seven days or a logout end it. */
import { LRUCache } from 'lru-cache';
import { describeDevice } from '#core/accounts/device.ts';
import { veilAddress } from '#core/accounts/lookup.ts';
import { dayMs } from '#core/duration.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { notFound } from '#server/http/errors.ts';
import type { Out } from '#server/http/implement.ts';
import { tokenCookie } from '#server/http/session.ts';
import type { Log } from '#server/log.ts';
import type { Events } from '#server/platform/events.ts';
import { hashSecret, makeSecret } from './secrets.ts';
import {
  deleteSessionsBefore,
  findLiveSession,
  insertSession,
  listLiveSessions,
  type SessionsOf,
  touchSession,
  updateSessionsEnded,
} from './sessions-store.ts';
import { lockUser } from './store.ts';

/** Specification, section 9: the cookie, and with it the session, lives seven days. */
const sessionMs = 7 * dayMs;
const keptAfterEndMs = 30 * dayMs;
const touchEveryMs = 5 * 60_000;

/** What opening a session needs to know of the call. */
export type Caller = {
  readonly now: Date;
  readonly request: Request;
  readonly address: string;
  readonly out: Out;
};

/** A new session's token. `giveToken` hands it to the browser, once the transaction is through. */
export async function startSession(db: Queryable, userId: string, caller: Caller): Promise<string> {
  const { now, request, address } = caller;
  const token = makeSecret();
  await insertSession(
    db,
    {
      tokenHash: hashSecret(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
      address,
    },
    new Date(now.getTime() - keptAfterEndMs),
  );
  return token;
}

const removedAtOnce = 5000;

/** Sessions that are long over, of everybody: a login forgets those of its own person alone. */
export async function removeOldSessions({
  db,
  now,
  isStopping,
}: Pick<Deps, 'db' | 'now' | 'isStopping'>): Promise<void> {
  const before = new Date(now().getTime() - keptAfterEndMs);
  while (!isStopping() && (await deleteSessionsBefore(db, before, removedAtOnce)) === removedAtOnce);
}

export function giveToken({ out }: Caller, token: string): string {
  out.setCookie(tokenCookie, token, { maxAge: sessionMs / 1000 });
  return token;
}

export function takeTokenBack(out: Out): void {
  out.setCookie(tokenCookie, '', { maxAge: 0 });
}

export type FindSession = (token: string) => Promise<Viewer | null>;

type Needs = { db: Database; log: Log; now: () => Date; events: Events; config: Config };

/**
 * A tab in an exam calls every few seconds, so what the database said is remembered for a moment. Who ends a session
 * here is heard at once; a session that another process ended lives on in this one for so long at most.
 */
const rememberedMs = 10_000;
const maxRemembered = 20_000;

export function createFindSession({ db, log, now, events, config }: Needs): FindSession {
  const remembered = new LRUCache<string, { viewer: Viewer; expiresAt: Date }>({
    max: maxRemembered,
    // An entry is good up to and with the last millisecond of its time.
    ttl: rememberedMs - 1,
    // By the clock that the database is asked with, and read anew each time.
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  });
  let endings = 0;
  events.listen((event) => {
    if (event.kind !== 'sessions-ended') return;
    endings += 1;
    const ended = new Set(event.ids);
    const known = [...remembered.entries()];
    for (const [key, { viewer }] of known) if (ended.has(viewer.sessionId)) remembered.delete(key);
  });
  return async (token) => {
    const at = now();
    const tokenHash = hashSecret(token);
    const key = tokenHash.toString('base64');
    const known = remembered.get(key);
    if (known && at < known.expiresAt) return known.viewer;
    const endingsBefore = endings;
    const found = await findLiveSession(db, tokenHash, at);
    if (!found) return null;
    const staleBefore = new Date(at.getTime() - touchEveryMs);
    if (found.lastSeenAt < staleBefore) {
      // The request need not wait for it, nor fail with it.
      touchSession(db, found.id, at, staleBefore).catch((error) =>
        log.warn({ err: error }, 'session not touched'),
      );
    }
    const { userId: id, role, id: sessionId, joinedAt, hasSecondFactor, expiresAt } = found;
    const isWaiting = config.staffNeedsSecondFactor && role !== 'user' && !hasSecondFactor;
    const viewer: Viewer = {
      ...{ id, sessionId, joinedAt, hasSecondFactor },
      ...(isWaiting ? { role: 'user', waitingRole: role } : { role }),
    };
    // One that ended while the database was asked may be this one.
    if (endings === endingsBefore) remembered.set(key, { viewer, expiresAt }, { start: at.getTime() });
    return viewer;
  };
}

/** Ends them, tells their sockets, and says how many there were. */
export async function endSessions(deps: Deps, which: SessionsOf, now: Date): Promise<number> {
  const ids = await updateSessionsEnded(deps.db, which, now);
  announceEnd(deps, ids);
  return ids.length;
}

/** By an administrator, wherever the person is logged in. */
export async function endAllSessions(deps: Deps, userId: string, now: Date, audit: Audit): Promise<number> {
  const ids = await inTransaction(deps.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw notFound();
    const ended = await updateSessionsEnded(tx, { userId }, now);
    await audit(tx, { details: { ended: ended.length } });
    return ended;
  });
  announceEnd(deps, ids);
  return ids.length;
}

/** For sessions that a transaction ended: sockets hear of it after the commit. */
export function announceEnd({ events }: Deps, ids: readonly string[]): void {
  if (ids.length > 0) events.emit({ kind: 'sessions-ended', ids });
}

export async function listSessions({ db }: Deps, viewer: Viewer, now: Date) {
  const live = await listLiveSessions(db, viewer.id, now);
  return live.map(({ id, userAgent, address, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    isCurrent: id === viewer.sessionId,
    device: describeDevice(userAgent),
    address: veilAddress(address),
    createdAt,
    lastSeenAt,
    expiresAt,
  }));
}
