/**
 * Answers and marks on their way to the server. Each stays here, and on disk, until the server has acknowledged that
 * very one; it is sent again after a failure, after a reload, after a login.
 */
import { type Disk, keyOf, type Unsent } from '#app/runner/engine/disk.ts';

/**
 * What became of a try. `refused`: the server has decided against it for good. `later`: nothing was decided. `held`: the
 * same, until the candidate goes on; whoever sets the clock going flushes, and it is tried now and then besides.
 */
export type Sent = 'stored' | 'refused' | 'later' | 'held';

/** Another device may have set the clock going. */
const heldMs = 20_000;

export type Outbox = {
  /** Newer than what is here under the same key. `restMs` is how long its author may be in the middle of it. */
  put: (item: Unsent, restMs?: number) => void;
  /** One try at everything that is here, at once; true when nothing is left. */
  flush: () => Promise<boolean>;
  /** Puts back what an earlier page left on disk. */
  restore: () => Promise<readonly Unsent[]>;
  list: () => readonly Unsent[];
  /** The page is being left: on disk at once, and out as well as a closing page can. */
  abandon: () => readonly Unsent[];
};

type OutboxOptions = {
  recordId: string;
  disk: Disk;
  send: (item: Unsent) => Promise<Sent>;
  /** When to try again after `later`. */
  pause: () => Promise<void>;
  onChange: (unsent: readonly Unsent[]) => void;
};

export function createOutbox({ recordId, disk, send, pause, onChange }: OutboxOptions): Outbox {
  const items = new Map<string, Unsent>();
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = new Map<string, Promise<Sent>>();
  let isRetrying = false;

  /** Who listens may fail; what is kept, sent and forgotten here does not depend on it. */
  function announce() {
    try {
      onChange([...items.values()]);
    } catch (error) {
      console.error(error);
    }
  }

  /** A fault on this side decided nothing, whatever the server did: `seq` lets the same answer come twice. */
  async function trySending(item: Unsent): Promise<Sent> {
    try {
      return await send(item);
    } catch (error) {
      console.error(error);
      return 'later';
    }
  }

  function wake(key: string) {
    clearTimeout(resting.get(key));
    resting.delete(key);
  }

  function rest(key: string, ms: number) {
    wake(key);
    resting.set(
      key,
      setTimeout(() => sendOne(key), ms),
    );
  }

  async function sendOne(key: string): Promise<Sent> {
    const known = underWay.get(key);
    if (known) {
      // The newest is what counts: wait for the one on its way, then look again.
      const before = items.get(key);
      const outcome = await known;
      const now = items.get(key);
      const isUndecided = outcome === 'later' || outcome === 'held';
      return now && now === before && isUndecided ? outcome : now ? sendOne(key) : outcome;
    }
    const item = items.get(key);
    if (!item) return 'stored';
    wake(key);
    const sending = trySending(item);
    underWay.set(key, sending);
    const outcome = await sending;
    underWay.delete(key);
    if (outcome === 'later') retryLater();
    else if (outcome === 'held') rest(key, heldMs);
    else {
      disk.remove(item);
      if (items.get(key) === item) items.delete(key);
      announce();
    }
    return outcome;
  }

  async function retryLater() {
    if (isRetrying) return;
    isRetrying = true;
    await pause();
    isRetrying = false;
    for (const key of items.keys()) if (!resting.has(key)) sendOne(key);
  }

  async function flush(): Promise<boolean> {
    await Promise.all([...items.keys()].map(sendOne));
    return items.size === 0;
  }

  return {
    put: (item, restMs = 0) => {
      const key = keyOf(item);
      items.set(key, item);
      disk.put(item);
      announce();
      wake(key);
      if (restMs === 0) sendOne(key);
      else rest(key, restMs);
    },
    flush,
    restore: async () => {
      const found = await disk.load(recordId);
      for (const item of found) {
        const known = items.get(keyOf(item));
        if (!known || known.seq < item.seq) items.set(keyOf(item), item);
      }
      announce();
      return found;
    },
    list: () => [...items.values()],
    abandon: () => {
      for (const key of resting.keys()) wake(key);
      const left = [...items.values()];
      disk.putAtOnce(left);
      return left;
    },
  };
}
