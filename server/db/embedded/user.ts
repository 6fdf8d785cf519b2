/** Which operating-system user owns and runs the embedded server, and which folders that user can enter. */
import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type OsUser = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. `init` makes a new cluster and `run` serves it; both are undefined
 * where we are an ordinary user and simply stay who we are.
 */
export type ServerUsers = { init: OsUser | undefined; run: OsUser | undefined };

/** A uid without a passwd entry: no account is added to the host, and no other daemon shares the files. */
const PRIVATE_USER: OsUser = { uid: 65433, gid: 65433 };

const CLUSTER_NAME = /^\d+$/;

/** Clusters are folders named after the major version that wrote them. */
export async function listClusters(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names.filter((name) => CLUSTER_NAME.test(name));
}

export async function chooseUsers(root: string): Promise<ServerUsers> {
  if (process.getuid?.() !== 0) return { init: undefined, run: undefined };
  for (const name of await listClusters(root)) {
    const { uid, gid } = await stat(join(root, name));
    // Data made earlier by an ordinary user stays that user's, so that `sudo` once does not lock them out.
    if (uid !== 0) return { init: await readNobody(), run: { uid, gid } };
  }
  return { init: await readNobody(), run: PRIVATE_USER };
}

/** initdb alone looks its user up in passwd, so it cannot run as the private uid. */
async function readNobody(): Promise<OsUser> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, , uid, gid] = (passwd.split('\n').find((line) => line.startsWith('nobody:')) ?? '').split(':');
  return { uid: Number(uid || 65534), gid: Number(gid || 65534) };
}

/** The outermost part of an absolute path that `user` may not enter (or execute); parts not yet there are skipped. */
export async function findClosedPart(path: string, user: OsUser | undefined): Promise<string | undefined> {
  if (!user) return undefined;
  const parent = dirname(path);
  const closed = parent === path ? undefined : await findClosedPart(parent, user);
  if (closed) return closed;
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
  return found.mode & bit ? undefined : path;
}

export async function chownTree(path: string, user: OsUser | undefined): Promise<void> {
  if (!user) return;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    if (!(await lstat(full)).isSymbolicLink()) await chown(full, user.uid, user.gid);
  }
  await chown(path, user.uid, user.gid);
}
