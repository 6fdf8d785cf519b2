/**
 * A rehearsal of the worst day with pgBackRest: a full backup, an archive of the log, exams that go on, a moment that is
 * noted, more exams, and then a mistake that deletes. The database is restored to that moment in another folder, and
 * every table compared with what it held then, by its number of rows and a checksum of them.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { answerTo } from '../api/example-exams.ts';
import { begin, takeExam } from '../candidate.ts';
import { makeDataDir } from '../data-dir.ts';
import {
  findPostgres,
  makeFolder,
  makePrimary,
  openIn,
  type PostgresServer,
  serverUser,
} from './postgres/server.ts';
import { startSite } from './site/site.ts';

const program = '/usr/bin/pgbackrest';
const candidates = 10;

type Fingerprints = Map<string, { rows: number; checksum: string }>;

async function readFingerprints(server: PostgresServer): Promise<Fingerprints> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Fingerprints = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as checksum
       from ${name} t`,
    );
    found.set(name, rows[0]);
  }
  await client.end();
  return found;
}

const differing = (one: Fingerprints, other: Fingerprints): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)),
  );

/** Everybody takes an exam to its end, and the site is gone when it is over: nothing writes any more. */
async function takeExams(server: PostgresServer, dataDir: string): Promise<number> {
  const site = await startSite(
    { DATA_DIR: dataDir, DATABASE_URL: server.url, TEST_LIMIT_FACTOR: '1000' },
    candidates,
  );
  let acknowledged = 0;
  await Promise.all(
    site.tokens.map(async (token) => {
      const call = createClient({ locale: 'en', origin: site.origin, token });
      const candidate = await begin(call, site.exams.verbal);
      await takeExam(candidate, (form) => answerTo(form, Math.random() < 0.6));
      acknowledged += candidate.acknowledged.length;
    }),
  );
  await site.kill();
  const others = `select count(*)::int as n from pg_stat_activity where application_name like 'beacon-gre%'`;
  while ((await server.query(others)).rows[0].n > 0) await delay(50);
  return acknowledged;
}

async function rehearse(binaries: string): Promise<boolean> {
  const parent = await makeDataDir();
  const settings = join(parent, 'pgbackrest.conf');
  const backrest = async (command: string, ...options: string[]) => {
    const startedAt = performance.now();
    await promisify(execFile)(program, [`--config=${settings}`, '--stanza=beacon', ...options, command], {
      ...serverUser(),
      cwd: parent,
    });
    return performance.now() - startedAt;
  };
  const primary = await makePrimary({
    binaries,
    parent,
    name: 'primary',
    settings: [
      'archive_mode = on',
      `archive_command = '${program} --config=${settings} --stanza=beacon archive-push %p'`,
    ],
  });
  let restored: PostgresServer | null = null;
  try {
    for (const name of ['repo', 'log', 'lock', 'spool', 'restored']) await makeFolder(join(parent, name));
    await writeFile(settings, configOf(parent, primary));
    await backrest('stanza-create');
    await takeExams(primary, parent);
    const backupMs = await backrest('backup', '--type=full');
    const before = await takeExams(primary, parent);
    const wanted = await readFingerprints(primary);
    const { rows } = await primary.query('select clock_timestamp()::text as at');
    const moment: string = rows[0].at;
    const after = await takeExams(primary, parent);
    await primary.query('truncate record_answers cascade');
    const ruined = await readFingerprints(primary);
    await primary.query('select pg_switch_wal()');
    await backrest('check');

    const folder = join(parent, 'restored');
    const restoreMs = await backrest(
      'restore',
      `--pg1-path=${folder}`,
      '--type=time',
      `--target=${moment}`,
      '--target-action=promote',
      // The copy must not write into the archive of the one that it was made from.
      '--archive-mode=off',
    );
    const startedAt = performance.now();
    restored = await openIn(binaries, folder);
    while ((await restored.query('select pg_is_in_recovery() as is')).rows[0].is) await delay(100);
    const recoverMs = performance.now() - startedAt;
    const found = await readFingerprints(restored);
    const wrong = differing(wanted, found);
    const { rows: size } = await restored.query(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const total = [...wanted.values()].reduce((sum, table) => sum + table.rows, 0);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    console.log(`full backup of ${size[0].size} in ${seconds(backupMs)}`);
    console.log(`noted ${moment}; ${before} answers just before it, ${after} after it`);
    console.log(`then ruined: ${differing(wanted, ruined).length} tables differ from that moment`);
    console.log(`restored in ${seconds(restoreMs)}, recovered to the moment in ${seconds(recoverMs)}`);
    console.log(
      `${found.size} tables, ${total} rows: ${wrong.length === 0 ? 'all as they were' : `WRONG: ${wrong.join(', ')}`}`,
    );
    return wrong.length === 0 && differing(wanted, ruined).length > 0;
  } finally {
    await restored?.stop();
    await primary.stop();
    await rm(parent, { recursive: true, force: true });
  }
}

const configOf = (parent: string, { folder, port }: PostgresServer): string => `[global]
repo1-path=${join(parent, 'repo')}
repo1-retention-full=2
log-path=${join(parent, 'log')}
lock-path=${join(parent, 'lock')}
spool-path=${join(parent, 'spool')}
start-fast=y
[beacon]
pg1-path=${folder}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=beacon
`;

const binaries = findPostgres();
const missing = [...(existsSync(program) ? [] : ['pgbackrest']), ...(binaries ? [] : ['postgresql'])];
if (missing.length > 0) console.log(`skipped: not installed (apt-get install ${missing.join(' ')})`);
else if (!(await rehearse(binaries ?? ''))) process.exitCode = 1;
