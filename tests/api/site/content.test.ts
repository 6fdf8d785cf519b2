/** What the public pages read: articles, teachers, materials, the score board, help; and how content comes in. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { importContent } from '#server/domains/site/import.ts';
import { listEntries } from '#server/domains/site/service.ts';
import { openHarness } from '#tests/api/harness.ts';

const { client, db, deps } = await openHarness();
const now = () => new Date('2026-11-15T04:00:00Z');

beforeAll(async () => {
  expect((await importContent({ db, now })).faults).toEqual([]);
});

const count = async (table: string, where = 'true') => {
  const { rows } = await db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} where ${where}`),
  );
  return rows[0]?.n ?? 0;
};

describe('the import', () => {
  test('a second start changes nothing', async () => {
    expect(await importContent({ db, now })).toMatchObject({ changed: 0, retired: 0 });
  });

  test('what is found by search is articles, classes and events', async () => {
    const kinds = await db.execute<{ kind: string }>(
      sql`select distinct kind from search_documents order by kind`,
    );
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(['course', 'event', 'news']);
  });

  test('takes a change in, retires what is gone, and leaves what staff have edited', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beacon-content-'));
    await mkdir(join(folder, 'site'));
    const banners = (title: string) => `- slug: one
  title: { zh_cn: ${title}, en: ${title} }
  text: { zh_cn: 文, en: text }
  to: /plan
  action: { zh_cn: 去, en: Go }
`;
    await writeFile(join(folder, 'site/banners.yaml'), banners('First'));
    await importContent({ db, now }, folder);
    const titles = async () => (await client()('GET /api/banners')).map(({ title }) => title);
    expect(await titles()).toEqual(['First']);
    expect(await count('search_documents')).toBe(0);

    await writeFile(join(folder, 'site/banners.yaml'), banners('Second'));
    expect(await importContent({ db, now }, folder)).toMatchObject({ changed: 1, retired: 0 });
    expect(await titles()).toEqual(['Second']);

    await db.execute(
      sql`update site_entries set source = 'staff', content = jsonb_set(content, '{title,en}', '"By hand"') where slug = 'one'`,
    );
    await writeFile(join(folder, 'site/banners.yaml'), banners('Third'));
    await importContent({ db, now }, folder);
    expect(await titles()).toEqual(['By hand']);

    await writeFile(join(folder, 'site/banners.yaml'), '- slug: one\n');
    const faulty = await importContent({ db, now }, folder);
    expect(faulty.faults.some(({ entry }) => entry === 'one')).toBe(true);
    expect(await titles()).toEqual(['By hand']);

    await db.execute(sql`delete from site_entries where slug = 'one'`);
    expect((await importContent({ db, now })).faults).toEqual([]);
    expect(await count('search_documents', "kind = 'news'")).toBeGreaterThan(3);
  });
});

describe('articles', () => {
  test('come newest first, in the caller’s language, with how many each tag has', async () => {
    const { list, total, tags } = await client()('GET /api/news', { query: { size: 50 } });
    expect(list.length).toBe(total);
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(tags.reduce((sum, tag) => sum + tag.count, 0)).toBe(total);
    const chinese = await client({ locale: 'zh_cn' })('GET /api/news', { query: { size: 50 } });
    expect(chinese.list[0]?.title).toMatch(/\p{Script=Han}/u);
  });

  test('are filtered by tag and cut into pages', async () => {
    const { list, total } = await client()('GET /api/news', { query: { tag: 'study-guide', size: 2 } });
    expect(list).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(list.every(({ tag }) => tag === 'study-guide')).toBe(true);
    const next = await client()('GET /api/news', { query: { tag: 'study-guide', size: 2, page: 2 } });
    expect(next.list[0]?.id).not.toBe(list[0]?.id);
  });

  test('one has its text parsed, the time it takes, and three others to read next', async () => {
    const article = await client()('GET /api/news/{id}', { params: { id: 'gre-format' } });
    expect(article.body.some(({ kind }) => kind === 'table')).toBe(true);
    expect(article.minutes).toBeGreaterThan(1);
    expect(article.related).toHaveLength(3);
    expect(article.related.map(({ id }) => id)).not.toContain('gre-format');
  });

  test('that do not exist are not found', async () => {
    await expect(client()('GET /api/news/{id}', { params: { id: 'nothing' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the front pages', () => {
  test('have nine short cards, nine sets of materials and two offices', async () => {
    expect(await client()('GET /api/shorts')).toHaveLength(9);
    expect((await client()('GET /api/materials')).length).toBeGreaterThanOrEqual(9);
    expect((await client()('GET /api/about')).locations).toHaveLength(2);
  });

  test('name the company as it is configured', async () => {
    const { lede } = await client({ locale: 'zh_cn' })('GET /api/about');
    expect(lede).toContain(deps.config.company.zh_cn);
    expect(lede).not.toContain('{company}');
  });

  test('banners are those of the place that is asked for', async () => {
    const banners = await client()('GET /api/banners', { query: { place: 'home' } });
    expect(banners.length).toBeGreaterThan(0);
    expect(banners.every(({ place }) => place === 'home')).toBe(true);
  });

  test('teachers are academic, tutors plan', async () => {
    const tutors = await client()('GET /api/teachers', { query: { type: 'tutor' } });
    expect(tutors.length).toBeGreaterThan(0);
    expect(tutors.every(({ type }) => type === 'tutor')).toBe(true);
    expect((await client()('GET /api/teachers')).length).toBeGreaterThan(tutors.length);
  });

  test('each of the nine cards is a dated piece of news, and no two are the same', async () => {
    const shorts = await client()('GET /api/shorts');
    expect(shorts.every(({ date }) => date !== null)).toBe(true);
    expect(new Set(shorts.map(({ to, title }) => `${to} ${title}`)).size).toBe(9);
    const { list } = await client()('GET /api/news', { query: { size: 50 } });
    const shown = new Set(shorts.map(({ to }) => to));
    const [newest] = list.filter(({ id }) => !shown.has(`/news/${id}`));
    // The newest article stands on a card: whatever is on none is older than what is on the card of news.
    const news = shorts.find(({ id }) => id === 'news');
    expect(news?.to).toMatch(/^\/news\//);
    expect((newest?.date ?? '') <= (news?.date ?? '')).toBe(true);
  });

  test('a card shows the newest of its subject from the moment it is there', async () => {
    const before = await client()('GET /api/shorts');
    const [article] = (await listEntries(deps.db, 'news')).filter(({ tag }) => tag === 'fun-learning');
    const written = { ...article, slug: 'just-written', date: '2031-01-02' };
    await deps.db.execute(sql`
      insert into site_entries (kind, slug, position, content, checksum, created_at, updated_at)
      values ('news', 'just-written', 999, ${JSON.stringify(written)}::jsonb, 'x', now(), now())`);
    try {
      const after = await client()('GET /api/shorts');
      expect(after.find(({ id }) => id === 'news')).toMatchObject({
        to: '/news/just-written',
        date: '2031-01-02',
      });
      expect(after.filter(({ id }) => id !== 'news')).toEqual(before.filter(({ id }) => id !== 'news'));
    } finally {
      await deps.db.execute(sql`delete from site_entries where slug = 'just-written'`);
    }
  });

  test('the score board has nothing that nobody can prove', async () => {
    const board = await client()('GET /api/score-board');
    expect(board).toMatchObject({
      helpedStudents: 0,
      averageIncrease: 0,
      goalReachedRate: 0,
      students: [],
      cases: [],
    });
  });

  test.each(['copyright-statement', 'terms', 'privacy', 'faq'])('help has a page on %s', async (val) => {
    const page = await client()('GET /api/help/{val}', { params: { val } });
    expect(page.body.length + page.items.length).toBeGreaterThan(0);
    expect(page.pages.map((one) => one.val)).toContain(val);
  });

  test('help has no page on anything else', async () => {
    await expect(client()('GET /api/help/{val}', { params: { val: 'x' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
