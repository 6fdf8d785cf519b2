/** A process of its own that opens a database, for tests that kill it or run several: database-child.ts <mode> <data dir>. */
import { migrate } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';

const WRITERS = 4;

let isClosing = false;
const [mode, dataDir = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);

const database = await openDatabase({ dataDir, log, onProgress: (step) => say('step', step) });
if (mode === 'migrate') say('migrated', (await migrate({ connection: database.connection, log })).join(','));
if (mode === 'write') await startWriting(database);
say('ready');

// The parent's end of the pipe closes when it is done with us, or dies: no process stays behind.
process.stdin.resume().once('end', async () => {
  isClosing = true;
  await database.close();
  say('closed');
  process.exit(0);
});

/** An id is printed only after its COMMIT was acknowledged. */
async function startWriting({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    'create table if not exists marks (id bigint generated always as identity primary key, note text)',
  );
  for (let writer = 0; writer < WRITERS; writer += 1) void writeForever(writer);

  async function writeForever(writer: number): Promise<void> {
    while (!isClosing) {
      const { rows } = await pool.query('insert into marks (note) values ($1) returning id', [
        `writer ${writer}`,
      ]);
      say('saved', rows[0].id);
    }
  }
}
