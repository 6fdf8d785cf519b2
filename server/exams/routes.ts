/** Handlers of the exams domain. */
import { exams } from '#contract/exams.ts';
import { implement } from '#server/implement.ts';
import { getExamView, listExams, listFilters } from './service.ts';

export const examsRoutes = [
  implement(exams.listExams, ({ query: { page, size, ...filter }, viewer, locale }, deps) =>
    listExams(deps, filter, { page, size }, { viewer, locale }),
  ),

  implement(exams.getExam, ({ params, viewer, locale }, deps) =>
    getExamView(deps, params.id, { viewer, locale }),
  ),

  implement(exams.listExerciseFilters, ({ locale }, deps) => listFilters(deps, locale)),
];
