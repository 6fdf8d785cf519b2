/** A level as four steps: filled as far as it goes, hollow while it rests on few answers, hatched where it fades. */
import { levels } from '#core/learner/map.ts';
import type { Tile } from './tiles.ts';

type StepsProps = Pick<Tile, 'level' | 'isUnsure' | 'isFading'> & { className?: string };

const hatch =
  'border-ink-3 bg-[repeating-linear-gradient(135deg,var(--color-ink-2)_0_1.5px,transparent_1.5px_4px)]';

export function Steps({ level, isUnsure, isFading, className = 'h-2' }: StepsProps) {
  const reached = levels.indexOf(level as (typeof levels)[number]) + 1;
  const lookOf = (step: number): string => {
    if (step > reached) return reached === 0 ? 'border-dashed border-field' : 'border-rule-2 bg-paper-3';
    if (isFading && step === reached) return hatch;
    if (isUnsure) return 'border-ink bg-white';
    return level === 'solid' ? 'border-ink bg-beam' : 'border-ink bg-ink';
  };
  return (
    <span aria-hidden="true" className={`flex gap-0.5 ${className}`}>
      {levels.map((name, place) => (
        <i key={name} className={`flex-1 border ${lookOf(place + 1)}`} />
      ))}
    </span>
  );
}
