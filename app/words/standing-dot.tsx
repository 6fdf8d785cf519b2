/** A word as a dot: learned is ink, being learned a ring, due is lit, not begun a speck. */
import type { Standing } from '#core/words/memory.ts';

const looks = {
  settled: 'size-2.5 border border-ink bg-ink',
  learning: 'size-2.5 border-[1.5px] border-ink',
  due: 'size-2.5 border-[1.5px] border-ink bg-beam',
  new: 'size-1.5 bg-rule-2',
} as const;

export type DotKind = keyof typeof looks;

export const dotOf = (standing: Standing, isDue: boolean): DotKind => (isDue ? 'due' : standing);

/** Says nothing by itself: what it means stands beside it. */
export function StandingDot({ kind }: { kind: DotKind }) {
  return (
    <span aria-hidden="true" className="inline-grid size-2.5 flex-none place-items-center">
      <span className={`rounded-full ${looks[kind]}`} />
    </span>
  );
}
