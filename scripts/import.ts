/**
 * `npm run import`: brings questions, exams and the site's texts into the database and ends. What a newer release has
 * brought stays, unless `--older` says that this release's content shall come back.
 */
import { orderOf } from '#core/release.ts';
import { bringContent } from '#server/jobs/bring-content.ts';
import { isArtefact, readRelease } from '#server/process/release.ts';
import { root } from './stamp.ts';
import { withTables } from './with-database.ts';

export async function run(args: string[]): Promise<void> {
  try {
    process.chdir(root);
    if (!isArtefact(root)) {
      const { buildContentIfStale } = await import('./building/content.ts');
      await buildContentIfStale(console.log);
    }
    const release = orderOf(await readRelease(root));
    const isForced = args.includes('--older');
    await withTables((opened) =>
      bringContent({ ...opened, now: () => new Date() }, { release, isImporting: true, isForced }, (step) =>
        console.log(`… ${step}`),
      ),
    );
    console.log('the content is in the database');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
