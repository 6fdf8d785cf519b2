/** Questions as lists show them, whoever's list it is. */
import { sql } from 'drizzle-orm';
import type { QuestionRow } from '#contract/questions/shared.ts';
import type { Locale } from '#core/locale.ts';
import type { Difficulty, Form, QuestionType } from '#core/questions/kinds.ts';
import { cutSource } from '#core/questions/runs.ts';
import { excerpt } from '#core/search/excerpt.ts';
import type { Query } from '#core/search/query.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { listCollected } from '#server/domains/learning/collections/service.ts';
import { readBank } from './bank.ts';
import { presentTag, type TagTree } from './tags.ts';

const stemLength = 280;
const excerptLength = 160;

type Found = {
  id: string;
  code: string;
  question_type: QuestionType;
  form: Form;
  difficulty: Difficulty;
  tags: number[];
  stem: string;
  title: string | null;
  createdAt: Date;
  attempts: number;
  accuracy: number | null;
  timed: number;
  timeMs: string;
  isSeen: boolean;
  lastCorrect: boolean | null;
};

export type RowsOptions = {
  viewer: Viewer | null;
  locale: Locale;
  /** Marks where the words were found; visitors get excerpts of what they may see. */
  search?: { query: Query; isVisitor: boolean } | null;
  tree?: TagTree;
};

/** In the order of the ids; an id that does not exist is left out. */
export async function listRows(
  db: Queryable,
  ids: readonly string[],
  { viewer, locale, search = null, tree }: RowsOptions,
): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Found>(sql`
    select q.id::text, q.code, q.question_type, q.form, q.difficulty, q.created_at as "createdAt",
      array(select tag_id from question_tags t where t.question_id = q.id order by position) as tags,
      v.public -> 'stem' ->> ${locale} as stem, sv.public -> 'title' ->> ${locale} as title,
      s.attempts, s.accuracy, s.timed, s.time_ms::text as "timeMs",
      u.user_id is not null as "isSeen", u.last_correct as "lastCorrect"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
      join questions q using (id)
      join question_versions v on v.id = q.current_version_id
      left join stimulus_versions sv on sv.id = v.stimulus_version_id
      join question_stats s on s.question_id = q.id
      left join user_questions u on u.question_id = q.id and u.user_id = ${viewer?.id ?? null}::bigint
    order by place`);
  const tags = tree ?? (await readBank(db)).tree;
  const collected = viewer ? await listCollected(db, viewer.id, ids) : new Set<string>();
  const excerpts = search ? await findExcerpts(db, ids, search) : null;
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    question_type: row.question_type,
    form: row.form,
    difficulty: row.difficulty,
    tags: row.tags.flatMap((id) => {
      const tag = tags.byId.get(id);
      return tag ? [presentTag(tag, locale)] : [];
    }),
    stem: cutSource(row.stem, stemLength),
    title: row.title || null,
    createdAt: new Date(row.createdAt),
    stats: presentStats(row),
    mine: viewer ? { status: statusOf(row), collected: collected.has(row.id) } : null,
    excerpt: excerpts?.get(row.id) ?? null,
  }));
}

export async function listRowsById(
  db: Queryable,
  ids: readonly string[],
  options: RowsOptions,
): Promise<Map<string, QuestionRow>> {
  const rows = await listRows(db, [...new Set(ids)], options);
  return new Map(rows.map((row) => [row.id, row]));
}

const statusOf = ({ isSeen, lastCorrect }: Found) =>
  !isSeen ? 'unseen' : lastCorrect === null ? 'done' : lastCorrect ? 'right' : 'wrong';

export const presentStats = ({
  attempts,
  accuracy,
  timed,
  timeMs,
}: Pick<Found, 'attempts' | 'accuracy' | 'timed' | 'timeMs'>) => ({
  attempts,
  accuracy,
  averageMs: timed === 0 ? null : Math.round(Number(timeMs) / timed),
});

async function findExcerpts(
  db: Queryable,
  ids: readonly string[],
  { query, isVisitor }: { query: Query; isVisitor: boolean },
) {
  const { rows } = await db.execute<{ ref: string; open: string[]; secret: string[] }>(sql`
    select ref::text, public_texts as open, secret_texts as secret from search_documents
    where kind = 'question' and ref = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    rows.map(({ ref, open, secret }) => [
      ref,
      excerpt(isVisitor ? open : [...open, ...secret], query, excerptLength),
    ]),
  );
}
