/** Tells the other processes which sessions have ended, so that none of them knows one for longer than the network takes. */
import type { Log } from '#server/log.ts';
import type { Events, ServerEvent } from '#server/platform/events.ts';
import type { SharedRedis } from '#server/platform/redis.ts';

const channel = 'beacon:sessions-ended';

/** Sockets are told by their own adapter, messages with them; what is said here is for what a process remembers. */
export function shareEvents(events: Events, { publisher, subscriber }: SharedRedis, log: Log): void {
  /** What came from another process is not told to it again. */
  const heard = new WeakSet<ServerEvent>();
  events.listen((event) => {
    if (event.kind !== 'sessions-ended' || event.ids.length === 0 || heard.has(event)) return;
    // Without Redis the others notice within the time for which they remember a session.
    publisher.publish(channel, JSON.stringify(event.ids)).catch(() => undefined);
  });
  subscriber
    .subscribe(channel)
    .catch((error) => log.warn({ err: error }, 'sessions of others are not heard of'));
  subscriber.on('message', (from, text) => {
    if (from !== channel) return;
    const event: ServerEvent = { kind: 'sessions-ended', ids: readIds(text) };
    heard.add(event);
    events.emit(event);
  });
}

function readIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
