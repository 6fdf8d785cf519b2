/** How often the candidate saved and went away: the clock stood, and what had been seen could be thought about. */
import type { MadeMove } from '#core/report/visits.ts';

export type Happened = { at: number } & (
  | { kind: 'save' }
  | ({ kind: 'move' } & Pick<MadeMove, 'move' | 'from'>)
);

export type Pause = {
  /** From 1, the one that was open or the one that was to come. */
  section: number;
  ms: number;
  /** In the middle of a section, not between two. */
  isWithin: boolean;
};

/** A save that was never come back from is the end, and no pause. */
export function findPauses(happened: readonly Happened[]): Pause[] {
  const pauses: Pause[] = [];
  const opened = new Set<number>();
  let savedAt: number | null = null;
  for (const one of happened) {
    if (one.kind === 'save') {
      savedAt = one.at;
      continue;
    }
    const { screen, sectionIndex } = one.from;
    if (screen === 'save' && savedAt !== null) {
      const ms = Math.max(0, one.at - savedAt);
      pauses.push({ section: sectionIndex + 1, ms, isWithin: opened.has(sectionIndex) });
    }
    savedAt = null;
    if (screen === 'before' && one.move === 'continue') opened.add(sectionIndex);
  }
  return pauses;
}
