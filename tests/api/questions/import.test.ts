import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import type { Question } from '#core/questions/kinds.ts';
import { locks } from '#server/db/locks.ts';
import type { Content } from '#server/domains/questions/content.ts';
import { importContent, importFolder } from '#server/domains/questions/import.ts';
import { nothingClosed } from '#server/domains/questions/reserved/closed.ts';
import { listRows } from '#server/domains/questions/rows/rows.ts';
import {
  imports,
  questionCounts,
  questions,
  questionVersions,
  renderedMath,
  tags,
} from '#server/domains/questions/tables.ts';
import { openTestDatabase } from '#tests/api/database.ts';
import { exampleContent, examplePassage, exampleQuestions } from '#tests/api/example-bank.ts';

const { db, pool, connection, close } = await openTestDatabase();
afterAll(close);
const indexBefore = (
  await db.execute<{ definition: string }>(
    sql`select pg_get_indexdef('search_documents_tokens'::regclass) as definition`,
  )
).rows[0]?.definition;
const deps = { db, now: () => new Date('2026-11-01T00:00:00Z') };

const changed = (id: string, change: Partial<Question>): Content =>
  exampleContent(exampleQuestions((question) => (question.id === id ? change : {})));
const versionsOf = async (code: string) =>
  db
    .select({ version: questionVersions.version, stem: sql<string>`public -> 'stem' ->> 'en'` })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(eq(questions.code, code))
    .orderBy(questionVersions.version);
/** As a list shows it, which keeps the words of a version. */
const rowOf = async (code: string, locale: Locale = 'en') => {
  const id = String((await find(code))?.id);
  return (await listRows(db, [id], { viewer: null, locale, closed: nothingClosed }))[0];
};
const find = async (code: string) => (await db.select().from(questions).where(eq(questions.code, code)))[0];

