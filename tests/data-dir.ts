/** A data folder for one test. */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'beacon-'));
  // Where tests run as root, the database's own user could not enter a folder of mode 0700, and its data would move.
  await chmod(dataDir, 0o755);
  return dataDir;
}
