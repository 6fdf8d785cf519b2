/** The program that grades essays by their features: a long one takes a second, and pages would wait for it. */
import { gradeByFeatures } from '#core/essay/feature-grader.ts';
import type { EssayGrade } from '#core/essay/grade.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import type { GradeTask } from './grader.ts';

process.on('message', ({ no, task }: Asked<GradeTask>) => {
  const answer = gradeByFeatures(task.essay, task.grammar);
  process.send?.({ no, answer } satisfies Answered<EssayGrade>);
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