describe('the import', () => {
  test('takes a bank in, and the same bank a second time without a trace', async () => {
    expect(await importContent(deps, exampleContent())).toEqual({
      kind: 'imported',
      added: 12,
      changed: 0,
      retired: 0,
      unchanged: 0,
    });
    expect(await importContent(deps, exampleContent())).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 12,
    });
    expect(await db.$count(questionVersions)).toBe(12);
  });

  test('keeps what a panel says of a question and how much it offers, and the versions before it as they were', async () => {
    expect(await find('example-mc-many')).toMatchObject({ rated: null, choices: 4 });
    expect(await find('example-numeric')).toMatchObject({ rated: null, choices: null });
    expect(await find('example-rc-sentence')).toMatchObject({
      choices:
        examplePassage.kind === 'passage' && examplePassage.paragraphs.flatMap((one) => one.sentences).length,
    });
    const rated = { level: 3.4, spread: 0.58 };
    const content = exampleContent(
      exampleQuestions((question) =>
        question.id === 'example-qc' ? ({ secret: { ...question.secret, rated } } as Partial<Question>) : {},
      ),
    );
    expect(await importContent(deps, content)).toMatchObject({ changed: 1, unchanged: 11 });
    expect(await find('example-qc')).toMatchObject({ rated, choices: 4 });
    const versions = await db
      .select({ rated: sql<unknown>`secret -> 'rated'` })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(eq(questions.code, 'example-qc'))
      .orderBy(questionVersions.version);
    expect(versions).toEqual([{ rated: null }, { rated }]);
    await importContent(deps, exampleContent());
    expect(await find('example-qc')).toMatchObject({ rated: null });
  });

  test('gives every question a number that it keeps: the bank’s own, or one drawn where the bank has none', async () => {
    const numbers = async () =>
      new Map((await db.select().from(questions)).map(({ code, number }) => [code, number]));
    const before = await numbers();
    expect(new Set(before.values()).size).toBe(12);
    for (const number of before.values()) expect(number).toMatch(/^[VQW]-[5-9]\d{4}$/);
    await db.update(questions).set({ number: null }).where(eq(questions.code, 'example-qc'));
    const given = { 'example-qc': 'Q-20731', 'example-tc1': 'V-10482' };
    await importContent(deps, { ...exampleContent(), numbers: given });
    const after = await numbers();
    expect(after.get('example-qc')).toBe('Q-20731');
    expect(after.get('example-tc1')).toBe(before.get('example-tc1'));
  });

  test('makes the search index anew as the migrations made it, and tells variants from strangers', async () => {
    const { rows } = await db.execute<{ definition: string }>(
      sql`select pg_get_indexdef('search_documents_tokens'::regclass) as definition`,
    );
    expect(rows[0]?.definition).toBe(indexBefore);
    const kin = await db.execute<{ code: string; kin: string }>(
      sql`select q.code, d.kin from search_documents d join questions q on q.id = d.ref order by q.code`,
    );
    expect(kin.rows).toEqual(
      exampleQuestions()
        .map(({ id, family }) => ({ code: id, kin: family }))
        .sort((a, b) => (a.code < b.code ? -1 : 1)),
    );
  });

  test('gives the number 1 to what all blanks are filed under, as the menu’s address asks', async () => {
    const [first] = await db.select().from(tags).where(eq(tags.id, 1));
    expect(first).toMatchObject({ path: 'blank', nameEn: 'Sentence logic' });
    expect((await find('example-tc1'))?.tagIds).toContain(1);
  });

  test('files a question under its tag and everything above it', async () => {
    const paths = await db.execute<{ path: string }>(
      sql`select path from tags where id in (select unnest(tag_ids) from questions where code = 'example-qc') order by path`,
    );
    expect(paths.rows.map(({ path }) => path)).toEqual(['quant', 'quant.arith', 'quant.arith.primes']);
  });

  test('counts the questions of each kind once, and once more for each tag', async () => {
    const rows = await db.select().from(questionCounts);
    const sum = (test: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(test).reduce((total, { count }) => total + count, 0);
    expect(sum(({ tagId }) => tagId === null)).toBe(12);
    expect(sum(({ tagId }) => tagId === 1)).toBe(4);
  });

  test('keeps what may be shown and what is secret in columns of their own', async () => {
    const rows = await db.select().from(questionVersions);
    for (const row of rows) {
      expect(JSON.stringify(row.public)).not.toContain('SECRET');
      expect(JSON.stringify(row.secret)).toContain('SECRET');
    }
  });

  test('renders each formula once, for the eye and for the ear', async () => {
    const rows = await db.select().from(renderedMath);
    expect(rows.map(({ tex }) => tex).sort()).toEqual(['0.16x', 'y']);
    for (const { html } of rows) expect(html).toMatch(/<math.*class="katex-html"/);
  });

  test('makes a new version of a changed question and leaves the old one as it was', async () => {
    const stem = bankTexts({ en: 'Another stem', zh_cn: '另一个题干' });
    expect(await rowOf('example-tc1')).toMatchObject({ stem: 'A stem of tc1' });
    expect(await importContent(deps, changed('example-tc1', { stem }))).toMatchObject({
      changed: 1,
      unchanged: 11,
    });
    expect(await versionsOf('example-tc1')).toEqual([
      { version: 1, stem: 'A stem of tc1' },
      { version: 2, stem: 'Another stem' },
    ]);
    expect(await rowOf('example-tc1')).toMatchObject({ stem: 'Another stem' });
  });

  test('makes new versions of all questions about a passage that changed', async () => {
    const content = exampleContent();
    const [source] = content.sources;
    if (source)
      source.stimuli = [{ ...examplePassage, title: bankTexts({ en: 'A new title', zh_cn: '新标题' }) }];
    const about = exampleQuestions().find(({ stimulus }) => stimulus === examplePassage.id)?.id ?? '';
    expect(await rowOf(about)).toMatchObject({ title: examplePassage.title.en });
    // The text completion goes back to its first stem, too.
    expect(await importContent(deps, content)).toMatchObject({ changed: 4, unchanged: 8 });
    expect(await rowOf(about)).toMatchObject({ title: 'A new title' });
    expect(await rowOf(about, 'zh_cn')).toMatchObject({ title: '新标题' });
  });

  test('retires what the source no longer holds, and publishes it again when it returns', async () => {
    const without = exampleContent(exampleQuestions().filter(({ id }) => id !== 'example-numeric'));
    await importContent(deps, exampleContent());
    expect(await importContent(deps, without)).toMatchObject({ retired: 1 });
    expect(await find('example-numeric')).toMatchObject({ status: 'retired' });
    expect(await db.$count(questions)).toBe(12);
    const found = await db.execute(
      sql`select from search_documents d join questions q on q.id = d.ref where q.code = 'example-numeric'`,
    );
    expect(found.rowCount).toBe(0);
    await importContent(deps, exampleContent());
    expect(await find('example-numeric')).toMatchObject({ status: 'published', retiredAt: null });
    expect(await versionsOf('example-numeric')).toHaveLength(1);
  });

  test('leaves the questions of other sources alone', async () => {
    const [one] = exampleQuestions();
    const other = { ...(one as Question), id: 'other-1' };
    const content = { tags: null, sources: [{ name: 'other', questions: [other], stimuli: [] }] };
    expect(await importContent(deps, content)).toMatchObject({ added: 1, retired: 0 });
    expect(await find('example-tc1')).toMatchObject({ status: 'published' });
  });

  test('lets no source take the id of another', async () => {
    const [one] = exampleQuestions();
    const content = { tags: null, sources: [{ name: 'thief', questions: [one as Question], stimuli: [] }] };
    expect(await importContent(deps, content)).toEqual({
      kind: 'faulty',
      faults: [
        {
          file: 'thief',
          item: 'example-tc1',
          reason: 'the id is already used by a question from “examples”',
        },
      ],
    });
  });

  test.each<[string, Content, RegExp]>([
    [
      'a key that is no choice',
      changed('example-qc', { secret: { key: ['E'], steps: [], notes: {} } }),
      /its key E is no choice/,
    ],
    ['a tag that is no leaf', changed('example-qc', { tags: ['quant.arith'] }), /quant.arith is no leaf/],
    [
      'a formula that KaTeX cannot read',
      changed('example-qc', { stem: bankTexts({ en: '$\\frac{1$', zh_cn: '' }) }),
      /KaTeX parse error/,
    ],
    [
      'a formula that pages have no style for',
      changed('example-qc', { stem: bankTexts({ en: '$\\mathcal{A}$', zh_cn: '' }) }),
      /no style for “mathcal”/,
    ],
    [
      'a passage that is not there',
      changed('example-rc-one', { stimulus: 'nowhere' }),
      /there is no nowhere/,
    ],
    [
      'a field that nobody knows',
      changed('example-qc', { colour: 'red' } as Partial<Question>),
      /colour: is not known/,
    ],
    ['a missing field', changed('example-qc', { seconds: undefined as unknown as number }), /seconds: /],
    [
      'an id that is there twice',
      exampleContent([...exampleQuestions(), ...exampleQuestions().slice(0, 1)]),
      /is also in examples/,
    ],
  ])('tells %s, and imports nothing at all', async (_, content, reason) => {
    const before = await db.$count(questionVersions);
    const [source] = content.sources;
    source?.questions.push({ ...(exampleQuestions()[0] as Question), id: 'new-and-good' });
    const result = await importContent(deps, content);
    expect(result.kind === 'faulty' && result.faults.map(({ reason: told }) => told).join('\n')).toMatch(
      reason,
    );
    expect(await db.$count(questionVersions)).toBe(before);
    expect(await find('new-and-good')).toBeUndefined();
  });

  test.each([
    'update question_versions set checksum = $$x$$',
    'delete from question_versions',
    'truncate question_versions cascade',
    'update stimulus_versions set version = 9',
  ])('keeps published versions as they are: the database refuses “%s”', async (statement) => {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/is never changed/) },
    });
  });

  test('reads no further than a hash where a folder was imported before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beacon-bank-'));
    const { tags: tree, sources } = exampleContent();
    await writeFile(join(folder, 'tags.json'), JSON.stringify(tree));
    for (const { name, ...part } of sources)
      await writeFile(join(folder, `${name}.json`), JSON.stringify(part));
    expect(await importFolder(deps, folder)).toMatchObject({ kind: 'imported' });
    expect(await importFolder(deps, folder)).toEqual({ kind: 'unchanged' });
  });

  test('stores nothing of a folder that is refused, and tells its faults again at the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beacon-bank-'));
    const [stolen] = exampleQuestions();
    const tree = [
      ...(exampleContent().tags ?? []),
      { id: 'blank.new', zh: '新', en: 'New', parent: 'blank', isLeaf: true },
    ];
    await writeFile(join(folder, 'tags.json'), JSON.stringify(tree));
    await writeFile(join(folder, 'thief.json'), JSON.stringify({ questions: [stolen], stimuli: [] }));
    const stored = async () => ({
      tags: await db.select().from(tags),
      imports: await db.select().from(imports),
    });
    const before = await stored();
    for (const start of ['first', 'second']) {
      const result = await importFolder(deps, folder);
      expect(result, start).toMatchObject({
        kind: 'faulty',
        faults: [{ file: 'thief', item: 'example-tc1' }],
      });
      expect(await stored()).toEqual(before);
    }
  });

  test('is done once by two processes that start together', async () => {
    const stem = bankTexts({ en: 'Together', zh_cn: '同时' });
    const results = await Promise.all([
      importContent(deps, changed('example-se', { stem })),
      importContent(deps, changed('example-se', { stem })),
    ]);
    expect(results.map((result) => result.kind === 'imported' && result.changed).sort()).toEqual([0, 1]);
  });

  test('waits for another process however long that takes, and says so', async () => {
    const limited = new pg.Pool({ ...connection, statement_timeout: 200 });
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [locks.questionImport]);
    let waits = 0;
    const onWait = () => {
      waits += 1;
    };
    const stem = bankTexts({ en: 'Patient', zh_cn: '耐心' });
    const imported = importContent(
      { ...deps, db: drizzle({ client: limited }), onWait },
      changed('example-se', { stem }),
    );
    await expect.poll(() => waits).toBe(1);
    const longer = other.query('select pg_sleep(0.6)').then(() => 'still waiting');
    expect(await Promise.race([imported, longer])).toBe('still waiting');
    await other.query('commit');
    other.release();
    expect(await imported).toMatchObject({ kind: 'imported', changed: 1 });
    expect(waits).toBe(1);
    await limited.end();
  });
});
