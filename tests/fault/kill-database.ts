/** Kills the server and the database in the middle of writing, and counts acknowledged rows that are gone: --rounds 10. */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/pool.ts';
import { makeDataDir } from '../data-dir.ts';
import { killServer, startProcess } from './database-processes.ts';

type Round = { kind: 'everything' | 'node only'; acknowledged: number; lost: number; reopenMs: number };

const LONGEST_WRITING = 1500;

/** Rounds take turns between killing everything and killing Node alone, which leaves the database running. */
export async function killDatabase(rounds: number, onRound?: (round: Round) => void): Promise<Round[]> {
  const dataDir = await makeDataDir();
  const results: Round[] = [];
  try {
    for (let index = 0; index < rounds; index += 1) {
      const round = await runRound(dataDir, index % 2 === 0 ? 'everything' : 'node only');
      results.push(round);
      onRound?.(round);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return results;
}

async function runRound(dataDir: string, kind: Round['kind']): Promise<Round> {
  const writer = startProcess('write', dataDir);
  await writer.hear('saved');
  // The moment is what the test varies: the delay is random on purpose.
  await delay(Math.random() * LONGEST_WRITING);
  const nodeKilled = writer.kill();
  if (kind === 'everything') await killServer(dataDir);
  await nodeKilled;
  // The last line may have been cut in the middle of its number.
  const acknowledged = writer.lines.filter((line) => line.startsWith('saved ')).map((line) => line.slice(6));
  const startedAt = performance.now();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir, log });
  const reopenMs = Math.round(performance.now() - startedAt);
  const { rows } = await database.pool.query(
    'select count(*)::int as lost from unnest($1::bigint[]) as said (id) where not exists (select from marks where marks.id = said.id)',
    [acknowledged],
  );
  await database.close();
  return { kind, acknowledged: acknowledged.length, lost: rows[0].lost, reopenMs };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
  const rounds = await killDatabase(Number(values.rounds), (round) => console.log(JSON.stringify(round)));
  const sum = (key: 'acknowledged' | 'lost') => rounds.reduce((total, round) => total + round[key], 0);
  console.log(`rounds ${rounds.length}, acknowledged ${sum('acknowledged')}, lost ${sum('lost')}`);
  if (sum('lost') > 0) process.exitCode = 1;
}
