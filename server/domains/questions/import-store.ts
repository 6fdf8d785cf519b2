/** What an import reads and writes, in few statements however large the bank is. */
import { eq, sql } from 'drizzle-orm';
import type { ExerciseType, Rated } from '#core/questions/kinds.ts';
import { locks } from '#server/db/locks.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { waitForLock } from '#server/db/wait-for-lock.ts';
import type { TagNode } from './content.ts';
import { imports, questions, shownNumber } from './tables.ts';

export type NewVersion = {
  code: string;
  kind: string;
  version: number;
  checksum: string;
  public: unknown;
  secret: unknown;
};

export type NewQuestion = {
  code: string;
  source: string;
  form: string;
  question_type: string;
  exercise_type: string;
  family: string | null;
  difficulty: number;
  rated: Rated | null;
  choices: number | null;
  seconds: number;
  /** Leaf paths, the chief one first. */
  tags: string[];
  version: number;
  checksum: string;
  public: unknown;
  secret: unknown;
  stimulus_id: string | null;
  stimulus_version_id: string | null;
};

export type Known = {
  questions: Map<string, { checksum: string; version: number; status: string; source: string }>;
  stimuli: Map<string, { id: string; versionId: string; checksum: string; version: number }>;
};

/** The files, and what the search was given of them. */
type ImportName = 'bank' | 'search';

const batchSize = 500;

/** Rows as one parameter: the statement stays the same for ten of them and for ten thousand. */
async function inBatches<T, R>(rows: readonly T[], write: (json: string) => Promise<R[]>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < rows.length; start += batchSize)
    results.push(...(await write(JSON.stringify(rows.slice(start, start + batchSize)))));
  return results;
}

/** Two processes that start at once: the second waits, and finds everything done. */
export const lockImport = (tx: Transaction, onWait?: () => void): Promise<void> =>
  waitForLock(tx, locks.questionImport, onWait);

/** What an import of that name was made from the last time. */
export async function findChecksum(db: Queryable, name: ImportName): Promise<string | null> {
  const [last] = await db.select().from(imports).where(eq(imports.name, name));
  return last?.checksum ?? null;
}

export async function upsertChecksum(
  tx: Transaction,
  name: ImportName,
  checksum: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(imports)
    .values({ name, checksum, importedAt: now })
    .onConflictDoUpdate({ target: imports.name, set: { checksum, importedAt: now } });
}

export async function findKnown(db: Queryable): Promise<Known> {
  const questions = await db.execute<{
    code: string;
    checksum: string;
    version: number;
    status: string;
    source: string;
  }>(
    sql`select q.code, q.status, q.source, v.checksum, v.version
        from questions q join question_versions v on v.id = q.current_version_id`,
  );
  const stimuli = await db.execute<{
    code: string;
    id: string;
    versionId: string;
    checksum: string;
    version: number;
  }>(
    sql`select s.code, s.id::text, v.id::text as "versionId", v.checksum, v.version
        from stimuli s join stimulus_versions v on v.id = s.current_version_id`,
  );
  return {
    questions: new Map(questions.rows.map(({ code, ...row }) => [code, row])),
    stimuli: new Map(stimuli.rows.map(({ code, ...row }) => [code, row])),
  };
}

/** A tag keeps its number for as long as its path exists, and gets it back when the path returns. */
export async function upsertTags(tx: Transaction, tree: readonly TagNode[], now: Date): Promise<void> {
  const rows = tree.map(({ id, zh, en, isLeaf }, position) => ({ path: id, zh, en, isLeaf, position }));
  await tx.execute(sql`
    insert into tags (path, name_zh, name_en, position, is_leaf)
    select path, zh, en, position, "isLeaf"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (path text, zh text, en text, position integer, "isLeaf" boolean)
    order by position
    on conflict (path) do update set name_zh = excluded.name_zh, name_en = excluded.name_en,
      position = excluded.position, is_leaf = excluded.is_leaf, retired_at = null`);
  await tx.execute(sql`
    update tags set retired_at = ${now} where retired_at is null
      and path not in (select path from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (path text))`);
  await tx.execute(sql`
    update tags child set parent_id = parent.id from tags parent
    where parent.path = regexp_replace(child.path, '\\.[^.]+$', '') and parent.path <> child.path
      and child.parent_id is distinct from parent.id`);
}

export async function upsertStimulusRows(
  tx: Transaction,
  rows: readonly NewVersion[],
  now: Date,
): Promise<void> {
  await inBatches(rows, async (json) => {
    await tx.execute(sql`
      insert into stimuli (code, kind, created_at)
      select code, kind, ${now} from jsonb_to_recordset(${json}::jsonb) as t (code text, kind text)
      on conflict (code) do update set kind = excluded.kind`);
    return [];
  });
}

type StoredStimulus = { code: string; checksum: string; stimulusId: string; versionId: string };

export async function insertStimulusVersions(
  tx: Transaction,
  rows: readonly NewVersion[],
  now: Date,
): Promise<StoredStimulus[]> {
  return inBatches(rows, async (json) => {
    const { rows: stored } = await tx.execute<StoredStimulus>(sql`
      with given as (
        select * from jsonb_to_recordset(${json}::jsonb)
          as t (code text, version integer, checksum text, public jsonb, secret jsonb)
      ), made as (
        insert into stimulus_versions (stimulus_id, version, checksum, public, secret, created_at)
        select s.id, g.version, g.checksum, g.public, g.secret, ${now} from given g join stimuli s using (code)
        returning id, stimulus_id, checksum
      ), current as (
        update stimuli s set current_version_id = made.id from made where made.stimulus_id = s.id
      )
      select s.code, made.checksum, s.id::text as "stimulusId", made.id::text as "versionId"
      from made join stimuli s on s.id = made.stimulus_id`);
    return stored;
  });
}

