/** Puts documents into the search index: questions here, and articles, courses and events by the same function. */
import { sql } from 'drizzle-orm';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import { plainText } from '#core/questions/runs.ts';
import { documentTokens, type Field } from '#core/search/document.ts';
import type { Text } from '#core/texts.ts';
import { formNames, questionTypeNames } from '#messages/questions.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { Source } from '#server/domains/questions/content.ts';

export type SearchKind = 'question' | 'news' | 'course' | 'event';

export type SearchDocument = {
  kind: SearchKind;
  /** The id of what is found. */
  ref: string;
  /** Where it is, without the language. */
  path: string;
  title: Text;
  /** Besides the title: tags, authors. */
  names?: string[];
  /** What everybody may read, most telling first: excerpts are cut from it. */
  texts: string[];
  /** Less telling than the texts, such as options. */
  details?: string[];
  /** What only logged-in people may find. */
  secrets?: string[];
};

const batchSize = 200;

/** Adds documents, or puts them in the place of what was there. */
export async function indexDocuments(db: Queryable, documents: readonly SearchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += batchSize) {
    const rows = documents.slice(start, start + batchSize).map(toRow);
    await db.execute(sql`
      insert into search_documents (kind, ref, path, title, public_texts, secret_texts, tokens)
      select kind, ref, path, title, array(select jsonb_array_elements_text(public_texts)),
             array(select jsonb_array_elements_text(secret_texts)), tokens::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (kind text, ref bigint, path text, title jsonb, public_texts jsonb, secret_texts jsonb, tokens text)
      on conflict (kind, ref) do update set path = excluded.path, title = excluded.title,
        public_texts = excluded.public_texts, secret_texts = excluded.secret_texts, tokens = excluded.tokens`);
  }
}

export async function dropDocuments(db: Queryable, kind: SearchKind, refs: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from search_documents where kind = ${kind} and ref = any(${sql.param(refs)}::bigint[])`,
  );
}

function toRow({ kind, ref, path, title, names = [], texts, details = [], secrets = [] }: SearchDocument) {
  const field =
    (weight: Field['weight']) =>
    (text: string): Field => ({ text, weight });
  const titles = [...new Set([title.zh_cn, title.en])].filter((text) => text !== '');
  return {
    kind,
    ref,
    path,
    title,
    // Short pieces stand together, so that an excerpt of them says something.
    public_texts: [...texts, details.join(' · '), ...titles],
    secret_texts: secrets,
    tokens: documentTokens([
      ...[...titles, ...names].map(field('A')),
      ...texts.map(field('B')),
      ...details.map(field('C')),
      ...secrets.map(field('D')),
    ]),
  };
}

type TagNames = Map<string, { zh: string; en: string }>;

/** Indexes the questions that changed; all of them where tokens are cut differently now. */
export async function indexQuestions(
  tx: Transaction,
  sources: readonly Source[],
  makers: string | null,
  changed: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await tx.execute(
    sql`delete from search_documents d using questions q
        where d.kind = 'question' and d.ref = q.id and q.status = 'retired'`,
  );
  const isStale = makers !== null && (await hasOtherMakers(tx, makers));
  const wanted = new Set(changed);
  const tags = await findTagNames(tx);
  const ids = await findIds(tx);
  const passages = new Map(sources.flatMap(({ stimuli }) => stimuli.map((one) => [one.id, one] as const)));
  const all = sources.flatMap(({ questions }) => questions).filter(({ id }) => isStale || wanted.has(id));
  const isFirst = all.length > 0 && !(await hasDocuments(tx));
  // Nobody is searching yet, and an index that is built whole takes half the time of one that grows.
  if (isFirst) await tx.execute(sql`drop index search_documents_tokens`);
  for (let start = 0; start < all.length; start += batchSize) {
    onProgress(start, all.length);
    const documents = all.slice(start, start + batchSize).flatMap((question) => {
      const ref = ids.get(question.id);
      const shared = question.stimulus === undefined ? undefined : passages.get(question.stimulus);
      return ref === undefined ? [] : [questionDocument(question, shared, ref, tags)];
    });
    await indexDocuments(tx, documents);
  }
  if (isFirst)
    await tx.execute(
      sql`create index search_documents_tokens on search_documents using gin (tokens) with (fastupdate = off)`,
    );
}

async function hasDocuments(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from search_documents limit 1`);
  return rowCount === 1;
}

