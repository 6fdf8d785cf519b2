/** One question of a report, opened: as it was asked, with its key, its analysis and what its candidate made of it. */
import type { Locale } from '#core/locale.ts';
import { publicView } from '#core/questions/public-view.ts';
import { textsIn } from '#core/questions/runs.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findGradedAttempt } from '#server/domains/attempts/service.ts';
import { countComments } from '#server/domains/learning/comments/service.ts';
import { findOwnState } from '#server/domains/learning/service.ts';
import { findLessonOfQuestion } from '#server/domains/lessons/service.ts';
import { findMath, getDetail, reveal, statsOf } from '#server/domains/questions/service.ts';
import { withGlossesIn } from '#server/domains/words/service.ts';
import { notFound } from '#server/http/errors.ts';
import { findClosedIn } from './closed.ts';

/** An attempt that is still open has no items here, and of one that is graded only those that it was asked. */
export async function getReviewItem(
  deps: Deps,
  recordId: string,
  exerciseId: string,
  viewer: Viewer,
  locale: Locale,
) {
  const { db } = deps;
  const graded = await findGradedAttempt(deps, recordId, viewer.id);
  const item = graded?.facts.items.find((one) => one.exerciseId === exerciseId);
  const asked = graded?.questions.get(exerciseId);
  if (!item || !asked) throw notFound();
  const closed = await findClosedIn(deps, viewer.id, viewer);
  const [detail, mine, comments] = await Promise.all([
    getDetail(db, asked.questionId, closed),
    findOwnState(db, viewer.id, asked.questionId),
    countComments(db, asked.questionId),
  ]);
  const isRevised = detail.versionId !== asked.versionId;
  const shown = { question: { ...publicView(asked.question), id: detail.number }, stimulus: asked.stimulus };
  const revealed = withGlossesIn(
    locale,
    asked.question,
    reveal(
      {
        ...detail,
        question: asked.question,
        // Notes on another version of the passage may not fit this one.
        stimulusSecret: isRevised ? null : detail.stimulusSecret,
      },
      true,
    ),
  );
  return {
    questionId: asked.questionId,
    number: detail.number,
    ...shown,
    isRevised,
    answer: [...item.answer],
    correct: item.correct,
    lesson: findLessonOfQuestion(asked.question, locale),
    stats: statsOf(detail),
    mine,
    comments,
    ...revealed,
    math: await findMath(db, [
      ...textsIn(shown.question),
      ...textsIn(shown.stimulus),
      ...textsIn(revealed.analysis),
      ...textsIn(revealed.stimulusNotes),
    ]),
  };
}
