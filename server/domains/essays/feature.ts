/** The built-in grader together with the grammar checker, which may be missing. */
import { featureVersion, gradeByFeatures } from '#core/essay/feature-grader.ts';
import type { EssayGrade, EssayGrader } from '#core/essay/grade.ts';
import type { Deps } from '#server/deps.ts';

export const createFeatureGrader = ({ grammar }: Pick<Deps, 'grammar'>): EssayGrader<EssayGrade> => ({
  version: featureVersion,
  grade: async (task) => {
    const first = gradeByFeatures(task, null);
    // Where there is nothing to mark, the checker need not be woken.
    if (first.traits.length === 0) return first;
    const marks = await grammar.check(task.text);
    return marks === null ? first : gradeByFeatures(task, marks);
  },
});
