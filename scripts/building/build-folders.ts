/**
 * Every build has a folder of its own, named by its sources, and a link says which one is current. A process that
 * serves holds on to the folder that it started with, so a build beside it changes nothing for its readers; a link is
 * replaced in one step, so whoever starts finds a whole build.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isInUse } from '#server/process/in-use.ts';

type Place = {
  /** Says which build is current. */
  link: string;
  /** Holds all of them. */
  folder: string;
  /** Of the sources that this one is made from. */
  stamp: string;
};

/** To go back to at once. */
const keptBuilds = 3;

export function isCurrent(link: string, stamp: string): boolean {
  const file = join(link, 'stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Makes the build unless it is there, and switches to it. */
export async function makeCurrent(
  { link, folder, stamp }: Place,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  const wanted = join(folder, stamp.slice(0, 12));
  if (!isCurrent(wanted, stamp)) {
    const draft = `${wanted}-${process.pid}`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    try {
      await make(draft);
      await writeFile(join(draft, 'stamp'), stamp);
      // Under its name only when it is whole. Two who build the same at once have made the same.
      await rename(draft, wanted).catch((error) => {
        if (!isCurrent(wanted, stamp)) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await switchTo(link, wanted);
  await removeOld(folder, basename(wanted));
}

async function switchTo(link: string, target: string): Promise<void> {
  const draft = `${link}-${process.pid}`;
  await symlink(relative(dirname(link), target), draft);
  // A folder that somebody made by hand, where a link belongs.
  const isFolder = lstatSync(link, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder) await rm(link, { recursive: true, force: true });
  await rename(draft, link);
}

/** The last few stay, and every one that a process is serving. */
async function removeOld(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[\da-f]{12}$/.test(name) && name !== current);
  const ages = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      at: (await stat(join(folder, name, 'stamp'))).mtimeMs,
    })),
  );
  const old = ages.sort((one, other) => other.at - one.at).slice(keptBuilds - 1);
  for (const { path } of old) if (!(await isInUse(path))) await rm(path, { recursive: true, force: true });
}
