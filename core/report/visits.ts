/** How often each question was come to, from the moves of an attempt. */
import type { Place as ExamPlace, Move } from '#core/exam/attempt.ts';

export type MadeMove = { move: Move['move']; from: ExamPlace; exerciseId: string | null };

/** `exerciseAt` gives the exercise of a section by its place; undefined beyond the end, where the section is left. */
export function countVisits(
  moves: readonly MadeMove[],
  exerciseAt: (sectionIndex: number, exerciseIndex: number) => string | undefined,
): Map<string, number> {
  const visits = new Map<string, number>();
  for (const { move, from, exerciseId } of moves) {
    const to = move === 'go' ? exerciseId : arrival(move, from, exerciseAt);
    if (to) visits.set(to, (visits.get(to) ?? 0) + 1);
  }
  return visits;
}

/** Help and review are looked at from a question without leaving it, so coming back is no visit. */
function arrival(
  move: Move['move'],
  { screen, sectionIndex, exerciseIndex }: ExamPlace,
  exerciseAt: (sectionIndex: number, exerciseIndex: number) => string | undefined,
): string | undefined {
  if (move === 'continue' && screen === 'before') return exerciseAt(sectionIndex, 0);
  if (screen !== 'exercise') return undefined;
  if (move === 'next') return exerciseAt(sectionIndex, exerciseIndex + 1);
  return move === 'back' ? exerciseAt(sectionIndex, exerciseIndex - 1) : undefined;
}
