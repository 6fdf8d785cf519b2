/** Makes a new PostgreSQL cluster, whole or not at all, and clears away what a killed attempt left. */
import { execFile } from 'node:child_process';
import { chown, lstat, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode, setupError } from '#server/db/setup-error.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_USER, syncDir, writeOnce } from './files.ts';
import { isRunning, serverEnvironment } from './server.ts';
import { chownTree, listClusters, type OsUser, type ServerUsers } from './user.ts';

const execute = promisify(execFile);

/** Half-made folders and files of processes that were killed while they made them. */
export async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(name.match(/^init-(\d+)-/)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid)) continue;
    const path = join(root, name);
    const madeAt = (await lstat(path).catch(() => undefined))?.ctimeMs ?? 0;
    // In a container a new process often has the number of the one that died.
    const isAlive = pid === process.pid ? madeAt > performance.timeOrigin : isRunning(pid);
    // An initdb that outlived its parent may still be writing: what cannot be removed now is removed next time.
    if (!isAlive) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

type ClusterRequest = {
  root: string;
  binaries: Binaries;
  users: ServerUsers;
  secret: string;
  onCreate: () => void;
};

/** Returns the cluster's folder. A new one is made aside and renamed, so that it is whole or not there. */
export async function ensureCluster({
  root,
  binaries,
  users,
  secret,
  onCreate,
}: ClusterRequest): Promise<string> {
  const cluster = join(root, String(binaries.major));
  const found = await stat(cluster).catch(() => undefined);
  if (found) {
    if (found.uid === 0) await chownTree(cluster, users.run);
    return cluster;
  }
  const [other] = await listClusters(root);
  if (other) {
    throw setupError(
      `The database in ${root} was written by PostgreSQL ${other}, and the programs are of version ${binaries.major}. ` +
        `Set PG_BIN_DIR to the programs of version ${other}, or DATA_DIR to another folder.`,
    );
  }
  onCreate();
  const scratch = await mkdtemp(join(root, `init-${process.pid}-`));
  const passwordFile = `${scratch}.pw`;
  try {
    await writeOnce(passwordFile, secret, 0o600);
    for (const path of users.init ? [scratch, passwordFile] : [])
      await chown(path, users.init!.uid, users.init!.gid);
    await runInitdb(binaries, users.init, [`--pwfile=${passwordFile}`, '-D', scratch]);
    await chownTree(scratch, users.run);
    await rename(scratch, cluster);
    await syncDir(root);
  } catch (error) {
    // Another process that started at the same time was faster; its cluster is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await rm(passwordFile, { force: true });
    await rm(scratch, { recursive: true, force: true });
  }
  return cluster;
}

async function runInitdb(binaries: Binaries, user: OsUser | undefined, args: string[]): Promise<void> {
  // Before 17 only the C library knows C.UTF-8; only Linux is sure to have it there.
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C'];
  const provider = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const settings = ['-U', DATABASE_USER, '-A', 'scram-sha-256', '--encoding=UTF8', '--lc-messages=C'];
  await execute(join(binaries.binDir, 'initdb'), [...settings, ...locale, ...provider, ...args], {
    ...user,
    cwd: '/',
    env: serverEnvironment(),
  }).catch((cause) => {
    throw setupError(
      `The database could not be created: ${String(cause.stderr || cause.message).trim()}`,
      cause,
    );
  });
}
