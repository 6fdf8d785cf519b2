/** `npm run dev`: one process that serves pages and API from the sources, fresh after every edit. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildContentIfStale } from './content.ts';
import { root } from './stamp.ts';

export async function run(): Promise<void> {
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  try {
    await buildContentIfStale(console.log);
    const { main } = await import('../server/main.ts');
    await main('development');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
