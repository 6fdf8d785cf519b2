/** The folders and files of an embedded database: where they are, who owns them, and how a new cluster is made. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import {
  chooseUsers,
  chownTree,
  findClosedPart,
  listClusters,
  type OsUser,
  type ServerUsers,
} from './embedded-user.ts';
import { errorCode, setupError } from './setup-error.ts';

export const DATABASE_USER = 'beacon';

const execute = promisify(execFile);

/** A socket's path may be 107 bytes long on Linux and 103 on macOS; its file name takes 14 of them. */
const LONGEST_SOCKET_DIR = 88;

/**
 * The folder that holds everything of the database. As root, a home of mode 0700 keeps the server's own
 * user out; the database then lives under `relocateTo`, and a note in the wanted place says where.
 */
export async function chooseRoot(
  dataDir: string,
  relocateTo: string,
): Promise<{ root: string; isMoved: boolean }> {
  const wanted = resolve(dataDir, 'pg');
  await makeOpenDir(wanted).catch((cause) => {
    throw setupError(`DATA_DIR: the folder ${wanted} cannot be made (${errorCode(cause)}).`, cause);
  });
  const root = await realpath(wanted);
  const note = join(root, 'moved-to');
  const moved = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (moved) {
    await makeOpenDir(moved);
    return { root: moved, isMoved: true };
  }
  const { run } = await chooseUsers(root);
  const closed = await findClosedPart(root, run);
  if (!closed) return { root, isMoved: false };
  const target = join(relocateTo, hash(root).slice(0, 16));
  const targetClosed = await findClosedPart(target, run);
  if ((await listClusters(root)).length > 0 || targetClosed) {
    throw setupError(
      `The database does not run as root, and its user may not enter ${targetClosed ?? closed}. Open that folder ` +
        `("chmod o+x ${targetClosed ?? closed}"), set DATA_DIR to another place, or start as an ordinary user.`,
    );
  }
  await makeOpenDir(target);
  await writeOnce(note, `${target}\n`, 0o644);
  return { root: target, isMoved: true };
}

/** mkdir -p whose new folders others may enter whatever the umask is. */
async function makeOpenDir(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (!first) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Appears whole or not at all, and never replaces what another process wrote first. */
async function writeOnce(path: string, text: string, mode: number): Promise<void> {
  const scratch = join(dirname(path), `init-${process.pid}-${randomBytes(6).toString('hex')}`);
  const file = await open(scratch, 'wx', mode);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  try {
    await link(scratch, path);
    await syncDir(dirname(path));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(scratch);
  }
}

async function syncDir(path: string): Promise<void> {
  const dir = await open(path, 'r');
  await dir.sync();
  await dir.close();
}

export async function readSecret(root: string): Promise<string> {
  const path = join(root, 'secret');
  try {
    await lstat(path).catch(() => writeOnce(path, randomBytes(24).toString('base64url'), 0o600));
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw setupError(
      `The database in ${root} belongs to another user (${errorCode(cause)} on ${path}). ` +
        'Start as the user who made it, or set DATA_DIR to another folder.',
      cause,
    );
  }
}

/**
 * Named after the secret: where a data folder was deleted under a running server, that server removes its
 * socket as it goes down, and must not remove that of its successor.
 */
export async function makeSocketDir(
  root: string,
  secret: string,
  owner: OsUser | undefined,
): Promise<string> {
  const id = hash(`${root} ${secret}`).slice(0, 16);
  const inside = join(root, `run-${id.slice(0, 8)}`);
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_DIR) return makePrivateDir(inside, owner);
  const shared = (await findClosedPart(tmpdir(), owner)) ? '/tmp' : tmpdir();
  return makePrivateDir(join(shared, `pg-${id}`), owner);
}

async function makePrivateDir(path: string, owner: OsUser | undefined): Promise<string> {
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  // In a shared folder the name may have been taken by somebody else, to read what we would send.
  const found = await lstat(path);
  const isOurs = found.uid === process.getuid?.() || found.uid === owner?.uid;
  if (!found.isDirectory() || !isOurs)
    throw setupError(`${path} belongs to another user. Remove it and start again.`);
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
  return path;
}

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

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
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

/** The server outlives us and may be another user: it sees neither our secrets nor PG* settings meant for clients. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}), LC_ALL: 'C', TZ: 'UTC' };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
