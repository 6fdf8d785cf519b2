/** A stretch of network that can fail: it stands between a client and a server, and forwards, refuses, delays or goes silent. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Passes on what comes in, after so many milliseconds; connections that had gone silent go on where they were. */
  forward: (delayMs?: number) => void;
  /** Takes connections and keeps them open, and passes nothing on. */
  silence: () => void;
  /** Those that are open now are silent for good; new ones are treated as before. */
  strand: () => void;
  /** Ends what is open, and takes no more. */
  refuse: () => void;
  close: () => Promise<void>;
};

type Mode = 'forward' | 'silent' | 'refuse';

export async function startProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const roads = new Set<Road>();
  let mode: Mode = 'forward';
  let delayMs = 0;
  const server = createServer((socket) => {
    if (mode === 'refuse') return void socket.resetAndDestroy();
    const road = openRoad(socket, connect(target), () => delayMs);
    roads.add(road);
    socket.once('close', () => roads.delete(road));
    road.setOpen(mode === 'forward');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const change = (next: Mode) => {
    mode = next;
    for (const road of roads) road.setOpen(next === 'forward');
  };
  return {
    port: (server.address() as AddressInfo).port,
    forward: (ms = 0) => {
      delayMs = ms;
      change('forward');
    },
    silence: () => change('silent'),
    strand: () => {
      for (const road of roads) road.strand();
    },
    refuse: () => {
      change('refuse');
      for (const road of roads) road.end();
    },
    close: async () => {
      for (const road of roads) road.end();
      server.close();
      await once(server, 'close');
    },
  };
}

type Road = { setOpen: (isOpen: boolean) => void; strand: () => void; end: () => void };

function openRoad(near: Socket, far: Socket, delayMs: () => number): Road {
  let isStranded = false;
  let isOpen = true;
  const waiting: (() => void)[] = [];
  const pass = (step: () => void) => {
    if (!isOpen || isStranded) waiting.push(step);
    else if (delayMs() > 0) setTimeout(step, delayMs());
    else step();
  };
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('error', () => undefined);
    from.on('data', (chunk) => pass(() => to.write(chunk)));
    from.on('end', () => pass(() => to.end()));
    from.on('close', () => pass(() => to.destroy()));
  }
  return {
    setOpen: (open) => {
      isOpen = open;
      if (open && !isStranded) for (const step of waiting.splice(0)) step();
    },
    strand: () => {
      isStranded = true;
    },
    end: () => {
      near.resetAndDestroy();
      far.destroy();
    },
  };
}
