/** A small server that speaks Redis' protocol: publish and subscribe, and the counter of the rate limits. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type RedisStub = {
  url: string;
  counters: Map<string, number>;
  /** Takes connections and bytes, and answers nothing, as a process does that is stopped; false lets it go on. */
  silence: (isSilent: boolean) => void;
  close: () => Promise<void>;
};

type Client = { socket: Socket; channels: Set<string>; patterns: Set<string> };

export async function openRedisStub(port = 0): Promise<RedisStub> {
  const clients = new Set<Client>();
  const counters = new Map<string, number>();
  let isSilent = false;
  const server = createServer((socket) => {
    const client: Client = { socket, channels: new Set(), patterns: new Set() };
    clients.add(client);
    let pending = Buffer.alloc(0);
    if (isSilent) socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => clients.delete(client));
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      for (let parsed = parse(pending); parsed; parsed = parse(pending)) {
        pending = pending.subarray(parsed.used);
        for (const reply of answer(client, parsed.words, clients, counters)) socket.write(reply);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counters,
    silence: (wanted) => {
      isSilent = wanted;
      for (const { socket } of clients) isSilent ? socket.pause() : socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        for (const { socket } of clients) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** One command, `*2\r\n$4\r\nPING\r\n…`, or null while it has not come whole. */
function parse(bytes: Buffer): { words: Buffer[]; used: number } | null {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = bytes.toString('latin1', at, end);
    at = end + 2;
    return text;
  };
  const head = line();
  if (head === null) return null;
  const words: Buffer[] = [];
  for (let index = 0; index < Number(head.slice(1)); index += 1) {
    const length = line();
    if (length === null) return null;
    const end = at + Number(length.slice(1));
    if (bytes.length < end + 2) return null;
    words.push(bytes.subarray(at, end));
    at = end + 2;
  }
  return { words, used: at };
}

const bulk = (word: Buffer | string) =>
  Buffer.concat([Buffer.from(`$${Buffer.byteLength(word)}\r\n`), Buffer.from(word), Buffer.from('\r\n')]);
const array = (...items: Buffer[]) => Buffer.concat([Buffer.from(`*${items.length}\r\n`), ...items]);
const number = (value: number) => Buffer.from(`:${value}\r\n`);
const matches = (pattern: string, channel: string) =>
  pattern.endsWith('*') ? channel.startsWith(pattern.slice(0, -1)) : pattern === channel;

function answer(
  client: Client,
  words: Buffer[],
  clients: ReadonlySet<Client>,
  counters: Map<string, number>,
): Buffer[] {
  const [name = '', ...rest] = words.map(String);
  switch (name.toLowerCase()) {
    case 'subscribe':
    case 'psubscribe': {
      const wanted = name.toLowerCase() === 'subscribe' ? client.channels : client.patterns;
      return rest.map((channel) => {
        wanted.add(channel);
        return array(
          bulk(name.toLowerCase()),
          bulk(channel),
          number(client.channels.size + client.patterns.size),
        );
      });
    }
    case 'publish': {
      const [channel = ''] = rest;
      const message = words[2] ?? Buffer.alloc(0);
      let reached = 0;
      for (const other of clients) {
        if (other.channels.has(channel)) {
          other.socket.write(array(bulk('message'), bulk(channel), bulk(message)));
          reached += 1;
        }
        for (const pattern of other.patterns) {
          if (!matches(pattern, channel)) continue;
          other.socket.write(array(bulk('pmessage'), bulk(pattern), bulk(channel), bulk(message)));
          reached += 1;
        }
      }
      return [number(reached)];
    }
    case 'pubsub':
      return [
        array(...rest.slice(1).flatMap((channel) => [bulk(channel), number(countOf(clients, channel))])),
      ];
    case 'evalsha':
      return [Buffer.from('-NOSCRIPT No matching script.\r\n')];
    case 'eval': {
      const [, , key = '', points = '0', seconds = '0'] = rest;
      counters.set(key, (counters.get(key) ?? 0) + Number(points));
      return [array(number(counters.get(key) ?? 0), number(Number(seconds) * 1000))];
    }
    case 'del':
      return [number(rest.filter((key) => counters.delete(key)).length)];
    case 'info':
      return [bulk('redis_version:7.2.0\r\nloading:0\r\n')];
    case 'ping':
      return client.channels.size + client.patterns.size > 0
        ? [array(bulk('pong'), bulk(''))]
        : [Buffer.from('+PONG\r\n')];
    case 'hello':
      return [Buffer.from('-ERR unknown command\r\n')];
    default:
      return [Buffer.from('+OK\r\n')];
  }
}

const countOf = (clients: ReadonlySet<Client>, channel: string) =>
  [...clients].filter(({ channels }) => channels.has(channel)).length;
