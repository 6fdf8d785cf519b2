/** The address of a screen of the flow: `/exams/{id}/{screen}` with recordId, sectionId, exerciseId and from_type. */
import { type Attempt, exerciseAt } from '#core/exam/attempt.ts';
import { flowPath } from '#core/exam/flow.ts';

type FlowPlace = {
  recordId: string;
  sectionId: string | null;
  exerciseId: string | null;
  /** The screen that Continue or Return leads back to. */
  fromType: 'before' | 'exercise' | null;
  isEvent?: boolean;
};

export function flowAddress(examId: string, screen: Attempt['screen'], place: FlowPlace): string {
  const query = new URLSearchParams({ recordId: place.recordId });
  if (place.sectionId !== null) query.set('sectionId', place.sectionId);
  if (place.exerciseId !== null) query.set('exerciseId', place.exerciseId);
  if (place.fromType !== null) query.set('from_type', place.fromType);
  if (place.isEvent) query.set('isEvent', 'true');
  return `${flowPath(examId, screen)}?${query}`;
}

export const addressOf = (recordId: string, attempt: Attempt, isEvent: boolean): string =>
  flowAddress(attempt.paper.examId, attempt.screen, {
    recordId,
    sectionId: attempt.sections[attempt.sectionIndex]?.sectionId ?? null,
    exerciseId: exerciseAt(attempt)?.id ?? null,
    fromType: attempt.returnTo,
    isEvent,
  });
