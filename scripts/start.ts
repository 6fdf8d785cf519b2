/** `npm start`: builds if the build is missing or stale, then serves. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { buildIfStale } from './build.ts';
import { buildContentIfStale } from './content.ts';
import { root } from './stamp.ts';

export async function run(): Promise<void> {
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  try {
    // A wrong setting is said before the build, not after it.
    readConfig(process.env);
    await buildIfStale(console.log);
    await buildContentIfStale(console.log);
    // React reads it when it is loaded, so it is set before anything of the application is.
    process.env.NODE_ENV = 'production';
    const { main } = await import('../server/main.ts');
    await main('production');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