async function hasOtherMakers(tx: Transaction, makers: string): Promise<boolean> {
  const { rows } = await tx.execute<{ checksum: string }>(
    sql`select checksum from imports where name = 'search'`,
  );
  if (rows[0]?.checksum === makers) return false;
  await tx.execute(sql`
    insert into imports (name, checksum, imported_at) values ('search', ${makers}, now())
    on conflict (name) do update set checksum = excluded.checksum, imported_at = excluded.imported_at`);
  return true;
}

async function findTagNames(db: Queryable): Promise<TagNames> {
  const { rows } = await db.execute<{ path: string; zh: string; en: string }>(
    sql`select path, name_zh as zh, name_en as en from tags`,
  );
  return new Map(rows.map(({ path, ...names }) => [path, names]));
}

async function findIds(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; code: string }>(sql`select id::text, code from questions`);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function questionDocument(
  question: Question,
  shared: Source['stimuli'][number] | undefined,
  ref: string,
  tags: TagNames,
): SearchDocument {
  const paths = new Set(question.tags.flatMap((path) => [path.slice(0, path.indexOf('.')), path]));
  const tagNames = [...paths].flatMap((path) => {
    const name = tags.get(path);
    return name ? [name.zh, name.en] : [];
  });
  const kinds = [questionTypeNames[question.question_type], formNames[question.form]];
  const passage =
    shared?.kind === 'passage'
      ? shared.paragraphs.map(({ sentences }) => sentences.map(({ text }) => plainText(text)).join(' '))
      : shared
        ? both(shared.intro)
        : [];
  return {
    kind: 'question',
    ref,
    path: `/questions/${ref}`,
    title: shared ? shared.title : { zh_cn: '', en: '' },
    names: [question.id, ...kinds.flatMap(both), ...tagNames],
    texts: [...both(question.stem), ...passage],
    details: rulesOf(question.form).searchTexts(question).flatMap(both),
    secrets: secretTexts(question, shared),
  };
}

function secretTexts(question: Question, shared: Source['stimuli'][number] | undefined): string[] {
  const { secret } = question;
  const notes = rulesOf(question.form).notesOf(question);
  const glosses = notes.flatMap(({ gloss }) => gloss ?? []);
  const words = shared?.secret?.words?.map(({ word, gloss }) => `${word} ${gloss}`) ?? [];
  return [
    ...secret.steps.flatMap(both),
    ...notes.flatMap(({ why }) => both(why)),
    ...('translation' in secret && secret.translation ? [secret.translation] : []),
    ...(shared?.secret?.summary ? both(shared.secret.summary) : []),
    ...[[...glosses, ...words].join('；')],
  ].filter((text) => text !== '');
}

/** A text in both languages, once where they are the same. */
const both = ({ zh_cn, en }: Text): string[] =>
  [...new Set([en, zh_cn])].filter((text) => text !== '').map(plainText);

/** What completion offers: every English word that visitors may find, tags, and titles. */
export async function refreshTerms(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_terms`);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight)
    select substr(word, 2), 'word', substr(word, 2), ndoc
    from ts_stat('select tokens from search_documents', 'abc') where word ~ '^=[a-z]{3,}$'`);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight, path)
    select distinct on (name) name, 'tag', lower(name), coalesce(total, 0), '/questions?tag=' || id
    from (
      select tags.id, name, (select sum(count) from question_counts c where c.tag_id = tags.id) as total
      from tags, unnest(array[name_zh, name_en]) as name where retired_at is null
    ) named
    order by name, total desc nulls last`);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight)
    select name, 'title', lower(name), count(*)
    from search_documents, unnest(array[title ->> 'zh_cn', title ->> 'en']) as name
    where name <> '' group by name
    on conflict do nothing`);
}