/** The rows of new and changed questions with their tags; their versions follow. */
export async function upsertQuestionRows(
  tx: Transaction,
  rows: readonly NewQuestion[],
  now: Date,
): Promise<void> {
  const slim = rows.map(({ public: _, secret: __, ...row }, order) => ({ ...row, order }));
  await inBatches(slim, async (json) => {
    await tx.execute(sql`
      insert into questions (code, source, form, question_type, exercise_type, family, difficulty, rated,
                             choices, seconds, stimulus_id, created_at)
      select code, source, form, question_type, exercise_type, family, difficulty, rated, choices, seconds, stimulus_id,
             ${now}
      from jsonb_to_recordset(${json}::jsonb)
        as t (code text, source text, form text, question_type text, exercise_type text, family text,
              difficulty smallint, rated jsonb, choices smallint, seconds integer, stimulus_id bigint, "order" integer)
      order by "order"
      on conflict (code) do update set form = excluded.form, question_type = excluded.question_type,
        exercise_type = excluded.exercise_type, family = excluded.family, difficulty = excluded.difficulty,
        rated = excluded.rated, choices = excluded.choices, seconds = excluded.seconds, stimulus_id = excluded.stimulus_id, status = 'published', retired_at = null`);
    await tx.execute(sql`
      with given as (
        select q.id, path, place from jsonb_to_recordset(${json}::jsonb) as t (code text, tags jsonb)
          join questions q using (code), jsonb_array_elements_text(tags) with ordinality as e (path, place)
      ), gone as (
        delete from question_tags where question_id in (select id from given)
          and (question_id, tag_id) not in (select g.id, tags.id from given g join tags using (path))
      )
      insert into question_tags (question_id, tag_id, position)
      select g.id, tags.id, g.place - 1 from given g join tags using (path)
      on conflict (question_id, tag_id) do update set position = excluded.position`);
    await tx.execute(sql`
      with recursive above as (
        select q.id as question_id, qt.tag_id
        from jsonb_to_recordset(${json}::jsonb) as t (code text) join questions q using (code)
          join question_tags qt on qt.question_id = q.id
        union
        select above.question_id, tags.parent_id from above join tags on tags.id = above.tag_id
        where tags.parent_id is not null
      ), gathered as (
        select question_id, array_agg(tag_id order by tag_id) as tag_ids from above group by question_id
      )
      update questions q set tag_ids = gathered.tag_ids from gathered where gathered.question_id = q.id`);
    await tx.execute(sql`
      insert into question_stats (question_id)
      select q.id from jsonb_to_recordset(${json}::jsonb) as t (code text) join questions q using (code)
      on conflict do nothing`);
    return [];
  });
}

export async function insertQuestionVersions(
  tx: Transaction,
  rows: readonly NewQuestion[],
  now: Date,
): Promise<void> {
  await inBatches(rows, async (json) => {
    await tx.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${json}::jsonb)
          as t (code text, version integer, checksum text, public jsonb, secret jsonb, stimulus_version_id bigint)
      ), made as (
        insert into question_versions
          (question_id, version, checksum, public, secret, stimulus_version_id, created_at)
        select q.id, g.version, g.checksum, g.public, g.secret, g.stimulus_version_id, ${now}
        from given g join questions q using (code)
        returning id, question_id
      )
      update questions q set current_version_id = made.id from made where made.question_id = q.id`);
    return [];
  });
}

/** Not deleted: attempts, notes and comments point at them. Gives the ids of those retired now. */
export async function updateRetired(
  tx: Transaction,
  sources: readonly { source: string; codes: string[] }[],
  now: Date,
): Promise<string[]> {
  const retired: string[] = [];
  for (const { source, codes } of sources) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update questions set status = 'retired', retired_at = ${now}
      where source = ${source} and status = 'published'
        and code not in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
      returning id::text`);
    retired.push(...rows.map(({ id }) => id));
  }
  return retired;
}

export type Names = { id: string; number: string };

/** What the database and learners call each question, by code. */
export async function findNames(db: Queryable): Promise<Map<string, Names>> {
  const rows = await db
    .select({ id: questions.id, code: questions.code, number: shownNumber })
    .from(questions);
  return new Map(rows.map(({ code, ...names }) => [code, names]));
}

export async function listNumbers(
  db: Queryable,
): Promise<{ code: string; number: string | null; measure: ExerciseType }[]> {
  return db
    .select({ code: questions.code, number: questions.number, measure: questions.exerciseType })
    .from(questions);
}

export async function updateNumbers(
  tx: Transaction,
  given: readonly { code: string; number: string }[],
): Promise<void> {
  await inBatches(given, async (json) => {
    await tx.execute(sql`
      update questions q set number = t.number
      from jsonb_to_recordset(${json}::jsonb) as t (code text, number text) where q.code = t.code`);
    return [];
  });
}

/**
 * Tells the planner what is in the bank now. Its own daemon comes minutes later, and until then every list is sorted
 * whole, since tables of unknown size are taken for small ones.
 */
export async function analyzeBank(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`analyze questions, question_versions, stimulus_versions, question_stats, question_tags`,
  );
}

/** Of what is open to everybody. */
export async function refreshCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from question_counts`);
  await tx.execute(sql`
    insert into question_counts (question_type, form, difficulty, tag_id, count)
    select question_type, form, difficulty, null, count(*) from questions
    where status = 'published' and reserved_for is null
    group by question_type, form, difficulty
    union all
    select question_type, form, difficulty, tag_id, count(*)
    from questions, unnest(tag_ids) as tag_id where status = 'published' and reserved_for is null
    group by question_type, form, difficulty, tag_id`);
}
