/**
 * Scripts and styles of the last releases, at every node. While a new release is rolled out a page of one node asks
 * another for its files, and a tab that stays open asks days later; so each node puts the files of its build where all
 * of them look: a folder, or the bucket where there is one. Names hold a hash of what is in a file, so releases share
 * what did not change and nothing is ever overwritten.
 */
import { mkdirSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { dayMs } from '#core/duration.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Bucket } from '#server/platform/bucket.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';

export type KeptAssets = {
  /** Answers for a file that this build does not have. */
  serve: MiddlewareHandler;
  /** Puts the build's own files there, and takes away what no node has had for long. */
  keep: () => Promise<void>;
  /** Goes on keeping them for as long as the process runs. */
  start: () => Repeated;
};

type Needs = { config: Pick<Config, 'assets'>; bucket: Bucket | null; log: Log; now: () => Date };

/** Where all nodes look. */
type Shelf = {
  list: () => Promise<Map<string, Date>>;
  /** One that is there already is as good as new again. */
  put: (name: string) => Promise<void>;
  delete: (name: string) => Promise<void>;
  /** Brings a file of another release into the folder from which it is served. */
  fetch: (name: string) => Promise<void>;
};

const everyMs = 600_000;
/** Files of a release that runs are told from old ones by the day they were put there. */
const freshMs = dayMs;
const atOnce = 16;
const prefix = 'client-assets/';
const path = '/assets/';

export function createKeptAssets({ config, bucket, log, now }: Needs, own: string): KeptAssets {
  const { folder, days } = config.assets;
  mkdirSync(folder, { recursive: true });
  const shelf = bucket ? createBucketShelf(bucket, own, folder) : createFolderShelf(own, folder);
  const keep = async () => {
    try {
      const [names, kept] = [await readdir(own), await shelf.list()];
      const isOlder = (at: Date | undefined, ms: number) => !at || at.getTime() < now().getTime() - ms;
      await eachOf(
        names.filter((name) => isOlder(kept.get(name), freshMs)),
        shelf.put,
      );
      const mine = new Set(names);
      const isOld = ([name, at]: [string, Date]) => !mine.has(name) && isOlder(at, days * dayMs);
      const old = [...kept].filter(isOld).map(([name]) => name);
      await eachOf(old, shelf.delete);
      // Beside a bucket the folder has copies of what was asked for here.
      const copies = [...(await listFolder(folder))].filter(isOld);
      for (const [name] of copies) await rm(join(folder, name), { force: true });
      if (old.length > 0) log.info({ removed: old.length }, 'files of old releases were removed');
    } catch (error) {
      // No reason not to start: this node's own pages have their files here.
      log.error({ err: error }, 'the files of this release could not be put where other nodes look for them');
    }
  };
  return {
    keep,
    serve: createServe(shelf, folder, log),
    // What fails has told so itself.
    start: () => repeat(everyMs, keep, () => undefined),
  };
}

function createServe(shelf: Shelf, folder: string, log: Log): MiddlewareHandler {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (asked) => asked.slice(path.length - 1),
  });
  return (c, next) =>
    files(c, async () => {
      const name = c.req.path.slice(path.length);
      if (!/^\w[\w.-]*\.\w+$/.test(name)) return next();
      await shelf
        .fetch(name)
        .catch((error) => log.warn({ err: error }, 'a file of another release was not to be had'));
      const found = await files(c, next);
      if (found) c.res = found;
    });
}

/** One after the other would take as long as all their round trips, and all at once too many connections. */
async function eachOf(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = names.values();
  const worker = async () => {
    for (const name of left) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function createFolderShelf(own: string, folder: string): Shelf {
  return {
    list: () => listFolder(folder),
    put: async (name) => {
      const file = join(folder, name);
      const today = new Date();
      const isThere = await utimes(file, today, today).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      // Under its name only when it is whole: it may be asked for at once.
      const draft = draftOf(file);
      await copyFile(join(own, name), draft);
      await rename(draft, file);
    },
    delete: (name) => rm(join(folder, name), { force: true }),
    fetch: async () => undefined,
  };
}

/** The folder is each machine's copy of what was asked for. */
function createBucketShelf(bucket: Bucket, own: string, folder: string): Shelf {
  const write = async (name: string, bytes: Uint8Array) => {
    const draft = draftOf(join(folder, name));
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
  };
  return {
    list: async () => {
      const found = await bucket.list(prefix);
      return new Map([...found].map(([key, at]) => [basename(key), at]));
    },
    put: async (name) => {
      const bytes = await readFile(join(own, name));
      await bucket.put(prefix + name, new Uint8Array(bytes), 'application/octet-stream');
    },
    delete: (name) => bucket.delete(prefix + name),
    fetch: async (name) => {
      // The compressed ones first: where the file itself is found, they are there.
      const [plain, ...packed] = await Promise.all(
        [name, `${name}.br`, `${name}.gz`].map(async (each) => ({
          each,
          bytes: await bucket.get(prefix + each),
        })),
      );
      for (const { each, bytes } of [...packed, ...(plain ? [plain] : [])])
        if (bytes) await write(each, bytes);
    },
  };
}

const draftOf = (file: string): string => `${file}.${process.pid}.draft`;

async function listFolder(folder: string): Promise<Map<string, Date>> {
  const found = new Map<string, Date>();
  for (const name of await readdir(folder)) {
    // Another node may have removed it since, or given its draft its name.
    const stats = await stat(join(folder, name)).catch(() => null);
    if (stats) found.set(name, stats.mtime);
  }
  return found;
}
