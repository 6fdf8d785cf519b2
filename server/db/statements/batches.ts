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
}: Options<Row, Reply>): (row: Row) => Promise<Reply | null> {
  type Batch = Waiting<Row, Reply>[];
  let waiting: Batch = [];
  let isWriting = false;

  function take(): Batch {
    const keys = new Set<string>();
    const batch: Batch = [];
    const left: Batch = [];
    for (const one of waiting) {
      const goes = batch.length < maxRows && !keys.has(one.key);
      keys.add(one.key);
      (goes ? batch : left).push(one);
    }
    waiting = left;
    return batch;
  }

  async function send(batch: Batch): Promise<void> {
    try {
      const replies = await write(batch.map(({ row }) => row));
      for (const { key, resolve } of batch) resolve(replies.get(key) ?? null);
    } catch (error) {
      if (isDatabaseAway(error)) {
        // Who waits would hear the same, one batch after the other.
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      } else if (batch.length === 1) {
        batch[0]?.reject(error);
      } else {
        // What the database refuses is one row's fault: the others are not to suffer for it.
        for (const one of batch) await send([one]);
      }
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await send(take());
    isWriting = false;
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, key: keyOf(row), resolve, reject });
      if (!isWriting) writeAll();
    });
}
