/**
 * Rows that arrive while others of their kind are being written wait for these, and go together: one statement, one
 * commit, and one way to the database and back for all of them. Who comes alone does not wait.
 */
import { isDatabaseAway } from '../away.ts';

type Options<Row, Reply> = {
  /** Writes rows of different keys, each for itself. What it says nothing of was left alone. */
  write: (rows: readonly Row[]) => Promise<ReadonlyMap<string, Reply>>;
  /** Rows of one key are written one after the other, in the order in which they came. */
  keyOf: (row: Row) => string;
  maxRows: number;
  /** How long the others wait for those that are being written: a connection that says nothing holds up nobody else. */
  patienceMs: number;
};

type Waiting<Row, Reply> = {
  row: Row;
  key: string;
  resolve: (reply: Reply | null) => void;
  reject: (error: unknown) => void;
};

/** The reply is null for a row that was left alone. */
export function createBatches<Row, Reply>({
  write,
  keyOf,
  maxRows,
  patienceMs,
}: Options<Row, Reply>): (row: Row) => Promise<Reply | null> {
  type Batch = Waiting<Row, Reply>[];
  const underWay = new Set<string>();
  let waiting: Batch = [];
  let isWriting = false;

  function take(): Batch {
    const batch: Batch = [];
    const left: Batch = [];
    for (const one of waiting) {
      const goes = batch.length < maxRows && !underWay.has(one.key);
      if (goes) underWay.add(one.key);
      (goes ? batch : left).push(one);
    }
    waiting = left;
    return batch;
  }

  /** The error, if there was one; the rows then still wait for their reply. */
  async function attempt(batch: Batch): Promise<unknown> {
    try {
      const replies = await write(batch.map(({ row }) => row));
      for (const { key, resolve } of batch) resolve(replies.get(key) ?? null);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  async function send(batch: Batch): Promise<void> {
    let error = await attempt(batch);
    if (error === undefined) return;
    for (const one of batch) {
      // What the database refuses is one row's fault: the others are not to suffer for it.
      if (batch.length > 1 && !isDatabaseAway(error)) {
        error = await attempt([one]);
        if (error === undefined) continue;
      }
      one.reject(error);
    }
  }

  function start(): void {
    const batch = isWriting ? [] : take();
    if (batch.length === 0) return;
    isWriting = true;
    const next = () => {
      isWriting = false;
      start();
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      next();
    }, patienceMs);
    send(batch).finally(() => {
      clearTimeout(timer);
      for (const { key } of batch) underWay.delete(key);
      if (isLate) start();
      else next();
    });
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, key: keyOf(row), resolve, reject });
      start();
    });
}
