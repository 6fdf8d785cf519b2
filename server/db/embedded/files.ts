/** The folders and files around an embedded database's cluster: where they are, and who owns them. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, link, lstat, mkdir, open, readFile, realpath, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { errorCode, setupError } from '#server/db/setup-error.ts';
import { chooseUsers, findClosedPart, listClusters, type OsUser } from './user.ts';

export const DATABASE_USER = 'beacon';

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
    return { root: await realpath(moved), isMoved: true };
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
  return { root: await realpath(target), isMoved: true };
}

/** mkdir -p whose new folders others may enter whatever the umask is. */
async function makeOpenDir(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (!first) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Appears whole or not at all, and never replaces what another process wrote first. */
export async function writeOnce(path: string, text: string, mode: number): Promise<void> {
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

export async function syncDir(path: string): Promise<void> {
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

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
