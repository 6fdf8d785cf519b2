/** Anki's files as the domains see them: made and read by a child worker, one after the other. */
import type { IncomingFile, Refusal } from '#core/words/anki/foreign.ts';
import type { Log } from '#server/log.ts';
import { createChildWorker } from '#server/platform/child-worker.ts';
import type { AnkiAnswer, AnkiTask } from './worker.ts';
import type { OutgoingPackage } from './write-package.ts';

/** `busy`: too many wait; `failed`: too slow, or too much memory. */
type NotDone = { kind: 'busy' | 'failed' };

export type ReadFile = ({ kind: 'read' } & IncomingFile) | { kind: 'refused'; reason: Refusal } | NotDone;

export type Anki = {
  /** The sounds that its notes name are put in. */
  writeApkg: (
    deck: Omit<OutgoingPackage, 'sounds'>,
  ) => Promise<{ kind: 'written'; bytes: Uint8Array<ArrayBuffer> } | NotDone>;
  readApkg: (bytes: Uint8Array) => Promise<ReadFile>;
  readText: (bytes: Uint8Array) => Promise<ReadFile>;
  /** By its first bytes rather than by its name, which is the sender's to choose. */
  readFile: (bytes: Uint8Array) => Promise<ReadFile>;
  close: () => Promise<void>;
};

type Settings = {
  log: Log;
  worker: string;
  /** The folder in which sounds lie. */
  sounds: string;
  timeoutMs?: number;
  maxMemoryMb?: number;
};

export function createAnki({ log, worker, sounds, timeoutMs = 30_000, maxMemoryMb = 800 }: Settings): Anki {
  const child = createChildWorker<AnkiTask, AnkiAnswer>({
    file: worker,
    log,
    maxWaiting: 20,
    timeoutMs,
    idleMs: 60_000,
    maxMemoryMb,
  });

  const ask = async (task: AnkiTask): Promise<AnkiAnswer | NotDone> => {
    const done = await child.ask(task);
    return done.kind === 'done' ? done.answer : { kind: done.kind === 'busy' ? 'busy' : 'failed' };
  };
  const read = async (task: AnkiTask): Promise<ReadFile> => {
    const answer = await ask(task);
    return answer.kind === 'written' ? { kind: 'failed' } : answer;
  };
  const readApkg = (bytes: Uint8Array) => read({ kind: 'read-package', bytes });
  const readText = (bytes: Uint8Array) => read({ kind: 'read-text', bytes });

  return {
    writeApkg: async (deck) => {
      const answer = await ask({ kind: 'write', deck, soundFolder: sounds });
      if (answer.kind === 'written') return { kind: 'written', bytes: new Uint8Array(answer.bytes) };
      return { kind: answer.kind === 'busy' ? 'busy' : 'failed' };
    },
    readApkg,
    readText,
    readFile: (bytes) => (bytes[0] === 0x50 && bytes[1] === 0x4b ? readApkg(bytes) : readText(bytes)),
    close: () => child.close(),
  };
}
