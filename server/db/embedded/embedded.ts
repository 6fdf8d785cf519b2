/** Opens the embedded database: starts PostgreSQL in the data folder, or joins the server already running there. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Telling } from '#server/db/progress.ts';
import { setupError } from '#server/db/setup-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, removeLeftovers } from './cluster.ts';
import { chooseRoot, DATABASE_USER, makeSocketDir, readSecret } from './files.ts';
import { connectionTo, joinServer, leaveServer, type Place } from './join.ts';
import { chooseUsers } from './user.ts';

export type EmbeddedOptions = Telling & {
  dataDir: string;
  /** The folder of `initdb` and `postgres`, in place of the installed package. */
  binDir?: string | undefined;
  /** Where data goes when we are root and the server's user cannot enter the data folder. */
  relocateTo?: string;
};

export type Embedded = { connection: pg.ClientConfig; close: () => Promise<void> };

export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log } = options;
  const place = await preparePlace(options);
  let presence = await joinServer(place, options);
  let isClosing = false;
  let reviving: Promise<void> | undefined;

  // The server has no other guardian: killed by the system, it would stay away until the next start.
  const watch = () => {
    presence.once('end', () => {
      if (isClosing) return;
      log.warn({ root: place.root }, 'the embedded database went away; starting it again');
      reviving = revive();
    });
  };
  const revive = async () => {
    while (!isClosing) {
      try {
        presence = await joinServer(place, options);
        watch();
        log.info({ root: place.root }, 'the embedded database is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not come back; trying again');
        await delay(2000);
      }
    }
  };
  const closeOnce = async () => {
    isClosing = true;
    await reviving;
    await leaveServer(presence, place.cluster);
  };

  watch();
  let closed: Promise<void> | undefined;
  return {
    connection: connectionTo(place, DATABASE_USER),
    close: () => {
      closed ??= closeOnce();
      return closed;
    },
  };
}

async function preparePlace(options: EmbeddedOptions): Promise<Place> {
  const {
    dataDir,
    log,
    onProgress,
    binDir = process.env.PG_BIN_DIR,
    relocateTo = '/var/lib/beacon-gre',
  } = options;
  if (process.platform === 'win32') {
    throw setupError(
      'The embedded database does not run on Windows yet. Set DATABASE_URL to a PostgreSQL server, or use WSL.',
    );
  }
  const { root, isMoved } = await chooseRoot(dataDir, relocateTo);
  if (isMoved) log.info({ root }, 'the database lives outside DATA_DIR, which its own user may not enter');
  const users = await chooseUsers(root);
  const secret = await readSecret(root);
  await removeLeftovers(root);
  const binaries = await findBinaries({ root, users, binDir, onCopy: () => onProgress?.('copying') });
  const onCreate = () => onProgress?.('creating');
  const cluster = await ensureCluster({ root, binaries, users, secret, onCreate });
  return { root, cluster, secret, binaries, users, socketDir: await makeSocketDir(root, secret, users.run) };
}
