/**
 * Knows at any moment whether the database answers, whether it writes, and what time it has there: one connection beside
 * the pool is asked every second. Where that falls silent a second one is opened, which tells the two causes apart. If
 * the first one answers after all, the database stood still, and so did everybody's statements; if the new one answers
 * and the first does not, the road of the old connections is dead (an address that moved to another machine, a firewall
 * that forgot), and the pool's are given up with it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Connection } from './client.ts';
import type { DatabaseLog } from './progress.ts';
import { type Roster, socketOf } from './roster.ts';

export type DatabaseHealth = {
  state: 'ready' | 'unreachable' | 'read-only';
  /** It is unreachable and does not even say no: who asks it would wait. */
  isSilent: boolean;
  /** How much later it is at the database than here; positive where this machine's clock is slow. */
  clockOffMs: number;
  /** By so much that an operator has to see to it. */
  isClockOff: boolean;
};

export type DatabaseWatch = {
  health: () => DatabaseHealth;
  /** Calls the listener whenever the database falls silent, until the function that it returns is called. */
  onSilence: (listener: () => void) => () => void;
  /** Somebody was told to come again because of it: how many there were is told when the database answers again. */
  noteRefused: () => void;
  /** The database's time, which is the same for every process. */
  now: () => Date;
  close: () => void;
};

type WatchOptions = {
  connection: Connection;
  roster: Pick<Roster, 'listen' | 'endAll'>;
  log: DatabaseLog;
  /** This machine's clock. */
  clock?: () => number;
};

type Answer = { offMs: number; uncertainMs: number; isReadOnly: boolean };
type Line = { ask: () => Promise<Heard>; close: () => void };
/** What became of a question, and on which line. */
type Heard = { line: Line } & (
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failed'; error: unknown }
  | { kind: 'late' }
);

const everyMs = 1000;
/** A database that is only busy answers within it. */
const patienceMs = 2000;
const connectMs = 3000;
/** What the first connection still gets once another one has answered. */
const lastChanceMs = 500;
/** Less is the network's and the scheduler's noise, and time must not jitter. */
const steadyMs = 100;
/** Of a clock. */
const toleratedMs = 2000;

export function watchDatabase({ connection, roster, log, clock = Date.now }: WatchOptions): DatabaseWatch {
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let health: DatabaseHealth = { state: 'unreachable', isSilent: false, clockOffMs: 0, isClockOff: false };
  let hasBeenAway = false;
  let answeredAt = clock();
  /** While it is known to be away, or to read alone. */
  let refused = 0;
  let line = openLine(connection, clock);

  const note = ({ offMs, uncertainMs, isReadOnly }: Answer) => {
    const before = health;
    const absence = { since: new Date(answeredAt), awayMs: Math.round(clock() - answeredAt), refused };
    const isSteady = Math.abs(offMs - before.clockOffMs) <= steadyMs + uncertainMs;
    const clockOffMs = isSteady ? before.clockOffMs : Math.round(offMs);
    const isClockOff = Math.abs(clockOffMs) > toleratedMs;
    health = { state: isReadOnly ? 'read-only' : 'ready', isSilent: false, clockOffMs, isClockOff };
    if (isReadOnly && before.state !== 'read-only') log.error('the database only reads');
    // The pool's connections lead to the one that only reads, and each would refuse one more writer before it is dropped.
    if (before.state === 'read-only' && !isReadOnly)
      log.info(
        { ...absence, connections: roster.endAll() },
        'the database writes again: older connections were given up',
      );
    if (before.state === 'unreachable' && hasBeenAway) log.info(absence, 'the database answers again');
    hasBeenAway = false;
    if (!isReadOnly) {
      answeredAt = clock();
      refused = 0;
    }
    if (isClockOff && !before.isClockOff)
      log.error({ offMs: clockOffMs }, 'this machine’s clock differs from the database’s');
    if (!isClockOff && before.isClockOff) log.info('this machine’s clock agrees with the database’s again');
  };
  const noteAway = (isSilent: boolean, error?: unknown) => {
    if (health.state !== 'unreachable' && !closing.signal.aborted)
      log.error({ err: error, isSilent, since: new Date(answeredAt) }, 'the database does not answer');
    const isNews = isSilent && !health.isSilent;
    hasBeenAway = true;
    health = { ...health, state: 'unreachable', isSilent };
    if (isNews) for (const tell of listeners) tell();
  };
  const change = (next: Line): void => {
    line.close();
    line = next;
  };

  /** The line was asked and says nothing: waits until it answers, or a new one does in its place. */
  const outlast = async (asked: Promise<Heard>): Promise<void> => {
    const dropSilent = roster.listen();
    while (!closing.signal.aborted) {
      const other = openLine(connection, clock);
      const first = await Promise.race([asked, within(other, other.ask(), connectMs)]);
      if (first.line === line) {
        if (first.kind !== 'answer') return change(other);
        other.close();
        return note(first.answer);
      }
      if (first.kind === 'answer') {
        const late = await within(line, asked, lastChanceMs);
        if (late.kind === 'answer') other.close();
        else {
          change(other);
          const connections = dropSilent();
          log.error({ connections }, 'the road to the database was dead: connections on it were given up');
        }
        return note(first.answer);
      }
      other.close();
      await Promise.race([asked, delay(everyMs)]);
    }
  };

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const asked = line.ask();
      const heard = await within(line, asked, patienceMs);
      if (heard.kind === 'answer') note(heard.answer);
      else noteAway(heard.kind === 'late', heard.kind === 'failed' ? heard.error : undefined);
      if (heard.kind === 'late') await outlast(asked);
      // One that only reads may have given its place to another server, which a new line leads to.
      const isSecond = heard.kind === 'answer' && heard.answer.isReadOnly;
      if (heard.kind === 'failed' || isSecond) change(openLine(connection, clock));
      await delay(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  void watch();

  return {
    health: () => health,
    onSilence: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    noteRefused: () => {
      if (health.state !== 'ready') refused += 1;
    },
    now: () => new Date(clock() + health.clockOffMs),
    close: () => {
      closing.abort();
      line.close();
    },
  };
}

function openLine(connection: Connection, clock: () => number): Line {
  const client = new Client({ ...connection, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined);
  let connected: Promise<unknown> | undefined;
  const line: Line = {
    ask: async () => {
      try {
        connected ??= client.connect();
        await connected;
        const sentAt = clock();
        const { rows } = await client.query<{ now: number; isReadOnly: boolean }>(
          `select extract(epoch from clock_timestamp())::float8 * 1000 as now,
                  current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
        );
        const heardAt = clock();
        const { now = sentAt, isReadOnly = false } = rows[0] ?? {};
        const answer = {
          offMs: now - (sentAt + heardAt) / 2,
          uncertainMs: (heardAt - sentAt) / 2,
          isReadOnly,
        };
        return { line, kind: 'answer', answer };
      } catch (error) {
        return { line, kind: 'failed', error };
      }
    },
    close: () => {
      socketOf(client).destroy();
    },
  };
  return line;
}

function within(line: Line, asked: Promise<Heard>, ms: number): Promise<Heard> {
  const { promise: late, resolve } = Promise.withResolvers<Heard>();
  // A process that was busy for long reads what has come in before it calls it late.
  const timer = setTimeout(() => setImmediate(resolve, { line, kind: 'late' }), ms);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
