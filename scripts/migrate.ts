/** `npm run migrate`: brings the database up to date and ends; for deploys, before the first node is started anew. */
import { migrate } from '#server/db/migrate.ts';
import { withDatabase } from './with-database.ts';

export async function run(): Promise<void> {
  try {
    const applied = await withDatabase('info', ({ log, connection }) => migrate({ log, connection }));
    console.log(`${applied.length} migrations applied`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
