/**
 * Redis, which several processes share for limits and for telling each other what happened. It comes and goes without
 * taking anybody along: while it is away or silent nobody waits for it, and when it is back everything goes on by itself.
 */
import { Redis } from 'ioredis';
import type { Log } from '#server/log.ts';

export type SharedRedis = {
  /** For commands, each of which fails after `commandMs`. */
  readonly client: Redis;
  readonly publisher: Redis;
  /** What it is to listen to it asks for whenever Redis comes, however late that is. */
  readonly subscriber: Redis;
  /** False while it is away or silent: PostgreSQL stands in. */
  isUsable: () => boolean;
  /** Says that a command was not answered; it is not used again until it answers. */
  giveUp: () => void;
  close: () => void;
};

/** Ample for a machine next door; who logs in waits for it once, and then for PostgreSQL. */
const commandMs = 400;

/** How often each connection is asked whether anybody is there. A silent network closes none by itself. */
const pingMs = 1000;

export function openRedis(url: string, log: Log): SharedRedis {
  // The second version of its protocol is the one that every Redis and the sockets' adapter speak.
  const client = new Redis(url, {
    connectionName: 'beacon-gre',
    protocol: 2,
    connectTimeout: pingMs,
    commandTimeout: commandMs,
    maxRetriesPerRequest: 2,
    retryStrategy: (times) => Math.min(times * 50, pingMs),
  });
  const publisher = client.duplicate();
  const subscriber = client.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  let isAnswering = true;
  let isToldAway = false;
  const set = (answers: boolean) => {
    isAnswering = answers;
    if (answers !== isToldAway) return;
    isToldAway = !answers;
    if (answers) log.info('Redis answers again');
    else
      log.warn(
        'Redis does not answer; PostgreSQL counts in its place, and processes do not hear of each other',
      );
  };
  const connections = [client, publisher, subscriber];
  for (const connection of connections)
    connection.on('error', (error) => log.debug({ err: error }, 'a connection to Redis failed'));
  const timers = connections.map((connection) =>
    watch(connection, connection === client ? set : () => undefined),
  );
  return {
    client,
    publisher,
    subscriber,
    isUsable: () => isAnswering && client.status === 'ready',
    giveUp: () => set(false),
    close: () => {
      for (const timer of timers) clearInterval(timer);
      for (const connection of connections) connection.disconnect();
    },
  };
}

/** A connection that answers nothing is as good as none, and is opened anew. */
function watch(connection: Redis, tell: (answers: boolean) => void): NodeJS.Timeout {
  let isAsked = false;
  /** Connected, and still not ready at the last look: its greeting was not answered. */
  let wasStuck = false;
  return setInterval(async () => {
    const { status } = connection;
    if (status !== 'ready') {
      tell(false);
      const isStuck = status === 'connect';
      if (isStuck && wasStuck) connection.disconnect(true);
      wasStuck = isStuck && !wasStuck;
      return;
    }
    if (isAsked) return;
    isAsked = true;
    const answers = await isAnswered(connection);
    isAsked = false;
    tell(answers);
    if (!answers && connection.status === 'ready') connection.disconnect(true);
  }, pingMs).unref();
}

function isAnswered(connection: Redis): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, commandMs, false);
  connection.ping().then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
}
