/** What an error says about the database: that it is away for now, or that a connection to it is of no more use. */
import { sqlState } from './sql-state.ts';

/**
 * Classes of SQLSTATE and of socket errors that mean: not now, rather than: not so. 25006 is a server that only reads,
 * which a primary becomes when another takes its place; 55P03 and 57014 are waits that were given up.
 */
const passing =
  /^(?:08...|53...|57P0[1-5]|57014|55P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says without a code. */
const noAnswer = 'Query read timeout';
const driver =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Client (?:has encountered a connection error|was closed) and is not queryable)$/;

export function isDatabaseAway(thrown: unknown): boolean {
  // Drizzle wraps what the driver says.
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && passing.test(code)) return true;
    if (error.message === noAnswer || driver.test(error.message)) return true;
  }
  return false;
}

/** Waits that were given up: which statement it was says where to look; otherwise they all say the same. */
const waits = /^(?:57014|55P03)$/;

/** One text for all errors that tell an operator the same about the database. */
export function kindOfAbsence(thrown: unknown): string {
  let kind = '';
  let statement = '';
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, query } = error as { code?: unknown; query?: unknown };
    if (typeof query === 'string') statement = query;
    kind = typeof code === 'string' ? code : error.message;
  }
  return waits.test(kind) ? `${kind} ${statement}` : kind;
}

/**
 * After it the connection is not used again: it did not answer, so whatever is asked next would wait behind the same
 * question, or it leads to a server that only reads while a new connection may lead to the one that writes.
 */
export function isUseless(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (error.message === noAnswer) return true;
  return sqlState(thrown) === '25006';
}
