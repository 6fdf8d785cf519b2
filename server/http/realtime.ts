/** The socket through which open tabs hear that their messages changed. It says nothing else, and takes nothing in. */
import type { Server as HttpServer, IncomingMessage, RequestListener } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server, type Socket } from 'socket.io';
import { askUnlessSilent } from '#server/db/silence.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { limitAddress } from '#server/http/call-limits.ts';
import { AppError } from '#server/http/errors.ts';
import { isWorthTelling } from '#server/http/is-worth-telling.ts';
import { callerAddress, isFromOwnOrigin } from '#server/http/request-origin.ts';
import { readTokenCookie } from '#server/http/session.ts';
import type { Audience, ServerEvent } from '#server/platform/events.ts';
import { repeat } from '#server/platform/repeat.ts';

/** A message to many makes all their tabs ask at once: the browser waits a random part of this time first. */
export type MessagesEvent = { spreadMs: number };

type ToBrowser = { MESSAGES: (event: MessagesEvent) => void };
type SocketData = { viewer: Viewer };
type Io = Server<Record<string, never>, ToBrowser, Record<string, never>, SocketData>;
type Connection = Socket<Record<string, never>, ToBrowser, Record<string, never>, SocketData>;

/** Those of these sessions that still live, with the role that their account has now. */
type ListLive = (
  db: Deps['db'],
  ids: readonly string[],
  now: Date,
) => Promise<readonly { id: string; role: Viewer['role'] }[]>;

type Options = { listLive: ListLive; reviewEveryMs?: number };

export type Realtime = { close: () => Promise<void> };

const spreadMs = 10_000;

/** Tabs of one person beyond this many go without the socket; they still count on load. */
const maxPerUser = 30;

/** Sessions that end by age, or in a process that cannot tell this one, are noticed this often. */
const usualReviewMs = 5 * 60_000;

const roomOf = (to: Exclude<Audience, 'all'>) => ('user' in to ? `user:${to.user}` : `role:${to.role}`);
const sessionRoom = (id: string) => `session:${id}`;

/** Call it when the server has its request listener, which from then on sees everything but the socket's path. */
export function attachRealtime(
  server: HttpServer,
  deps: Deps,
  { listLive, reviewEveryMs = usualReviewMs }: Options,
): Realtime {
  // The socket puts itself before the request listeners there are; at the end they stand as they stood.
  const requestListeners = server.listeners('request') as RequestListener[];
  const upgradeListeners = server.listeners('upgrade');
  const io: Io = new Server(server, {
    // Specification, section 7: websocket transport alone.
    transports: ['websocket'],
    serveClient: false,
    // Vite's own socket lives on the same server in development.
    destroyUpgrade: false,
    connectTimeout: 10_000,
    maxHttpBufferSize: 4096,
    perMessageDeflate: false,
    allowRequest: (request, decide) => decide(null, isFromOwnPage(request, deps)),
  });
  connectRedis(io, deps);
  const { sockets } = deps.metrics;
  io.use(async (socket, next) => {
    next(await admit(io, socket, deps));
  });
  io.on('connection', (socket) => {
    const { id, role, sessionId } = socket.data.viewer;
    sockets.inc();
    socket.once('disconnect', () => sockets.dec());
    socket.join([roomOf({ user: id }), roomOf({ role }), sessionRoom(sessionId)]);
  });
  const stopListening = deps.events.listen((event) => tell(io, event));
  const reviewing = repeat(
    reviewEveryMs,
    () => reviewSessions(io, deps, listLive),
    (error) => deps.log.warn({ err: error }, 'sockets not reviewed'),
  );
  return {
    close: async () => {
      const reviewed = reviewing.close();
      stopListening();
      // Not `io.close()`, which would end the HTTP server too; and not by saying goodbye, after which browsers would
      // not come back to the process that follows.
      io.engine.close();
      server.removeAllListeners('request');
      for (const listener of requestListeners) server.on('request', listener);
      for (const listener of server.listeners('upgrade'))
        if (!upgradeListeners.includes(listener)) server.off('upgrade', listener as () => void);
      await io.of('/').adapter.close();
      await reviewed;
    },
  };
}

/** With several processes a message reaches the sockets of all of them. */
function connectRedis(io: Io, { redis }: Deps): void {
  if (!redis) return;
  for (const connection of [redis.publisher, redis.subscriber]) {
    // The adapter waits for none of its commands, and one that fails unheard would end the process.
    const send = connection.sendCommand.bind(connection);
    connection.sendCommand = (...command) => {
      const sent = send(...command);
      Promise.resolve(sent).catch(() => undefined);
      return sent;
    };
  }
  io.adapter(createAdapter(redis.publisher, redis.subscriber));
}

/** A browser always says where a socket comes from; another site's page must not ride on the cookie. */
const isFromOwnPage = (message: IncomingMessage, { config }: Deps): boolean =>
  isFromOwnOrigin(requestOf(message), config, false);

function requestOf({ headers, url = '/' }: IncomingMessage): Request {
  const known = Object.entries(headers).filter(([, value]) => typeof value === 'string') as [
    string,
    string,
  ][];
  return new Request(new URL(url, 'http://localhost'), { headers: known });
}

/** Undefined lets the socket in. Visitors have no messages, so nothing is opened for them. */
async function admit(io: Io, socket: Connection, deps: Deps): Promise<Error | undefined> {
  const { auth } = socket.handshake;
  const given: unknown = auth.token;
  const token =
    typeof given === 'string' && given !== ''
      ? given
      : readTokenCookie(requestOf(socket.request), deps.config);
  try {
    const { headers, socket: line } = socket.request;
    const forwarded = headers['x-forwarded-for'];
    const address = callerAddress(
      Array.isArray(forwarded) ? forwarded.at(-1) : forwarded,
      line.remoteAddress,
      deps.config,
    );
    limitAddress(deps, 'socket', address);
    const viewer = token ? await askUnlessSilent(deps, () => deps.findSession(token)) : null;
    if (!viewer) return new Error('LOGIN_REQUIRED');
    const tabs = io.of('/').adapter.rooms.get(roomOf({ user: viewer.id }))?.size ?? 0;
    if (tabs >= maxPerUser) return new Error('TOO_MANY_REQUESTS');
    socket.data.viewer = viewer;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return new Error(error.error);
    if (isWorthTelling(deps, error)) deps.log.warn({ err: error }, 'a socket could not be admitted');
    return new Error('UNAVAILABLE');
  }
}

function tell(io: Io, event: ServerEvent): void {
  if (event.kind === 'sessions-ended') {
    // Every process is told, and ends its own. An empty list of rooms would mean everybody.
    if (event.ids.length > 0) io.local.in(event.ids.map(sessionRoom)).disconnectSockets(true);
    return;
  }
  const { to } = event;
  if (to === 'all') io.emit('MESSAGES', { spreadMs });
  else io.to(roomOf(to)).emit('MESSAGES', { spreadMs: 'user' in to ? 0 : spreadMs });
}

async function reviewSessions(io: Io, { db, now }: Deps, listLive: ListLive): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  const ids = [...new Set(sockets.map(({ data }) => data.viewer.sessionId))];
  const live = new Map((await listLive(db, ids, now())).map(({ id, role }) => [id, role]));
  for (const socket of sockets) {
    const { viewer } = socket.data;
    const role = live.get(viewer.sessionId);
    if (!role) {
      socket.disconnect(true);
    } else if (role !== viewer.role) {
      await socket.leave(roomOf({ role: viewer.role }));
      await socket.join(roomOf({ role }));
      socket.data.viewer = { ...viewer, role };
    }
  }
}
