/** The printer: a program beside the server sets documents one after the other, and a folder keeps what was made. */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { createChildWorker } from '#server/platform/child-worker.ts';
import type { Document } from './document.ts';
import type { Outcome } from './worker.ts';

/** `busy`: too many wait already; `slow`: it took too long and was given up; `failed`: it cannot be set. */
export type Printed = { kind: 'done'; pdf: Uint8Array<ArrayBuffer> } | { kind: 'busy' | 'slow' | 'failed' };

export type Printer = {
  /** What is kept lies on disk by its content, so that the next who asks for the same gets it at once. */
  print: (document: Document, options?: { keep?: boolean }) => Promise<Printed>;
  close: () => Promise<void>;
};

type Settings = {
  log: Log;
  /** Where the program and its template lie. */
  source: string;
  /** Where kept papers lie. */
  folder: string;
  /** How many may wait while one is set. */
  maxWaiting: number;
  /** How long one may take. */
  timeoutMs: number;
  /** After so long without work the program ends, and gives back what the fonts and its cache hold. */
  idleMs?: number;
  /** The fonts and a long paper take about 300 MB. */
  maxMemoryMb?: number;
};

/** A paper takes about 100 KB; the oldest go first. */
const maxKept = 1000;

export function createPrinter({
  log,
  source,
  folder,
  maxWaiting,
  timeoutMs,
  idleMs = 120_000,
  maxMemoryMb = 768,
}: Settings): Printer {
  // Changes with the look: papers of an older look are not given out again.
  const look = createHash('sha256')
    .update(readFileSync(join(source, 'template.typ')))
    .digest('hex');
  const inWork = new Map<string, Promise<Printed>>();
  const worker = createChildWorker<Document, Outcome>({
    file: join(source, 'worker.ts'),
    log,
    maxWaiting,
    timeoutMs,
    idleMs,
    maxMemoryMb,
  });

  async function typeset(document: Document): Promise<Printed> {
    const done = await worker.ask(document);
    if (done.kind !== 'done') return done;
    const { answer } = done;
    if (answer.fault) log.error({ fault: answer.fault }, 'a document could not be set as it is');
    return 'pdf' in answer ? { kind: 'done', pdf: answer.pdf } : { kind: 'failed' };
  }

  async function printKept(document: Document, name: string): Promise<Printed> {
    const file = join(folder, name);
    const found = await readFile(file).catch(() => null);
    if (found) return { kind: 'done', pdf: found };
    const printed = await typeset(document);
    // A full disk costs the next reader a moment, not this one their paper.
    if (printed.kind === 'done') {
      await keep(folder, name, printed.pdf).catch((error) =>
        log.warn({ err: error }, 'a paper was not kept'),
      );
    }
    return printed;
  }

  return {
    print: (document, options = {}) => {
      const content = createHash('sha256').update(look).update(JSON.stringify(document)).digest('hex');
      const running = inWork.get(content);
      if (running) return running;
      const made = options.keep ? printKept(document, `${content}.pdf`) : typeset(document);
      inWork.set(content, made);
      return made.finally(() => inWork.delete(content));
    },
    close: () => worker.close(),
  };
}

/** Under its name only when it is whole. */
async function keep(folder: string, name: string, pdf: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.${randomBytes(4).toString('hex')}`);
  await writeFile(draft, pdf, { flag: 'wx' });
  await rename(draft, join(folder, name));
  const names = await readdir(folder);
  if (names.length <= maxKept) return;
  const aged = await Promise.all(
    names.map(async (one) => ({ one, at: (await stat(join(folder, one))).mtimeMs })),
  );
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, names.length - maxKept);
  await Promise.all(oldest.map(({ one }) => rm(join(folder, one), { force: true })));
}
