/** The catalogue: exams as lists and pages show them. What a viewer did with them is added by the handlers. */
import type { z } from 'zod';
import type { exams as contract } from '#contract/exams.ts';
import type { Locale } from '#core/locale.ts';
import { filterTexts } from '#messages/exams.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findTagNames } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { getEdition } from './papers.ts';
import { countByFilter, countExams, type ExamFilter, type ExamRow, findExam, listExamRows } from './store.ts';

/** As it is for everybody. */
export type CatalogueExam = Omit<z.input<typeof contract.getExam.reply>, 'mine'>;
type FilterView = z.input<typeof contract.listExerciseFilters.reply>;

type Asking = { viewer: Viewer | null; locale: Locale };

export async function listExams(
  { db }: Deps,
  filter: ExamFilter,
  paging: { page: number; size: number },
  locale: Locale,
) {
  const total = await countExams(db, filter);
  const rows = paging.size === 0 ? [] : await listExamRows(db, filter, paging);
  return { total, ...paging, list: await presentExams(db, rows, locale) };
}

export async function getExamView(
  { db }: Deps,
  id: string,
  { viewer, locale }: Asking,
): Promise<CatalogueExam> {
  const row = await findExam(db, id, viewer?.id ?? null);
  const [view] = row ? await presentExams(db, [row], locale) : [];
  if (!view) throw notFound();
  return view;
}

async function presentExams(db: Database, rows: ExamRow[], locale: Locale): Promise<CatalogueExam[]> {
  const names = await findTagNames(db, [...new Set(rows.flatMap(({ topics }) => topics))]);
  return Promise.all(
    rows.map(async (row) => {
      const { paper } = await getEdition(db, row, row.edition);
      const sections = paper.slots.map(({ measure, variants }, index) => ({
        no: index + 1,
        id: variants.length === 1 ? (variants[0]?.id ?? null) : null,
        standard_time: variants[0]?.standard_time ?? null,
        count: variants[0]?.exercises.length ?? 0,
        exercises: variants.length === 1 ? (variants[0]?.exercises.map(({ id }) => id) ?? []) : [],
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
      };
    }),
  );
}

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
