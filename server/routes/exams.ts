/** Handlers of the exams domain. */
import { exams } from '#contract/exams.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { type ExamView, getExamView, listExams, listFilters } from '#server/domains/exams/service.ts';
import { findBestScores } from '#server/domains/reports/results.ts';
import { implement } from '#server/http/implement.ts';

/** A mock exam is scored where reports are made; practice sets have their percentage already. */
async function withBestScores(
  deps: Deps,
  list: readonly ExamView[],
  viewer: Viewer | null,
): Promise<ExamView[]> {
  const taken = list.filter(({ type, mine }) => type === 'GREPREP' && mine && mine.submitted > 0);
  const best =
    viewer && taken.length > 0
      ? await findBestScores(
          deps,
          viewer,
          taken.map(({ id }) => id),
        )
      : new Map<string, never>();
  return list.map((exam) => {
    const found = best.get(exam.id);
    return found && exam.mine
      ? { ...exam, mine: { ...exam.mine, best: found.verbal + found.quant, bestScores: found } }
      : exam;
  });
}

export const examsRoutes = [
  implement(exams.listExams, async ({ query: { page, size, ...filter }, viewer, locale }, deps) => {
    const { list, ...rest } = await listExams(deps, filter, { page, size }, { viewer, locale });
    return { ...rest, list: await withBestScores(deps, list, viewer) };
  }),

  implement(exams.getExam, async ({ params, viewer, locale }, deps) => {
    const exam = await getExamView(deps, params.id, { viewer, locale });
    const [view] = await withBestScores(deps, [exam], viewer);
    return view ?? exam;
  }),

  implement(exams.listExerciseFilters, ({ locale }, deps) => listFilters(deps, locale)),
];
