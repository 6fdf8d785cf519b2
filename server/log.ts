/** Structured logs; one line of JSON for each event, and nothing in it that belongs to a person. */
import pino from 'pino';

export type Log = pino.Logger;

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: { service: 'beacon' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: ['*.password', '*.token', 'headers.authorization', 'headers.cookie'],
        censor: '…',
      },
    },
    destination,
  );
}

type Described = {
  type: string;
  message: string;
  /** Of a failed system call, or the SQLSTATE of a failed statement. */
  code?: string;
  /** What a statement ran into, by name. */
  constraint?: string;
  table?: string;
  statement?: string;
  frames: string[];
  cause?: Described;
};

/**
 * Named fields alone. An error of the database carries what somebody typed in its message, its stack, its parameters
 * and its detail (“Key (email)=(…) already exists”), so the usual serializer, which copies all of them, will not do.
 */
export function describeError(thrown: unknown): Described {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'thrown, but no error', frames: [] };
  const { name, code, constraint, table, query, cause } = thrown as Error & Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    type: name,
    message: text(query) === undefined ? messageOf(thrown, text(code)) : 'a statement failed',
    code: text(code),
    constraint: text(constraint),
    table: text(table),
    // With placeholders in the place of values.
    statement: text(query)?.slice(0, 500),
    frames: (thrown.stack ?? '').split('\n').flatMap((line) => /^\s+at (.+)/.exec(line)?.[1] ?? []),
    cause: cause === undefined ? undefined : describeError(cause),
  };
}

/** PostgreSQL quotes a value that it could not read at the end of its message: 22P02, 22007 and their kin. */
const messageOf = ({ message }: Error, code = ''): string =>
  /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/: ".*/s, ': …') : message;
