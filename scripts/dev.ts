/** `npm run dev`: one process that serves pages and API from the sources, fresh after every edit. */
import { buildContentIfStale } from './building/content.ts';
import { loadSettings } from './with-database.ts';

export async function run(): Promise<void> {
  loadSettings();
  try {
    await buildContentIfStale(console.log);
    const { main } = await import('../server/main.ts');
    await main('development');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
