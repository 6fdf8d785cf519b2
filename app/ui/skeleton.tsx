/** The shape of what is coming: bars of paper where words will stand. */
import { Rhythm } from '#app/ui/rhythm.tsx';

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-wait rounded-1 bg-paper-3 ${className}`} />;
}

const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/** Lines of text, the last one short. */
export function SkeletonLines({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <span className={`block space-y-3 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and stay in their places
          key={line}
          className={`h-4 ${line === lines - 1 ? 'w-1/2' : widths[line % widths.length]}`}
        />
      ))}
    </span>
  );
}

/** Rows of a list, told to screen readers once. */
export function SkeletonRows({ rows = 5, label }: { rows?: number; label?: string }) {
  return (
    <div className="border-t border-ink">
      <Rhythm live label={label} className="sr-only" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and stay in their places
          key={row}
          className="flex items-start gap-6 border-b border-rule py-5"
        >
          <Skeleton className="h-4 w-14 shrink-0" />
          <SkeletonLines lines={2} className="flex-1" />
          <Skeleton className="h-4 w-16 shrink-0" />
        </div>
      ))}
    </div>
  );
}
