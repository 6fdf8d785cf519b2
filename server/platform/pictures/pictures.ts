/** Pictures as the domains see them: judged by their header, made anew by a child worker, one of a person at a time. */
import type { Log } from '#server/log.ts';
import { createChildWorker } from '#server/platform/child-worker.ts';
import { isTooDetailed, type PictureFormat, readPictureHeader } from './header.ts';

export type PictureTask = { kind: 'avatar' | 'jpeg' | 'png' | 'share'; bytes: Uint8Array };

/** `unreadable`: none of the formats, or broken; `detailed`: too many pixels; `failed`: too slow, or too much memory. */
export type MadePicture =
  | { kind: 'made'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'detailed'; width: number; height: number }
  | { kind: 'unreadable' | 'busy' | 'failed' };

export type Pictures = {
  /** A square of a person, from a JPEG, PNG or WebP. */
  makeAvatar: (bytes: Uint8Array, userId: string) => Promise<MadePicture>;
  /** A JPEG stays one, and a PNG. */
  makeScreenshot: (bytes: Uint8Array, userId: string) => Promise<MadePicture & { type: 'jpg' | 'png' }>;
  /** A drawing of ours for a shared link. */
  makeSharePicture: (svg: Uint8Array) => Promise<MadePicture>;
  close: () => Promise<void>;
};

type Settings = { log: Log; worker: string; timeoutMs?: number };

/** The five pictures of a feedback form and one of oneself: whoever sends more at once waits for none of them. */
const maxOfOnePerson = 6;

export function createPictures({ log, worker, timeoutMs = 15_000 }: Settings): Pictures {
  const maker = createChildWorker<PictureTask, Uint8Array<ArrayBuffer> | null>({
    file: worker,
    log,
    maxWaiting: 40,
    timeoutMs,
    idleMs: 60_000,
    // The largest that is let in takes some 350 MB.
    maxMemoryMb: 600,
  });
  const inTurn = createTurns(maxOfOnePerson);

  const ask = async (task: PictureTask): Promise<MadePicture> => {
    const done = await maker.ask(task);
    if (done.kind === 'done') {
      return done.answer ? { kind: 'made', bytes: new Uint8Array(done.answer) } : { kind: 'unreadable' };
    }
    return { kind: done.kind === 'busy' ? 'busy' : 'failed' };
  };

  /** What a person sent, where its header promises no more than a worker can carry. */
  const askFor = async (
    bytes: Uint8Array,
    userId: string,
    kindOf: (format: PictureFormat) => PictureTask['kind'] | null,
  ): Promise<MadePicture> => {
    const header = readPictureHeader(bytes);
    const kind = header && kindOf(header.format);
    if (!header || !kind) return { kind: 'unreadable' };
    if (isTooDetailed(header)) return { kind: 'detailed', width: header.width, height: header.height };
    return (await inTurn(userId, () => ask({ kind, bytes }))) ?? { kind: 'busy' };
  };

  return {
    makeAvatar: (bytes, userId) => askFor(bytes, userId, () => 'avatar'),
    makeScreenshot: async (bytes, userId) => {
      let type: 'jpg' | 'png' = 'png';
      const made = await askFor(bytes, userId, (format) => {
        if (format === 'webp') return null;
        type = format === 'jpeg' ? 'jpg' : 'png';
        return format;
      });
      return { ...made, type };
    },
    makeSharePicture: (svg) => ask({ kind: 'share', bytes: svg }),
    close: () => maker.close(),
  };
}

/** One piece of work of a person at a time, so that nobody fills the queue for everybody; null where too many wait. */
function createTurns(max: number) {
  const people = new Map<string, { count: number; last: Promise<unknown> }>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T | null> => {
    const mine = people.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (mine.count >= max) return null;
    mine.count += 1;
    people.set(userId, mine);
    const result = mine.last.then(work);
    mine.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      mine.count -= 1;
      if (mine.count === 0) people.delete(userId);
    }
  };
}
