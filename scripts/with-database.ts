/** The product's settings and its database, for commands beside the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { migrate, requireMigrated } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';
import { createLog, type Log } from '#server/log.ts';
import { root } from './stamp.ts';

export type WithDatabase = OpenDatabase & { config: Config; log: Log };

/** Into the environment, where whatever is set there already wins. */
export function loadSettings(): void {
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}

/** Opens the database as it is. */
export async function withDatabase<T>(
  logLevel: string,
  work: (opened: WithDatabase) => Promise<T>,
): Promise<T> {
  loadSettings();
  const config = readConfig(process.env);
  const log = createLog(logLevel);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ log, databaseUrl: databaseUrl ?? undefined, dataDir, poolSize: 2 });
  try {
    return await work({ ...database, config, log });
  } finally {
    await database.close();
  }
}

/** The same with the tables that the command needs, by the rule by which the server starts. */
export const withTables = <T>(work: (opened: WithDatabase) => Promise<T>): Promise<T> =>
  withDatabase('warn', async (opened) => {
    const { config, log, connection } = opened;
    await (config.atStart.migrates ? migrate : requireMigrated)({ log, connection });
    return work(opened);
  });
