/** Structured logs; one line of JSON for each event, secrets never in it. */
import pino from 'pino';

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: { service: 'beacon' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.code', 'headers.authorization', 'headers.cookie'],
      censor: '…',
    },
  });
}
