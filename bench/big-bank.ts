/** A bank of any size for benchmarks: real words in new orders, with tags, statistics and a search document each. */

import { sql } from 'drizzle-orm';
import { loadFamilies } from '#bank/quant/load.ts';
import { seeded } from '#bank/quant/random.ts';
import { readTree } from '#bank/taxonomy.ts';
import { build as buildVerbal } from '#bank/verbal/build.ts';
import type { BankText, BankTexts } from '#core/bank-text.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/tx.ts';
import { listTagSizes } from '#server/domains/questions/bank-store.ts';
import { tagTerms } from '#server/domains/questions/documents.ts';
import { refreshCounts, upsertTags } from '#server/domains/questions/import-store.ts';
import { createTokensIndex, dropTokensIndex } from '#server/domains/search/index-store.ts';
import { indexDocuments, replaceTerms, type SearchDocument } from '#server/domains/search/service.ts';

/** What one made-up question says, to both kinds of search. */
export type BenchText = { id: number; title: string; stem: string; options: string; analysis: string };

type Pieces = { stems: string[]; options: string[]; analyses: string[]; titles: string[] };

/** Clauses of the real bank, cut at their punctuation: their words are as frequent as they really are. */
async function readPieces(): Promise<Pieces> {
  const [verbal, quant] = [await buildVerbal(), await loadFamilies()];
  const cut = (texts: BankText[]) =>
    texts
      .flatMap((text) => plainText(text).split(/(?<=[,;.?!，；。？！])\s*/))
      .filter((piece) => piece.length > 5);
  const made = quant.families.flatMap(({ items }) => items.map(({ question }) => question));
  const questions = [...verbal.questions, ...made];
  const both = ({ zh_cn, en }: BankTexts) => [...new Set([en, zh_cn])];
  return {
    stems: cut(questions.flatMap(({ stem }) => both(stem))),
    options: questions.flatMap((question) =>
      'options' in question ? question.options.flatMap(({ text }) => plainText(text.en)) : [],
    ),
    analyses: cut(questions.flatMap(({ secret }) => secret.steps.flatMap(both))),
    titles: verbal.stimuli.map(({ title }) => title.en),
  };
}

export async function* makeTexts(count: number): AsyncGenerator<BenchText> {
  const pieces = await readPieces();
  const random = seeded('big bank');
  const some = (from: string[], n: number) => Array.from({ length: n }, () => random.pick(from)).join(' ');
  for (let id = 1; id <= count; id++)
    yield {
      id,
      title: random.pick(pieces.titles),
      stem: some(pieces.stems, 3 + random.below(4)),
      options: some(pieces.options, 5),
      analysis: some(pieces.analyses, 4 + random.below(4)),
    };
}

/** Every question of mathematics has a family of twelve, as `fillBank` says. */
const kinOf = (id: number): string =>
  id % 10 >= 5 && id % 10 <= 8 ? `family-${Math.trunc(id / 12)}` : `bench-${id}`;

/** Questions 1 to `count`, of all types, forms, levels and tags. */
export async function fillBank(
  db: Database,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const index = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await upsertTags(tx, readTree(), new Date());
    // Questions and versions get the same numbers, so that neither has to be written twice.
    await tx.execute(sql`alter table questions drop constraint questions_current_version_id_fkey`);
    await tx.execute(sql`
      with recursive above as (
        select id as leaf, id as tag from tags where is_leaf
        union all
        select leaf, parent_id from above join tags on tags.id = tag where parent_id is not null
      ), branches as (
        select leaf, array_agg(tag order by tag) as tag_ids, row_number() over (order by leaf) - 1 as place,
          count(*) over () as total
        from above group by leaf
      )
      insert into questions (id, code, form, question_type, exercise_type, family, difficulty, seconds, tag_ids,
                             current_version_id, created_at)
      overriding system value
      select n, 'bench-' || n, form, question_type, exercise_type,
        case when question_type = 'math' then 'family-' || n / 12 end, 1 + n % 5, 60 + n % 60, tag_ids, n,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${count}::int) n
        join (values (0, 'tc1', 'fill', 'verbal'), (1, 'tc2', 'fill', 'verbal'), (2, 'se', 'fill', 'verbal'),
                     (3, 'rc-one', 'read', 'verbal'), (4, 'rc-many', 'read', 'verbal'), (5, 'qc', 'math', 'quant'),
                     (6, 'mc-one', 'math', 'quant'), (7, 'mc-many', 'math', 'quant'), (8, 'numeric', 'math', 'quant'),
                     (9, 'essay', 'write', 'write')) as kinds (k, form, question_type, exercise_type) on k = n % 10
        join branches on place = n % total
      order by n`);
    await tx.execute(sql`
      insert into question_tags (question_id, tag_id, position)
      select q.id, tags.id, 0 from questions q join tags on tags.is_leaf and tags.id = any(q.tag_ids)`);
    await tx.execute(sql`
      insert into question_stats (question_id, attempts, correct)
      select id, id % 50, (id % 50) * (id % 7) / 7 from questions`);
    await tx.execute(sql`
      insert into question_versions (id, question_id, version, checksum, public, secret, created_at)
      overriding system value
      select id, id, 1, 'x', jsonb_build_object('stem', jsonb_build_object('en', code, 'zh_cn', code)), '{}', created_at
      from questions`);
    await refreshCounts(tx);
    return dropTokensIndex(tx);
  });
  let batch: SearchDocument[] = [];
  const flush = async () => {
    await indexDocuments(db, batch);
    batch = [];
  };
  for await (const { id, title, stem, options, analysis } of makeTexts(count)) {
    batch.push({
      kind: 'question',
      ref: String(id),
      path: `/questions/${id}`,
      title: { zh_cn: title, en: title },
      texts: [stem],
      details: [options],
      secrets: [analysis],
      kin: kinOf(id),
    });
    if (batch.length === 2000) await flush();
    if (id % 10_000 === 0) onProgress(id);
  }
  await flush();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await createTokensIndex(tx, index);
    await replaceTerms(tx, tagTerms(await listTagSizes(tx)), []);
  });
  await db.execute(sql`vacuum (analyze) questions`);
  await db.execute(sql`vacuum (analyze) question_stats`);
  await db.execute(sql`vacuum (analyze) question_versions`);
  await db.execute(sql`vacuum (analyze) search_documents`);
  await db.execute(sql`vacuum (analyze) search_terms`);
}
