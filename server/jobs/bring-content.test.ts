/** Content goes by the newest release, whichever node starts last. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { orderOf } from '#core/release.ts';
import { locks } from '#server/db/locks.ts';
import { questions, questionVersions } from '#server/domains/questions/tables.ts';
import { bringContent, type ContentSource } from '#server/jobs/bring-content.ts';
import { exampleContent, exampleQuestions } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makeDataDir } from '#tests/data-dir.ts';

const said: string[] = [];
const { deps, db, pool } = await openHarness();
const log = Object.assign(Object.create(deps.log), {
  warn: (_facts: unknown, text: string) => void said.push(text),
  error: () => undefined,
});

const code = 'example-tc1';

/** A bank on disk, as the build leaves it, whose question says this. */
async function makeBank(stem: string): Promise<string> {
  const folder = await makeDataDir();
  const change = ({ id, stem: old }: Question) =>
    id === code ? { stem: { ...old, en: `${old.en} ${stem}` } as Question['stem'] } : {};
  const { tags, sources } = exampleContent(exampleQuestions(change));
  await mkdir(join(folder, 'exams'));
  await writeFile(join(folder, 'tags.json'), JSON.stringify(tags));
  for (const { name, ...part } of sources)
    await writeFile(join(folder, `${name}.json`), JSON.stringify(part));
  return folder;
}

const bring = (version: string, bank: string, more: Partial<ContentSource> = {}) =>
  bringContent(
    { ...deps, log },
    { release: orderOf({ version, committedAt: 1_800_000_000 }), isImporting: true, bank, ...more },
    () => undefined,
  );

async function shown(): Promise<string> {
  const [row] = await db
    .select({ stem: sql<string>`public -> 'stem' ->> 'en'` })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(eq(questions.code, code));
  return row?.stem ?? '';
}

const [first, second] = [await makeBank('as it was'), await makeBank('as it is')];

it('leaves the content of a newer release alone, and says so', async () => {
  await bring('0.1.0', first);
  expect(await shown()).toMatch(/as it was$/);
  await bring('0.2.0', second);
  expect(await shown()).toMatch(/as it is$/);
  // A node of the release before that is started again.
  await bring('0.1.0', first);
  expect(await shown()).toMatch(/as it is$/);
  expect(said).toEqual([expect.stringContaining('a newer release has brought its content in')]);
});

it('brings the older content back where an operator says so, and the newer one after it', async () => {
  await bring('0.1.0', first, { isForced: true });
  expect(await shown()).toMatch(/as it was$/);
  await bring('0.1.0', first);
  await bring('0.2.0', second);
  expect(await shown()).toMatch(/as it is$/);
});

it('asks who is newer only when it is its turn', async () => {
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [locks.content]);
  const steps: string[] = [];
  const late = bringContent(
    { ...deps, log },
    { release: orderOf({ version: '0.3.0', committedAt: 0 }), isImporting: true, bank: first },
    (step) => steps.push(step),
  );
  await expect.poll(() => steps).toEqual(['importing-elsewhere']);
  await holder.query(`update content_release set release = '{0,4,0,0}'`);
  await holder.query('select pg_advisory_unlock($1)', [locks.content]);
  holder.release();
  await late;
  expect(await shown()).toMatch(/as it is$/);
});

it('touches nothing where importing is left to a command', async () => {
  await bring('9.0.0', first, { isImporting: false });
  expect(await shown()).toMatch(/as it is$/);
});
