/** `npm start`: builds if the build is missing or stale, then serves. An artefact has its build along. */
import { readConfig } from '#server/config.ts';
import { isArtefact } from '#server/process/release.ts';
import { root } from './stamp.ts';
import { loadSettings } from './with-database.ts';

export async function run(): Promise<void> {
  loadSettings();
  try {
    // A wrong setting is said before the build, not after it.
    readConfig(process.env);
    if (!isArtefact(root)) {
      // What builds is among the packages of developers, which an artefact does without.
      const { buildIfStale } = await import('./build.ts');
      const { buildContentIfStale } = await import('./building/content.ts');
      await buildIfStale(console.log);
      await buildContentIfStale(console.log);
    }
    // React reads it when it is loaded, so it is set before anything of the application is.
    process.env.NODE_ENV = 'production';
    const { main } = await import('../server/main.ts');
    await main('production');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
