/** The essays of a graded attempt with their grades, as their writer sees them. */
import type { Locale } from '#core/locale.ts';
import { isScored } from '#core/questions/kinds.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findClosedTo, findGradedAttempt } from '#server/domains/attempts/service.ts';
import { listEssaysOf, presentEssays, queueEssays, startGrading } from '#server/domains/essays/service.ts';
import { findExercises } from '#server/domains/exams/service.ts';
import { notFound } from '#server/http/errors.ts';

export async function listEssays(deps: Deps, recordId: string, viewer: Viewer, locale: Locale) {
  const reading = { locale, findExercises, closed: await findClosedTo(deps, viewer) };
  let rows = await listEssaysOf(deps.db, recordId);
  if (rows[0]?.userId === viewer.id) return presentEssays(deps.db, rows, reading);
  const graded = await findGradedAttempt(deps, recordId, viewer.id);
  if (!graded) throw notFound();
  const items = graded.facts.items.filter(({ form }) => !isScored(form));
  rows = await listEssaysOf(deps.db, recordId);
  if (rows.length < items.length) {
    // An attempt from before there was a grader.
    await queueEssays(
      deps,
      deps.db,
      items.map(({ exerciseId, answer }) => ({
        recordId,
        exerciseId,
        userId: viewer.id,
        prompt: graded.questions.get(exerciseId)?.question.stem.en ?? '',
        text: answer[0] ?? '',
        submittedAt: graded.row.submittedAt ?? deps.now(),
      })),
    );
    rows = await listEssaysOf(deps.db, recordId);
    startGrading(deps);
  }
  return presentEssays(deps.db, rows, reading);
}
