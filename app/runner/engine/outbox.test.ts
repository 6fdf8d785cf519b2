/** "The browser keeps unsent answers in an outbox on disk until the server has acknowledged that very seq." */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Disk, keyOf, type Unsent } from './disk.ts';
import { createOutbox, type Sent } from './outbox.ts';

const answer = (exerciseId: string, seq: number, text = `${exerciseId}-${seq}`): Unsent => ({
  kind: 'answer',
  recordId: '1',
  exerciseId,
  type: 'math',
  answer: [text],
  seq,
  spent: 0,
});

function memoryDisk(left: readonly Unsent[] = []) {
  const items = new Map(left.map((item) => [keyOf(item), item]));
  const disk: Disk = {
    load: async () => [...items.values()],
    put: (item) => items.set(keyOf(item), item),
    putAtOnce: (all) => {
      for (const item of all) items.set(keyOf(item), item);
    },
    remove: (item) => {
      const stored = items.get(keyOf(item));
      if (stored && stored.seq <= item.seq) items.delete(keyOf(item));
    },
  };
  return { disk, items };
}

/** A server whose replies are given one by one. */
function slowServer() {
  const waiting: { item: Unsent; reply: (sent: Sent) => void }[] = [];
  const received: Unsent[] = [];
  return {
    received,
    waiting,
    send: (item: Unsent) =>
      new Promise<Sent>((resolve) => {
        received.push(item);
        waiting.push({ item, reply: resolve });
      }),
    replyTo: async (place: number, sent: Sent) => {
      waiting[place]?.reply(sent);
      await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function openOutbox(
  server = slowServer(),
  left: readonly Unsent[] = [],
  {
    send = server.send,
    onChange = () => {},
  }: { send?: (item: Unsent) => Promise<Sent>; onChange?: () => void } = {},
) {
  const { disk, items } = memoryDisk(left);
  let wake = () => {};
  const outbox = createOutbox({
    recordId: '1',
    disk,
    send,
    pause: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    onChange,
  });
  return {
    outbox,
    server,
    onDisk: items,
    tryAgain: async () => {
      wake();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('an answer', () => {
  it('is on disk before anything is sent, and until it is acknowledged', async () => {
    const { outbox, server, onDisk } = openOutbox();
    outbox.put(answer('a', 1));
    expect([...onDisk.values()]).toEqual([answer('a', 1)]);
    await server.replyTo(0, 'stored');
    expect(onDisk.size).toBe(0);
    expect(outbox.list()).toEqual([]);
  });

  it('that changed while the older one was on its way is sent too, and not taken for acknowledged', async () => {
    const { outbox, server, onDisk } = openOutbox();
    outbox.put(answer('a', 1));
    outbox.put(answer('a', 2));
    expect(server.received).toHaveLength(1);
    await server.replyTo(0, 'stored');
    expect(onDisk.get('1/a/answer')?.seq).toBe(2);
    expect(server.received.map(({ seq }) => seq)).toEqual([1, 2]);
    await server.replyTo(1, 'stored');
    expect(onDisk.size).toBe(0);
  });

  it('is sent again after a failure, in its newest form', async () => {
    const { outbox, server, onDisk, tryAgain } = openOutbox();
    outbox.put(answer('a', 1));
    await server.replyTo(0, 'later');
    outbox.put(answer('a', 2), 60_000);
    expect(onDisk.size).toBe(1);
    const flushed = outbox.flush();
    expect(server.received.map(({ seq }) => seq)).toEqual([1, 2]);
    await server.replyTo(1, 'stored');
    expect(await flushed).toBe(true);
    await tryAgain();
    expect(onDisk.size).toBe(0);
    expect(server.received).toHaveLength(2);
  });

  it('that the server refuses for good is not sent again', async () => {
    const { outbox, server, onDisk, tryAgain } = openOutbox();
    outbox.put(answer('a', 1));
    await server.replyTo(0, 'refused');
    await tryAgain();
    expect(onDisk.size).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  it('that is held until the exam goes on is kept, and goes with the next flush', async () => {
    const { outbox, server, onDisk, tryAgain } = openOutbox();
    outbox.put(answer('a', 1));
    await server.replyTo(0, 'held');
    await tryAgain();
    expect(server.received).toHaveLength(1);
    expect(onDisk.size).toBe(1);
    const flushed = outbox.flush();
    await server.replyTo(1, 'stored');
    expect(await flushed).toBe(true);
    expect(onDisk.size).toBe(0);
  });

  it('that is still being written waits for a rest, but not on the way out', async () => {
    const { outbox, server } = openOutbox();
    outbox.put(answer('a', 1), 60_000);
    expect(server.received).toHaveLength(0);
    const flushed = outbox.flush();
    expect(server.received).toHaveLength(1);
    await server.replyTo(0, 'stored');
    expect(await flushed).toBe(true);
  });
});

describe('a fault on the way', () => {
  // It is written to the console, where whoever looks for it finds it.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The first try ends in a throw, as where somebody who listens to the state fails; the rest reaches the server. */
  function failingOnce(server: ReturnType<typeof slowServer>, fail: () => Promise<Sent>) {
    let tries = 0;
    return (item: Unsent) => {
      tries += 1;
      return tries === 1 ? fail() : server.send(item);
    };
  }

  it.each([
    ['in the middle of a try', () => Promise.reject(new Error('a listener failed'))],
    [
      'before the try began',
      () => {
        throw new Error('a listener failed');
      },
    ],
  ])('%s decides nothing: the answer is sent again by itself', async (_, fail) => {
    const server = slowServer();
    const { outbox, onDisk, tryAgain } = openOutbox(server, [], { send: failingOnce(server, fail) });
    outbox.put(answer('a', 1));
    await tryAgain();
    await tryAgain();
    expect(server.received.map(({ seq }) => seq)).toEqual([1]);
    await server.replyTo(0, 'stored');
    expect(onDisk.size).toBe(0);
  });

  it('keeps no later change, and no way out, from being sent', async () => {
    const server = slowServer();
    const send = failingOnce(server, () => Promise.reject(new Error('a listener failed')));
    const { outbox } = openOutbox(server, [], { send });
    outbox.put(answer('a', 1));
    expect(await outbox.flush()).toBe(false);
    outbox.put(answer('a', 2));
    const flushed = outbox.flush();
    await server.replyTo(0, 'stored');
    expect(server.received.map(({ seq }) => seq)).toEqual([2]);
    expect(await flushed).toBe(true);
  });

  it('of who listens holds nothing up', async () => {
    const { outbox, server, onDisk } = openOutbox(slowServer(), [], {
      onChange: () => {
        throw new Error('a listener failed');
      },
    });
    outbox.put(answer('a', 1));
    expect(server.received).toHaveLength(1);
    const flushed = outbox.flush();
    await server.replyTo(0, 'stored');
    expect(await flushed).toBe(true);
    expect(onDisk.size).toBe(0);
  });
});

describe('a way out', () => {
  it('is told whether anything is left behind', async () => {
    const { outbox, server } = openOutbox();
    outbox.put(answer('a', 1));
    outbox.put(answer('b', 1));
    const flushed = outbox.flush();
    await server.replyTo(0, 'stored');
    await server.replyTo(1, 'later');
    expect(await flushed).toBe(false);
    expect(outbox.list().map(({ exerciseId }) => exerciseId)).toEqual(['b']);
  });

  it('of a page that is closed writes everything down at once', () => {
    const { outbox, onDisk } = openOutbox();
    outbox.put(answer('a', 1), 60_000);
    onDisk.clear();
    expect(outbox.abandon()).toEqual([answer('a', 1)]);
    expect(onDisk.size).toBe(1);
  });
});

describe('a new page', () => {
  it('finds what an earlier one left, and sends it first', async () => {
    const { outbox, server, onDisk } = openOutbox(slowServer(), [answer('a', 3), answer('b', 1)]);
    expect(await outbox.restore()).toHaveLength(2);
    const flushed = outbox.flush();
    expect(server.received.map(({ exerciseId }) => exerciseId)).toEqual(['a', 'b']);
    await server.replyTo(0, 'stored');
    await server.replyTo(1, 'stored');
    expect(await flushed).toBe(true);
    expect(onDisk.size).toBe(0);
  });
});
