/** Handlers of the exams domain: the catalogue, with what its reader did with each exam. */
import type { z } from 'zod';
import { exams } from '#contract/exams.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findMine, type Mine } from '#server/domains/attempts/service.ts';
import { type CatalogueExam, getExamView, listExams, listFilters } from '#server/domains/exams/catalogue.ts';
import { findOwnReports } from '#server/domains/reports/service.ts';
import { implement, staleForVisitors } from '#server/http/implement.ts';

type ExamView = z.input<typeof exams.getExam.reply>;

const nothingYet: Mine = { submitted: 0, openRecordId: null, best: null };

async function withMine(
  deps: Deps,
  list: readonly CatalogueExam[],
  viewer: Viewer | null,
): Promise<ExamView[]> {
  if (!viewer) return list.map((exam) => ({ ...exam, mine: null }));
  const mine = await findMine(
    deps.db,
    viewer.id,
    list.map(({ id }) => id),
  );
  // A mock exam is scored where reports are made; practice sets have their percentage already.
  const taken = list.filter(({ id }) => (mine.get(id)?.submitted ?? 0) > 0);
  const reported = await findOwnReports(deps, viewer, taken);
  return list.map((exam) => {
    const own = mine.get(exam.id) ?? nothingYet;
    const { best: bestScores = null, reports = [] } = reported.get(exam.id) ?? {};
    const best = bestScores ? bestScores.verbal + bestScores.quant : own.best;
    return { ...exam, mine: { ...own, best, bestScores, reports } };
  });
}

export const examsRoutes = [
  implement(
    exams.listExams,
    staleForVisitors(async ({ query: { page, size, ...filter }, viewer, locale }, deps) => {
      const { list, ...rest } = await listExams(deps, filter, { page, size }, locale);
      return { ...rest, list: await withMine(deps, list, viewer) };
    }),
  ),

  implement(
    exams.getExam,
    staleForVisitors(async ({ params, viewer, locale }, deps) => {
      const exam = await getExamView(deps, params.id, { viewer, locale });
      const [view] = await withMine(deps, [exam], viewer);
      return view ?? { ...exam, mine: null };
    }),
  ),

  implement(exams.listExerciseFilters, ({ locale }, deps) => listFilters(deps, locale)),
];
