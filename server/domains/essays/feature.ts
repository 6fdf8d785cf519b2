/** The built-in grader together with the grammar checker, which may be missing. */
import { featureVersion } from '#core/essay/feature-grader.ts';
import type { EssayGrade, EssayGrader } from '#core/essay/grade.ts';
import type { Deps } from '#server/deps.ts';

export const createFeatureGrader = ({
  grammar,
  grader,
}: Pick<Deps, 'grammar' | 'grader'>): EssayGrader<EssayGrade> => ({
  version: featureVersion,
  grade: async (essay) => {
    const first = await grader.grade({ essay, grammar: null });
    // Where there is nothing to mark, the checker need not be woken.
    if (first.traits.length === 0) return first;
    const marks = await grammar.check(essay.text);
    return marks === null ? first : grader.grade({ essay, grammar: marks });
  },
});
