/** The catalogue: exams as lists and pages show them, and sets that people make for themselves. */
import type { z } from 'zod';
import type { exams as contract } from '#contract/exams.ts';
import type { Locale } from '#core/locale.ts';
import { filterTexts } from '#messages/exams.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findMine, type Mine } from '#server/domains/attempts/mine.ts';
import { findTagNames } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { getEdition } from './papers.ts';
import {
  countByFilter,
  countExams,
  type ExamFilter,
  type ExamRow,
  findByCode,
  findExam,
  findExams,
} from './store.ts';

export { createPractice } from './practice.ts';

export type ExamView = z.input<typeof contract.getExam.reply>;
type FilterView = z.input<typeof contract.listExerciseFilters.reply>;

type Asking = { viewer: Viewer | null; locale: Locale };

export async function listExams(
  { db }: Deps,
  filter: ExamFilter,
  paging: { page: number; size: number },
  asking: Asking,
) {
  const total = await countExams(db, filter);
  const rows = paging.size === 0 ? [] : await findExams(db, filter, paging);
  return { total, ...paging, list: await present(db, rows, asking) };
}

export type Exam = ExamRow;

/** Of anyone where no viewer is given: the caller has checked that already. */
export async function getExam(db: Queryable, id: string, viewerId?: string): Promise<Exam> {
  const row = await findExam(db, id, viewerId);
  if (!row) throw notFound();
  return row;
}

/** By code; one that is not on offer is absent. */
export async function findPublished(db: Queryable, codes: readonly string[]): Promise<Map<string, Exam>> {
  const found = await findByCode(db, codes);
  return new Map([...found].filter(([, { status, ownerId }]) => status === 'published' && ownerId === null));
}

export async function getExamView({ db }: Deps, id: string, asking: Asking): Promise<ExamView> {
  const row = await findExam(db, id, asking.viewer?.id ?? null);
  const [view] = row ? await present(db, [row], asking) : [];
  if (!view) throw notFound();
  return view;
}

async function present(db: Database, rows: ExamRow[], { viewer, locale }: Asking): Promise<ExamView[]> {
  const names = await findTagNames(db, [...new Set(rows.flatMap(({ topics }) => topics))]);
  const mine = viewer
    ? await findMine(
        db,
        viewer.id,
        rows.map(({ id }) => id),
      )
    : null;
  return Promise.all(
    rows.map(async (row) => {
      const { paper } = await getEdition(db, row, row.edition);
      const sections = paper.slots.map(({ measure, variants }, index) => ({
        no: index + 1,
        id: variants.length === 1 ? (variants[0]?.id ?? null) : null,
        standard_time: variants[0]?.standard_time ?? null,
        count: variants[0]?.exercises.length ?? 0,
        exercise_type: measure,
      }));
      const times = sections.map(({ standard_time }) => standard_time);
      return {
        id: row.id,
        type: row.type,
        title: row.title[locale],
        limit: row.submitLimit,
        sections,
        count: sections.reduce((sum, { count }) => sum + count, 0),
        minutes: times.includes(null) ? null : times.reduce<number>((sum, time) => sum + (time ?? 0), 0),
        kind: row.kind,
        forms: row.forms,
        difficulty: row.difficulty,
        topics: row.topics.map((path) => ({ value: path, label: names.get(path)?.[locale] ?? path })),
        canCheck: row.canCheck,
        mine: mine && { ...(mine.get(row.id) ?? nothingYet), bestScores: null },
      };
    }),
  );
}

const nothingYet: Mine = { submitted: 0, openRecordId: null, best: null };

const filterKeys = ['kind', 'form', 'difficulty', 'topic'] as const;

/** Values in the order in which people think of them; topics by how many sets they have. */
export async function listFilters({ db }: Deps, locale: Locale): Promise<FilterView> {
  const counts = await countByFilter(db);
  const names = await findTagNames(
    db,
    counts.flatMap(({ key, value }) => (key === 'topic' ? [value] : [])),
  );
  const label = (key: string, value: string) =>
    key === 'topic'
      ? (names.get(value)?.[locale] ?? value)
      : (filterTexts[`${key}.${value}` as keyof typeof filterTexts]?.[locale] ?? value);
  const order = Object.keys(filterTexts);
  return filterKeys.map((key) => ({
    key,
    label: filterTexts[key][locale],
    options: counts
      .filter((one) => one.key === key)
      .sort((a, b) =>
        key === 'topic'
          ? a.value.localeCompare(b.value)
          : order.indexOf(`${key}.${a.value}`) - order.indexOf(`${key}.${b.value}`),
      )
      .map(({ value, count }) => ({ value, label: label(key, value), count })),
  }));
}
